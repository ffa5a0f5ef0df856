import Foundation

/// Splits work over threads so that the result does not depend on how many there are.
package enum Parallel {
  /// Calls `body` once for each of `parts`, at the same time.
  package static func forEach(_ parts: Int, _ body: @Sendable (Int) -> Void) {
    guard parts > 1 else { return body(0) }
    DispatchQueue.concurrentPerform(iterations: parts, execute: body)
  }

  /// Returns the results of `transform` in order; each index is computed by one thread.
  package static func map<Value: Sendable>(
    _ count: Int, threads: Int, _ transform: @Sendable (Int) -> Value
  ) -> [Value] {
    let parts = max(1, min(threads, count))
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let base = buffer.baseAddress
      forEach(parts) { part in
        for index in count * part / parts..<count * (part + 1) / parts {
          base?.advanced(by: index).initialize(to: transform(index))
        }
      }
      initialized = count
    }
  }
}
