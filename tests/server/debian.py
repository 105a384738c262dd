"""Programs from Debian's packages that some tests need.

`python -m tests.server.debian` installs what is missing, where that is allowed, and says what it did.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

PACKAGES = {
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "chromium": "chromium",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "systemd-analyze": "systemd",
    "gcc": "gcc",
}
HEADERS = {
    "stdlib.h": (Path("/usr/include/stdlib.h"), "libc6-dev"),
    "Python.h": (Path(sysconfig.get_path("include"), "Python.h"), "python3-dev"),
}
"""What the C compiler needs besides."""


def program(name: str) -> Path | None:
    """Where a program lies; PostgreSQL's own are not on the path, nor is what only administrators use."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found:
        return Path(found)
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return newest[0] if newest else None


def install_missing() -> str:
    """Installs what is missing; a sentence about how that went."""
    missing = [package for name, package in PACKAGES.items() if program(name) is None]
    missing += [package for path, package in HEADERS.values() if not path.is_file()]
    if not missing:
        return (
            "All programs that the tests use are there: " + ", ".join((*PACKAGES, *HEADERS)) + "."
        )
    wanted = " and ".join(missing)
    if shutil.which("apt-get") is None:
        return f"{wanted} cannot be installed (no apt-get); their tests will be skipped."
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *missing]):
        try:
            done = subprocess.run(
                [*root, "apt-get", "--quiet", *command],
                env=os.environ | quiet,
                capture_output=True,
                text=True,
                timeout=600,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"{wanted} could not be installed ({error}); their tests will be skipped."
        if done.returncode != 0 and command[0] == "install":
            last = (done.stderr or done.stdout).strip().splitlines()[-1:]
            return (
                f"{wanted} could not be installed ({''.join(last)}); their tests will be skipped."
            )
    return f"Installed {wanted} for the tests."


if __name__ == "__main__":
    print(install_missing())
