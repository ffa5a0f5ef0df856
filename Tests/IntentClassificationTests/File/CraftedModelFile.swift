import Foundation

@testable import IntentClassification

/// A model file in parts, to put together again with a fault and with right checksums.
///
/// Follows `docs/model-file.md` on its own, so that it can write what the real writer refuses.
struct CraftedModelFile {
  struct Section {
    var tag: UInt32
    var bytes: Data
    /// What the section table says instead of the truth.
    var statedOffset: UInt64?
    var statedLength: UInt64?
  }

  static let path = "models/crafted.intentmodel"

  var version: UInt32 = 2
  var statedSectionCount: UInt32?
  /// Stands between the section table and the first section, after padding.
  var gap = Data()
  /// Stands behind the last section, and is counted in the file's length.
  var tail = Data()
  var sections: [Section]

  init(_ file: Data) throws(ModelFileError) {
    let model = try ModelFile(file, path: Self.path)
    sections = ModelFile.Tag.allCases.compactMap { tag in
      (try? model.section(tag)).map { Section(tag: tag.rawValue, bytes: $0.copy()) }
    }
  }

  subscript(_ tag: ModelFile.Tag) -> Data {
    get { sections.first { $0.tag == tag.rawValue }?.bytes ?? Data() }
    set {
      for index in sections.indices where sections[index].tag == tag.rawValue {
        sections[index].bytes = newValue
      }
    }
  }

  mutating func remove(_ tag: ModelFile.Tag) { sections.removeAll { $0.tag == tag.rawValue } }

  /// Sets a value inside a section's JSON; the path leads through objects.
  mutating func set(_ path: [String], in tag: ModelFile.Tag, to value: Any) throws {
    let object = try JSONSerialization.jsonObject(with: self[tag])
    self[tag] = try JSONSerialization.data(
      withJSONObject: Self.setting(path[...], in: object, to: value))
  }

  /// Returns the file.
  func data() -> Data {
    var body = Data()
    var table = Data()
    let bodyStart = 32 + sections.count * 32
    body.append(gap)
    for section in sections {
      body.append(Data(count: (64 - (bodyStart + body.count) % 64) % 64))
      table.append(Self.bytes(section.tag) + Data(count: 4))
      table.append(Self.bytes(section.statedOffset ?? UInt64(bodyStart + body.count)))
      table.append(Self.bytes(section.statedLength ?? UInt64(section.bytes.count)))
      table.append(Self.bytes(Self.checksum(section.bytes)))
      body.append(section.bytes)
    }
    body.append(tail)
    let start =
      Data([0x89] + "INTENT\n".utf8) + Self.bytes(version)
      + Self.bytes(statedSectionCount ?? UInt32(sections.count))
      + Self.bytes(UInt64(bodyStart + body.count))
    let checksum = Self.checksum(start + Data(count: 8) + table)
    return start + Self.bytes(checksum) + table + body
  }

  /// Returns why a file's bytes are no model, or nil where they are one.
  static func loadError(_ file: Data) -> ModelFileError? {
    do throws(ModelFileError) {
      _ = try IntentClassifier(ModelFile(file, path: path))
      return nil
    } catch {
      return error
    }
  }

  private static func setting(_ path: ArraySlice<String>, in object: Any, to value: Any) -> Any {
    guard let key = path.first else { return value }
    var members = object as? [String: Any] ?? [:]
    members[key] = setting(path.dropFirst(), in: members[key] ?? [:] as [String: Any], to: value)
    return members
  }

  private static func checksum(_ bytes: Data) -> UInt64 {
    bytes.withUnsafeBytes { Checksum.of($0) }
  }

  private static func bytes(_ value: some FixedWidthInteger & BitwiseCopyable) -> Data {
    withUnsafeBytes(of: value.littleEndian) { Data($0) }
  }
}
