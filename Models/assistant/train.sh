#!/usr/bin/env bash
# Makes the assistant model from data/assistant: the one command behind Models/assistant.
#   Models/assistant/train.sh [OUT.intentmodel]
# Beside the model it writes reference.jsonl (decisions that every build must reproduce) and
# report.json and report.txt (figures on the test rows). The commands are taken from the PATH,
# else from the release build.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=Models/assistant
data=data/assistant
out=${1:-$root/$here/assistant.intentmodel}
[[ $out == /* ]] || out=$PWD/$out
PATH="$PATH:$root/.build/release"
# Paths from here on, so that what is written names no place of this machine.
cd "$root"

intent train "$data"/train.{en,zh}.csv \
  --validation "$data/validation.en.csv" --validation "$data/validation.zh.csv" \
  --out-of-scope "$data/out_of_scope_calibration.en.csv" \
  --out-of-scope "$data/out_of_scope_calibration.zh.csv" \
  --negatives "$data/out_of_scope_train.en.csv" --negatives "$data/out_of_scope_train.zh.csv" \
  --routes "$here/routes.json" --seed 1 --out "$out"

beside=$(dirname "$out")
intent route "$out" --routes "$here/routes.json" --json --quiet \
  <"$here/reference.txt" >"$beside/reference.jsonl"
intent evaluate "$out" "$data/test.en.csv" "$data/test.zh.csv" \
  --out-of-scope "$data/out_of_scope_test.en.csv" \
  --out-of-scope "$data/out_of_scope_test.zh.csv" \
  --routes "$here/routes.json" --no-latency --json "$beside/report.json" >"$beside/report.txt"
