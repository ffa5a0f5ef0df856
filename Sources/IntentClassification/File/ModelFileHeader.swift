import Foundation

/// The checked header of a model file: which section stands where.
struct ModelFileHeader {
  let checksum: UInt64
  private(set) var ranges: [ModelFile.Tag: Range<Int>] = [:]

  /// Reads and checks the header, every section's checksum and the padding between sections.
  init(_ data: Data, path: String) throws(ModelFileError) {
    let outcome = data.withUnsafeBytes { bytes -> Result<Self, ModelFileError> in
      do throws(ModelFileError) {
        return .success(try Self(HeaderReader(bytes: bytes, path: path)))
      } catch {
        return .failure(error)
      }
    }
    self = try outcome.get()
  }

  private init(_ reader: HeaderReader) throws(ModelFileError) {
    try reader.checkMagicAndVersion()
    try reader.checkLength()
    checksum = try reader.checkedHeaderChecksum()
    var end = reader.tableEnd
    for index in 0..<reader.sectionCount {
      let entry = reader.entry(index)
      guard let tag = ModelFile.Tag(rawValue: entry.tag), ranges[tag] == nil else {
        throw .damaged(path: reader.path, part: "section \(entry.tag) is unknown or stands twice")
      }
      ranges[tag] = try reader.checkedRange(entry, tag, after: end)
      end = entry.end
    }
    guard end == reader.bytes.count else {
      throw .damaged(path: reader.path, part: "bytes behind the last section")
    }
  }
}

/// One line of the section table, as it stands in the file.
private struct SectionEntry {
  var tag: UInt32
  var offset: Int
  var length: Int
  var checksum: UInt64
  /// Saturates, so that a wild offset is found out rather than wrapped around.
  var end: Int { offset.addingReportingOverflow(length).overflow ? .max : offset + length }
}

/// Reads the header's numbers, and says what is wrong with them.
private struct HeaderReader {
  let bytes: UnsafeRawBufferPointer
  let path: String

  var sectionCount: Int { Int(word32(12)) }
  var tableEnd: Int { ModelFile.headerBytes + sectionCount * ModelFile.entryBytes }

  func checkMagicAndVersion() throws(ModelFileError) {
    let magic = ModelFile.magic
    guard bytes.count >= magic.count, bytes.prefix(magic.count).elementsEqual(magic) else {
      throw .notAModel(path: path)
    }
    guard bytes.count >= ModelFile.headerBytes else {
      throw .damaged(path: path, part: "the file ends inside its header")
    }
    let version = Int(word32(8))
    guard ModelFile.supportedVersions.contains(version) else {
      throw .unsupportedVersion(
        path: path, found: version, supported: ModelFile.supportedVersions)
    }
  }

  func checkLength() throws(ModelFileError) {
    let expected = Int(truncatingIfNeeded: word64(16))
    guard expected == bytes.count else {
      throw .wrongLength(path: path, found: bytes.count, expected: expected)
    }
    guard sectionCount <= ModelFile.Tag.allCases.count, tableEnd <= bytes.count else {
      throw .damaged(path: path, part: "section table")
    }
  }

  /// The header's checksum covers the header, less the checksum itself, and the section table.
  func checkedHeaderChecksum() throws(ModelFileError) -> UInt64 {
    let found = word64(24)
    guard found == ModelFileWriter.headerChecksum(bytes.prefix(tableEnd)) else {
      throw .damaged(path: path, part: "header")
    }
    return found
  }

  func entry(_ index: Int) -> SectionEntry {
    let base = ModelFile.headerBytes + index * ModelFile.entryBytes
    return SectionEntry(
      tag: word32(base), offset: Int(truncatingIfNeeded: word64(base + 8)),
      length: Int(truncatingIfNeeded: word64(base + 16)), checksum: word64(base + 24))
  }

  func checkedRange(
    _ entry: SectionEntry, _ tag: ModelFile.Tag, after end: Int
  ) throws(ModelFileError) -> Range<Int> {
    guard entry.offset >= end, entry.length >= 0, entry.end <= bytes.count,
      bytes[end..<entry.offset].allSatisfy({ $0 == 0 })
    else {
      throw .damaged(path: path, part: "place of section \(tag)")
    }
    let range = entry.offset..<entry.end
    guard Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[range])) == entry.checksum else {
      throw .damaged(path: path, part: "section \(tag)")
    }
    return range
  }

  private func word32(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private func word64(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
