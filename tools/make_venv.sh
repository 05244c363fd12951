#!/usr/bin/env bash
# Make the virtual environment $1 with the first Python that can: $PYTHON, else any
# Python from 3.11 on that is found and brings its venv module.
set -euo pipefail

folder=$1
lacks_venv=

is_new_enough() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' \
        2>/dev/null
}

brings_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null
}

make_with() {
    echo "making ${folder} with $("$1" --version)"
    rm -rf "${folder}"
    "$1" -m venv "${folder}"
    pwd -P >"${folder}/.place"
    exit 0
}

for python in ${PYTHON:-python3 python3.11 python3.12 python3.13 python3.14}; do
    is_new_enough "${python}" || continue
    if brings_venv "${python}"; then
        make_with "${python}"
    fi
    lacks_venv=${lacks_venv:-$("${python}" -c \
        'import sys; print("python%d.%d-venv" % sys.version_info[:2])')}
done

if [[ -n ${lacks_venv} ]]; then
    echo "Python's venv module is missing: apt install ${lacks_venv}" >&2
else
    echo "Python 3.11 to 3.14 is missing: apt install python3 python3-venv" >&2
fi
exit 1
