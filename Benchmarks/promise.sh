#!/usr/bin/env bash
# The trial of the promise on public data (Tests/IntentTrainingTests/PromiseTrialTests.swift), with
# the models that Benchmarks/accuracy.py made; the table goes into Benchmarks/results/promise.md.
#   Benchmarks/promise.sh [DRAWS]
# INTENT_DATASETS names the folder of public data sets; `intent` is found on the PATH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
: "${INTENT_DATASETS:?must name the folder of the public data sets}"
work=$PWD/.build/benchmarks
data=$INTENT_DATASETS/clinc150
draws=${1:-300}

models=() predictions=()
for seed in 0 1 2; do
  model=$work/clinc150-$seed.intentmodel
  [[ -f $model ]] || Benchmarks/accuracy.py --only clinc150 --seeds 0,1,2
  predicted=$work/seed-$seed.csv
  intent predict "$model" "$data"/{val,test,oos_val,oos_test}.csv --out "$predicted"
  # Fitting anew in every draw takes minutes a model: one of them will do.
  ((seed)) || models+=("$model")
  predictions+=("$predicted")
done
join() { local IFS=:; echo "$*"; }

table=$(mktemp)
trap 'rm -f "$table"' EXIT
status=0
PROMISE_TRIAL=1 PROMISE_DRAWS=$draws PROMISE_RESULTS=$table \
  PROMISE_MODELS=$(join "${models[@]}") PROMISE_PREDICTIONS=$(join "${predictions[@]}") \
  swift test -c release --disable-xctest -Xswiftc -enable-testing --scratch-path .build/promise \
  --filter PromiseTrial || status=$?
[[ -s $table ]] || exit "${status/#0/1}"

mkdir -p Benchmarks/results
{
  cat <<END
# The promise, tried

$(date +%F), $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores.
Made by \`Benchmarks/promise.sh $draws\` from the models of \`Benchmarks/accuracy.py --only clinc150\`.

The pool is CLINC150's val + test and oos_val + oos_test: 7,500 and 1,100 rows, out-of-scope rows weighted to 18 %.
What holds on the pool is the truth. Each of $draws draws takes calibration rows from it with replacement, certifies a
threshold with 95 % confidence, and is a violation when more than the promised share of what that threshold routes on the
pool is wrong. A refusal counts as coverage 0. *fitted anew*: each draw fits its acceptance score, scores its own rows
out of fold, and what is judged is the fit on all of them: all that \`intent calibrate\` does. (Copies of a row may fall
into different folds there, which real rows don't.) The other lines take the scores of \`intent predict\` as they are.
*Best possible* is the coverage of the threshold that the pool itself would choose; the *point estimate* takes the
threshold that is on target on the rows drawn, as plain tuning does.

END
  cat "$table"
  cat <<'END'

Targets: violations of 5 % or fewer at each rate; coverage of 73 % at 2 %, 88 % at 5 %, and with 5,000 + 1,100 rows
54 % at 1 %.
END
} >Benchmarks/results/promise.md
cat Benchmarks/results/promise.md
exit "$status"
