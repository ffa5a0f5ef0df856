package import Foundation

/// The container of a model: magic, version, and sections that each carry a checksum.
///
/// Every byte of the file is covered: the header by its own checksum, sections by theirs, and the
/// padding between them must be zero. `docs/model-file.md` describes the layout byte by byte.
package struct ModelFile: Sendable {
  /// The parts of a model file, in the order in which they are written.
  package enum Tag: UInt32, CaseIterable, Sendable {
    case configuration = 1
    case intents
    case embedding
    case embeddingScales
    case hiddenBias
    case head
    case headScales
    case headBias
    case knownGrams
    case knownUtteranceHashes
    case knownUtteranceIntents
    case commandView
    case goldenPredictions
    case card
  }

  /// A byte above 127 and a line feed, as in PNG: a transfer that alters text breaks it.
  static let magic: [UInt8] = [0x89] + Array("INTENT\n".utf8)
  /// 2 since models mend unknown words: a build that reads version 1 alone would not.
  static let version = 2
  static let supportedVersions = 1...2
  /// Magic (8), version (4), section count (4), file length (8), header checksum (8).
  static let headerBytes = 32
  /// Tag (4), zero (4), offset (8), length (8), checksum (8).
  static let entryBytes = 32
  /// Sections begin on cache lines, so an embedding row of 64 bytes lies in one.
  static let alignment = 64

  /// Where the file came from, for messages.
  package let path: String
  package let byteCount: Int
  /// The header's checksum, which covers every section's: a fingerprint of the whole file.
  package let fingerprint: UInt64
  private let data: Data
  private let ranges: [Tag: Range<Int>]

  /// Maps a file into memory, or reads it, and checks it.
  package init(contentsOf url: URL, isMapped: Bool = true) throws(ModelFileError) {
    let path = url.relativePath
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      throw .missing(path: path)
    }
    guard !isDirectory.boolValue else { throw .isDirectory(path: path) }
    let data: Data
    do {
      data = try Data(contentsOf: url, options: isMapped ? .alwaysMapped : [])
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    try self.init(data, path: path)
  }

  /// Checks a model file's bytes; nothing in them is used before its checksum has been compared.
  package init(_ data: Data, path: String) throws(ModelFileError) {
    let header = try ModelFileHeader(data, path: path)
    self.path = path
    self.data = data
    byteCount = data.count
    fingerprint = header.checksum
    ranges = header.ranges
  }

  /// Returns a section that must be there.
  package func section(_ tag: Tag) throws(ModelFileError) -> FileSection {
    guard let range = ranges[tag] else {
      throw .damaged(path: path, part: "section \(tag) is missing")
    }
    return FileSection(data, range)
  }

  /// Returns a section that must be there with so many bytes.
  func section(_ tag: Tag, byteCount: Int) throws(ModelFileError) -> FileSection {
    let section = try section(tag)
    guard section.count == byteCount else {
      throw .damaged(
        path: path, part: "section \(tag) has \(section.count) bytes, expected \(byteCount)")
    }
    return section
  }

  /// Returns a section of so many floats, all of them finite.
  func numbers(_ tag: Tag, count: Int) throws(ModelFileError) -> [Float] {
    let numbers = try section(tag, byteCount: count * 4).floats()
    guard numbers.allSatisfy(\.isFinite) else {
      throw .damaged(path: path, part: "section \(tag) holds a number that is not finite")
    }
    return numbers
  }

  /// Decodes a section that holds JSON.
  package func decode<Value: Decodable>(_ tag: Tag) throws(ModelFileError) -> Value {
    let bytes = try section(tag).copy()
    do {
      return try JSONDecoder().decode(Value.self, from: bytes)
    } catch {
      throw .damaged(path: path, part: "section \(tag) does not decode")
    }
  }
}
