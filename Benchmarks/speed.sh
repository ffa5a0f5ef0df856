#!/usr/bin/env bash
# Latency against fastText, load time, memory, throughput: with CLINC150's model of seed 0, which
# Benchmarks/accuracy.py makes. Run it on a quiet machine: the load is written down.
#   Benchmarks/speed.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
: "${INTENT_DATASETS:?must name the folder of the public data sets}"
work=.build/benchmarks
model=$work/clinc150-0.intentmodel
build=(swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks-build)

"${build[@]}"
programs=$("${build[@]}" --show-bin-path)
[[ -f $model ]] || Benchmarks/accuracy.py --only clinc150 --seeds 0
mkdir -p Benchmarks/results
"$programs/latency" "$model" --fasttext "$work/fasttext.bin" \
  --json Benchmarks/results/latency.json
"$programs/footprint" "$model" --intent "$(command -v intent)" \
  --json Benchmarks/results/footprint.json
