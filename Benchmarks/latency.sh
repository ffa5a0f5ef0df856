#!/usr/bin/env bash
# Builds and runs the program `latency`: one classification against fastText's, in one process.
#   Benchmarks/latency.sh MODEL [--fasttext FILE] [--test CSV] [--passes N] [--json FILE]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=(swift build -c release --package-path "$root/Benchmarks"
  --scratch-path "$root/.build/benchmarks-build")
"${build[@]}" >&2
exec "$("${build[@]}" --show-bin-path)/latency" "$@"
