#!/usr/bin/env bash
# Makes the assistant model from data/assistant: the one command behind Models/assistant.
#   Models/assistant/train.sh [OUT.intentmodel] [more options of `intent train`]
# The command `intent` is taken from the release build, or from INTENT where that is set.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
intent=${INTENT:-$root/.build/release/intent}
out=${1:-$root/Models/assistant/assistant.intentmodel}
shift || true
data=$root/data/assistant
exec "$intent" train "$data"/train.{en,zh}.csv \
  --validation "$data/validation.en.csv" --validation "$data/validation.zh.csv" \
  --out-of-scope "$data/out_of_scope_calibration.en.csv" \
  --out-of-scope "$data/out_of_scope_calibration.zh.csv" \
  --negatives "$data/out_of_scope_train.en.csv" --negatives "$data/out_of_scope_train.zh.csv" \
  --routes "$root/Models/assistant/routes.json" --seed 1 --out "$out" "$@"
