#!/usr/bin/env bash
# Prepares the container in which submissions are graded.  Gradescope runs it once, as root, when the image is built.
set -euo pipefail
source="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
base="$(dirname "$source")"

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_seccomp() { "$python" -c 'import ctypes; ctypes.CDLL("libseccomp.so.2")' 2>/dev/null; }
install() { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"; }

python=""
for name in python3 python3.13 python3.12 python3.11; do
    if new_enough "$name"; then python="$(command -v "$name")"; break; fi
done
if [ -z "$python" ]; then
    install python3.11
    python="$(command -v python3.11)"
fi
has_seccomp || install libseccomp2

# An environment of its own.  Some systems keep pip out of it; a pip from outside will do then.
if ! "$python" -c 'import ensurepip' 2>/dev/null && ! "$python" -m pip --python "$python" --version >/dev/null 2>&1; then
    install "$(basename "$python")-venv"
fi
if "$python" -c 'import ensurepip' 2>/dev/null; then
    "$python" -m venv "$base/venv"
    pip=("$base/venv/bin/python" -m pip)
else
    "$python" -m venv --without-pip "$base/venv"
    pip=("$python" -m pip --python "$base/venv/bin/python")
fi
"${pip[@]}" install --quiet --disable-pip-version-check -r "$source/requirements.txt"
