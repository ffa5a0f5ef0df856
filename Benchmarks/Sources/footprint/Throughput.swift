import BenchmarkSupport
import Dispatch
import Foundation
import IntentClassification
import Synchronization

/// Classifies from several threads at once. A lock or a copy in the classifier would show as more
/// processor time for each classification.
struct Throughput {
  let perSecond: Double
  let processorMicroseconds: Double

  static func measure(
    _ classifier: IntentClassifier, _ texts: [String], threads: Int, seconds: Double
  ) -> Throughput {
    let count = Counter()
    let done = DispatchGroup()
    let clock = ContinuousClock()
    let (start, processorStart) = (clock.now, Machine.processorSeconds)
    let end = start.advanced(by: .seconds(seconds))
    for number in 0..<threads {
      done.enter()
      Thread.detachNewThread {
        var index = number
        var classified = 0
        while classified % 100 != 0 || clock.now < end {
          keep(classifier.classify(texts[index % texts.count]))
          index += 1
          classified += 1
        }
        count.add(classified)
        done.leave()
      }
    }
    done.wait()
    let wall = start.duration(to: clock.now).microseconds / 1_000_000
    let total = Double(count.value)
    return Throughput(
      perSecond: total / wall,
      processorMicroseconds: (Machine.processorSeconds - processorStart) * 1_000_000 / total)
  }
}

private final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add(_ number: Int) { count.wrappingAdd(number, ordering: .relaxed) }
}
