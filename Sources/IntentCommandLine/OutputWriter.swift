/// Collects output and writes it in large pieces, or line by line where someone waits for each.
///
/// May be used from several threads. Nothing is written by itself at the end: call `flush()`.
package final class OutputWriter: Sendable {
  /// Writes all bytes, or throws.
  package typealias Sink = @Sendable (UnsafeRawBufferPointer) throws(OutputError) -> Void

  /// Whether each line is written as soon as it is complete.
  package let isLineBuffered: Bool
  private let capacity: Int
  private let sink: Sink
  private let pending = Locked<[UInt8]>([])

  /// Makes a writer that passes its output on to a sink.
  package init(isLineBuffered: Bool, capacity: Int = 65_536, sink: @escaping Sink) {
    self.isLineBuffered = isLineBuffered
    self.capacity = capacity
    self.sink = sink
  }

  /// Returns a writer to a standard stream; by lines when asked for, or when it is a terminal.
  package static func standard(
    _ stream: Terminal.Stream = .output, isLineBuffered: Bool = false
  ) -> OutputWriter {
    precondition(stream != .input, "standard input can't be written")
    let name = stream == .output ? "standard output" : "standard error"
    let byLines = isLineBuffered || Terminal.isTerminal(stream)
    return OutputWriter(isLineBuffered: byLines) { bytes throws(OutputError) in
      try write(bytes, to: stream.rawValue, name: name)
    }
  }

  /// Writes a text as it is.
  package func write(_ text: String) throws(OutputError) { try write(bytes: text.utf8) }

  /// Writes a text and a line feed.
  package func writeLine(_ text: String) throws(OutputError) {
    try pending.withLock { pending throws(OutputError) in
      pending += text.utf8
      pending.append(UInt8(ascii: "\n"))
      if isLineBuffered || pending.count >= capacity { try empty(&pending) }
    }
  }

  /// Writes bytes as they are.
  package func write(bytes: some Sequence<UInt8>) throws(OutputError) {
    try pending.withLock { pending throws(OutputError) in
      let start = pending.count
      pending += bytes
      let endsLine = isLineBuffered && pending[start...].contains(UInt8(ascii: "\n"))
      if endsLine || pending.count >= capacity { try empty(&pending) }
    }
  }

  /// Writes what is still collected.
  package func flush() throws(OutputError) { try pending.withLock(empty) }

  /// Passes the bytes on; after a failure they are gone, so that no later flush fails again.
  private func empty(_ pending: inout [UInt8]) throws(OutputError) {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    try pending.withUnsafeBufferPointer { bytes throws(OutputError) in
      try sink(UnsafeRawBufferPointer(bytes))
    }
  }

  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, name: String
  ) throws(OutputError) {
    do throws(SystemCallError) {
      try SystemCall.send(bytes, to: descriptor)
    } catch {
      throw error.isClosedPipe
        ? .closedPipe(target: name) : .writeFailed(target: name, reason: error.reason)
    }
  }
}
