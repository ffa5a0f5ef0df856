// One classification by this package and by fastText: same process, same run, same texts.
//
//   latency MODEL [--fasttext MODEL.bin] [--train CSV] [--test CSV] [--passes 15] [--json FILE]
//
// The texts are 1,000 test utterances, shuffled by a fixed seed. Each contestant does all of them,
// then the next one, in turns; a pass counts as its percentiles, and the best pass as the result.
// fastText's model is trained from --train where its file is not there yet. Its texts are lower
// case and cut already: only its prediction is timed.
import BenchmarkSupport
import Foundation
import IntentClassification
import IntentRouting

let arguments = Arguments()
guard let modelPath = arguments.positional.first else {
  print("usage: latency MODEL [--fasttext FILE] [--train CSV] [--test CSV] [--passes N]")
  exit(64)
}

let rows = try LabeledRow.read(arguments.dataset("test", default: "clinc150/test.csv"))
var generator = SeededGenerator(seed: 1)
let texts = rows.shuffled(using: &generator).prefix(1_000)
let fastTextPath = arguments.option("fasttext") ?? "fasttext.bin"
if !FileManager.default.fileExists(atPath: fastTextPath) {
  print("training fastText: \(fastTextPath)")
  try FastTextModel.train(
    LabeledRow.read(arguments.dataset("train", default: "clinc150/train.csv")), to: fastTextPath)
}

let classifier = try IntentClassifier(contentsOf: URL(filePath: modelPath))
let contestants = [
  Contestant.classifier(classifier, texts), Contestant.router(classifier, texts),
  Contestant.fastText(try FastTextModel(fastTextPath), texts),
]

let race = Race(contestants, passes: arguments.option("passes").flatMap { Int($0) } ?? 15)
print("\(texts.count) texts, \(race.passes) passes; \(Machine.description), load \(Machine.load)")
var figures: [String: any Sendable] = [
  "machine": Machine.description, "load": Machine.load, "texts": texts.count,
  "passes": race.passes,
]
for result in race.run() {
  print(result.line)
  for (name, value) in result.figures { figures["\(result.name)_\(name)"] = value }
}
for name in ["classify", "route"] {
  let ratio = race.ratio(name, to: "fastText")
  print(
    "\(name) / fastText: \(ratio.best.formatted(3)) of the best p50, "
      + "\(ratio.median.formatted(3)) in the median pass")
  figures["\(name)_ratio"] = ratio.best
  figures["\(name)_ratio_median_pass"] = ratio.median
}
try arguments.write(figures)
