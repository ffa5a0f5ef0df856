// What a model costs a process: load time, resident memory, throughput, and a process from start
// to end.
//
//   footprint MODEL [--intent PROGRAM] [--test CSV] [--json FILE]
//
// Each load checks the whole file, as every app's does.
import BenchmarkSupport
import Foundation
import IntentClassification

let arguments = Arguments()
guard let path = arguments.positional.first else {
  print("usage: footprint MODEL [--intent PROGRAM] [--test CSV] [--json FILE]")
  exit(64)
}
let texts = try LabeledRow.read(arguments.dataset("test", default: "clinc150/test.csv"))
  .map(\.text)
var figures: [String: any Sendable] = [
  "machine": Machine.description, "load": Machine.load,
]
print("\(Machine.description), load \(Machine.load)")

// Memory first: later measurements leave more behind than an app would.
let bytesBefore = Machine.residentBytes
let classifier = try IntentClassifier(contentsOf: URL(filePath: path))
for index in 0..<10_000 { keep(classifier.classify(texts[index % texts.count])) }
let residentBytes = Machine.residentBytes
print(
  "resident after 10,000 texts: \(megabytes(residentBytes)) "
    + "(\(megabytes(bytesBefore)) of it before the model was opened)")
figures["resident_bytes"] = residentBytes
figures["resident_bytes_before"] = bytesBefore

let loads = try ModelLoad.measure(path, count: 200)
print(
  "checked load: best \((loads.best / 1000).formatted(3)) ms, "
    + "median \((loads.median / 1000).formatted(3)) ms of 200")
figures["load_best_milliseconds"] = loads.best / 1000
figures["load_median_milliseconds"] = loads.median / 1000

for threads in [1, 4] {
  let result = Throughput.measure(classifier, texts, threads: threads, seconds: 2)
  print(
    "\(threads) threads: \(result.perSecond.formatted(0)) classifications a second, "
      + "\(result.processorMicroseconds.formatted(2)) µs of a processor each")
  figures["threads_\(threads)_per_second"] = result.perSecond
  figures["threads_\(threads)_processor_microseconds"] = result.processorMicroseconds
}
print("resident after 4 threads: \(megabytes(Machine.residentBytes))")

if let program = arguments.option("intent") {
  let command = ProcessTiming(program, ["classify", path, texts[0]])
  let times = try command.measure(count: 30)
  print(
    "one-shot `intent classify`: best \((times.best / 1000).formatted(1)) ms, "
      + "median \((times.median / 1000).formatted(1)) ms of 30")
  let peakBytes = try ProcessTiming(program, ["classify", path])
    .peakBytes(lines: (0..<10_000).map { texts[$0 % texts.count] })
  print("peak of `intent classify` over 10,000 lines: \(megabytes(peakBytes))")
  figures["command_peak_bytes"] = peakBytes
  figures["one_shot_best_milliseconds"] = times.best / 1000
  figures["one_shot_median_milliseconds"] = times.median / 1000
}
try arguments.write(figures)

func megabytes(_ bytes: Int) -> String { (Double(bytes) / 1_000_000).formatted(1) + " MB" }
