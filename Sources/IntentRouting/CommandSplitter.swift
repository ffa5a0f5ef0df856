/// Cuts an utterance where one command could end and another begin.
///
/// Only proposes: whether the parts are commands is for the classifier to say.
enum CommandSplitter {
  /// Which joints to cut at.
  enum Joints {
    /// Words and Chinese marks that join commands; in Latin script with the blanks around them.
    case strong
    /// Those, and marks and particles that as often join a command with its reason.
    case all
  }

  private static let strong = [
    " and ", " then ", " plus ", " also ", " after that ", "; ", "，", "；", "。", "、", "然后", "接着",
    "顺便", "并且",
  ]
  private static let weak = [", ", ". ", "! ", "还有", "另外", "再"]

  private static let strongTable = table(strong)
  private static let fullTable = table(strong + weak)

  /// The joints by their first byte, so that most bytes of a text are passed with one look-up.
  private static func table(_ joints: [String]) -> [[[UInt8]]] {
    var table = [[[UInt8]]](repeating: [], count: 256)
    for joint in joints.map({ Array($0.utf8) }) { table[Int(joint[0])].append(joint) }
    return table
  }

  /// More parts than this are prose.
  private static let mostParts = 6
  /// A part of fewer bytes is no command: two ideographs take six, "mute" four.
  private static let shortestPart = 4

  /// Returns the parts of an utterance, or none where there is nothing to cut.
  ///
  /// One walk over the bytes, without an allocation where no joint stands in the text.
  static func parts(of utterance: String, at joints: Joints) -> [String] {
    let table = joints == .strong ? strongTable : fullTable
    var utterance = utterance
    return utterance.withUTF8 { bytes in
      var parts: [String] = []
      var start = 0
      var index = 0
      while index < bytes.count {
        guard let joint = joint(in: bytes, at: index, table) else {
          index += 1
          continue
        }
        // The blank behind one joint may be the one before the next: "and then".
        append(bytes[min(start, index)..<index], to: &parts)
        start = index + joint.count
        index = start - (joint.last == UInt8(ascii: " ") ? 1 : 0)
      }
      guard start > 0 else { return [] }
      append(bytes[min(start, bytes.count)...], to: &parts)
      return (2...mostParts).contains(parts.count) ? parts : []
    }
  }

  private static func joint(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ table: [[[UInt8]]]
  ) -> [UInt8]? {
    let candidates = table[Int(bytes[index] | lowerCaseBit(bytes[index]))]
    return candidates.first { joint in
      index + joint.count <= bytes.count
        && joint.indices.allSatisfy { offset in
          let byte = bytes[index + offset]
          return byte | lowerCaseBit(byte) == joint[offset]
        }
    }
  }

  /// The bit that makes an ASCII capital small; 0 for every other byte.
  private static func lowerCaseBit(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? 0x20 : 0
  }

  private static func append(_ part: Slice<UnsafeBufferPointer<UInt8>>, to parts: inout [String]) {
    guard part.count >= shortestPart else { return }
    parts.append(String(decoding: part, as: UTF8.self))
  }
}
