package import Foundation

/// Lays sections out as a model file.
package struct ModelFileWriter {
  private var sections: [(tag: ModelFile.Tag, bytes: Data)] = []

  package init() {}

  package mutating func add(_ tag: ModelFile.Tag, _ bytes: Data) {
    precondition(!sections.contains { $0.tag == tag }, "section \(tag) added twice")
    sections.append((tag, bytes))
  }

  /// Adds a section as JSON with sorted keys, so that equal values give equal bytes.
  package mutating func add(_ tag: ModelFile.Tag, json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      add(tag, try encoder.encode(value))
    } catch {
      preconditionFailure(
        "a section that cannot be encoded (a number that is not finite?): \(error)")
    }
  }

  package mutating func add<Number>(_ tag: ModelFile.Tag, numbers: [Number])
  where Number: BitwiseCopyable {
    add(tag, numbers.withUnsafeBytes { Data($0) })
  }

  /// Returns the whole file.
  package func data() -> Data {
    var file = Data(count: ModelFile.headerBytes + sections.count * ModelFile.entryBytes)
    var table = Data()
    for (tag, bytes) in sections {
      file.append(Data(count: Self.padding(after: file.count)))
      table.append(Self.entry(tag, bytes, offset: file.count))
      file.append(bytes)
    }
    let header = Self.header(sectionCount: sections.count, fileLength: file.count)
    file.replaceSubrange(0..<header.count, with: header)
    file.replaceSubrange(header.count..<header.count + table.count, with: table)
    let checksum = (header + table).withUnsafeBytes { Self.headerChecksum($0[...]) }
    file.replaceSubrange(24..<32, with: Self.littleEndian(checksum))
    return file
  }

  /// Returns the checksum of the header and the section table, the checksum's own field left out.
  static func headerChecksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    var covered = Data(bytes)
    covered.replaceSubrange(24..<32, with: Data(count: 8))
    return covered.withUnsafeBytes { Checksum.of($0) }
  }

  private static func header(sectionCount: Int, fileLength: Int) -> Data {
    Data(ModelFile.magic) + littleEndian(UInt32(ModelFile.version))
      + littleEndian(UInt32(sectionCount)) + littleEndian(UInt64(fileLength)) + Data(count: 8)
  }

  private static func entry(_ tag: ModelFile.Tag, _ bytes: Data, offset: Int) -> Data {
    littleEndian(tag.rawValue) + Data(count: 4) + littleEndian(UInt64(offset))
      + littleEndian(UInt64(bytes.count)) + littleEndian(bytes.withUnsafeBytes { Checksum.of($0) })
  }

  private static func padding(after count: Int) -> Int {
    (ModelFile.alignment - count % ModelFile.alignment) % ModelFile.alignment
  }

  private static func littleEndian(_ value: some FixedWidthInteger & BitwiseCopyable) -> Data {
    withUnsafeBytes(of: value.littleEndian) { Data($0) }
  }
}
