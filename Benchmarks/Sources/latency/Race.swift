import BenchmarkSupport

/// Times contestants in turns, so that what disturbs the machine disturbs all of them.
final class Race {
  private static let warmUps = 50

  let passes: Int
  private let contestants: [Contestant]
  private var samples: [String: [Sample]] = [:]

  init(_ contestants: [Contestant], passes: Int) {
    self.contestants = contestants
    self.passes = passes
  }

  /// What one contestant reached in its best pass.
  struct Result {
    let name: String
    let accuracy: Double
    let best: Sample

    var figures: [String: Double] {
      [
        "p50_microseconds": best.median, "p99_microseconds": best.percentile(99),
        "accuracy": accuracy,
      ]
    }

    var line: String {
      "\(name): p50 \(best.median.formatted(2)) µs, p99 \(best.percentile(99).formatted(2)) µs, "
        + "accuracy \((accuracy * 100).formatted(1)) %"
    }
  }

  /// Runs all passes and returns each contestant's best one.
  func run() -> [Result] {
    for pass in 0..<passes {
      // Another one goes first in each pass.
      for turn in contestants.indices {
        let contestant = contestants[(pass + turn) % contestants.count]
        samples[contestant.name, default: []].append(time(contestant))
      }
    }
    return contestants.compactMap { contestant in
      samples[contestant.name]?.min { $0.median < $1.median }
        .map { Result(name: contestant.name, accuracy: contestant.accuracy, best: $0) }
    }
  }

  /// Returns one contestant's p50 over another's: of the best passes, and in the median pass.
  func ratio(_ name: String, to other: String) -> (best: Double, median: Double) {
    let ours = samples[name, default: []].map(\.median)
    let theirs = samples[other, default: []].map(\.median)
    let best = (ours.min() ?? 0) / (theirs.min() ?? 1)
    return (best, Sample(zip(ours, theirs).map { $0 / $1 }).median)
  }

  private func time(_ contestant: Contestant) -> Sample {
    for index in 0..<Self.warmUps { contestant.classify(index) }
    let clock = ContinuousClock()
    return Sample(
      (0..<contestant.count).map { index in
        let start = clock.now
        contestant.classify(index)
        return start.duration(to: clock.now).microseconds
      })
  }
}
