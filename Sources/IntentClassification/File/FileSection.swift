import Foundation

/// A range of a model file's bytes, which keeps the file's memory alive.
package struct FileSection: Sendable {
  private let data: Data
  package let range: Range<Int>

  init(_ data: Data, _ range: Range<Int>) {
    self.data = data
    self.range = range
  }

  package var count: Int { range.count }

  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    data.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// Returns the section as little-endian floats.
  func floats() -> [Float] {
    withBytes { bytes in
      (0..<bytes.count / 4).map {
        Float(
          bitPattern: UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
      }
    }
  }

  /// Returns the section as little-endian whole numbers.
  func integers<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) -> [Number] {
    let size = MemoryLayout<Number>.size
    return withBytes { bytes in
      (0..<bytes.count / size).map {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * size, as: Number.self))
      }
    }
  }

  /// Returns a copy of the section's bytes.
  func copy() -> Data { withBytes { Data($0) } }
}
