#!/usr/bin/env bash
# Install Debian's Chromium for the browser tests, or say what to install.
set -euo pipefail

packages=(chromium fonts-dejavu-core)
as_root=()

if [[ ${EUID} -ne 0 ]]; then
    as_root=(sudo -n)
fi

if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
    echo "installing ${packages[*]}"
    log=$(mktemp)
    trap 'rm -f "${log}"' EXIT
    export DEBIAN_FRONTEND=noninteractive
    if "${as_root[@]}" apt-get update -q >"${log}" 2>&1 &&
        "${as_root[@]}" apt-get install -y -q --no-install-recommends \
            "${packages[@]}" >>"${log}" 2>&1; then
        exit 0
    fi
    tail -n 20 "${log}" >&2
fi

echo "Chromium for the browser tests is missing: apt install ${packages[*]}" >&2
exit 1
