/// A character that tells of a damaged file or a hidden trick, rather than of a user.
enum OddCharacter {
  /// A control character, a line break among them.
  case control(Unicode.Scalar)
  /// A character without width, or a mark of direction, where no script needs it.
  case invisible(Unicode.Scalar)
  /// Turns the direction of what follows, so that a text reads otherwise than it is stored.
  case direction(Unicode.Scalar)
  /// U+FFFD: the character that stood here is lost.
  case replacement
  /// Means something in one font only.
  case privateUse(Unicode.Scalar)
  /// UTF-8 that was read as Latin-1 or Windows-1252, with what was meant.
  case mojibake(found: String, meant: String)

  /// What it is and what to do.
  var message: String {
    switch self {
    case .control(let scalar): "the control character \(Self.code(scalar)): remove it"
    case .invisible(let scalar): "the invisible character \(Self.code(scalar)): remove it"
    case .direction(let scalar):
      "\(Self.code(scalar)), which turns the direction of text: remove it"
    case .replacement: "U+FFFD in place of a character that was lost: write it again"
    case .privateUse(let scalar):
      "\(Self.code(scalar)), which means something in one font only: replace it"
    case .mojibake(let found, let meant):
      "\"\(found)\", which was \"\(meant)\" before UTF-8 was read as Latin-1: read it again"
    }
  }

  /// Returns the first odd character of a text.
  static func first(in scalars: [Unicode.Scalar]) -> OddCharacter? {
    for index in scalars.indices where !(0x20..<0x7F).contains(scalars[index].value) {
      if let fault = fault(at: index, in: scalars) { return fault }
    }
    return nil
  }

  private static func fault(at index: Int, in scalars: [Unicode.Scalar]) -> OddCharacter? {
    let scalar = scalars[index]
    switch scalar.value {
    case 0xFFFD: return .replacement
    case 0x202A...0x202E, 0x2066...0x2069: return .direction(scalar)
    case 0x200C, 0x200D, 0x200E, 0x200F:
      return needsJoiner(scalars, at: index) ? nil : .invisible(scalar)
    case 0x200B, 0x2060...0x2064, 0xFEFF, 0x00AD, 0x180E: return .invisible(scalar)
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD: return .privateUse(scalar)
    case 0x00C2...0x00F4:
      return Mojibake.meant(scalars[index...]).map { .mojibake(found: $0.found, meant: $0.meant) }
    default: return scalar.properties.generalCategory == .control ? .control(scalar) : nil
    }
  }

  /// Joiners and marks of direction belong to Arabic, Hebrew, Indic and similar scripts; a joiner
  /// also into a picture made of several.
  private static func needsJoiner(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let neighbours = [index - 1, index + 1].filter(scalars.indices.contains).map { scalars[$0] }
    return neighbours.contains { neighbour in
      (0x0590...0x1CFF).contains(neighbour.value)
        || neighbour.properties.isEmoji
          && neighbour.value > 0x2000
        || neighbour.value == 0xFE0F
    }
  }

  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
