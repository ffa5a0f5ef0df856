@testable import IntentCommandLine

/// A stream that gives its bytes in chunks, as a pipe does.
final class ByteSource: Sendable {
  private let chunks: Locked<[[UInt8]]>
  private let failsAtEnd: Bool

  init(chunks: [[UInt8]], failsAtEnd: Bool = false) {
    self.chunks = Locked(chunks)
    self.failsAtEnd = failsAtEnd
  }

  convenience init(_ bytes: [UInt8], chunk: Int) {
    self.init(
      chunks: stride(from: 0, to: bytes.count, by: chunk).map {
        Array(bytes[$0..<min($0 + chunk, bytes.count)])
      })
  }

  /// Fills the buffer with what fits of the next chunk.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    let part = chunks.withLock { chunks -> [UInt8]? in
      guard let first = chunks.first else { return nil }
      let rest = Array(first.dropFirst(buffer.count))
      if rest.isEmpty { chunks.removeFirst() } else { chunks[0] = rest }
      return Array(first.prefix(buffer.count))
    }
    if part == nil, failsAtEnd { throw .readFailed(source: "test", reason: "gone") }
    buffer.copyBytes(from: part ?? [])
    return part?.count ?? 0
  }
}
