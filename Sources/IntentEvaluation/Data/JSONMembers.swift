/// The members of one JSON object, of which only strings are kept.
struct JSONMembers {
  /// A key, and its value if that is a string or `null`.
  struct Member {
    let key: String
    /// Where the value begins.
    let offset: Int
    /// The string, empty for `null`; nil for a value of another kind.
    let text: String?

    /// Reads the value that the scanner stands before.
    init(key: String, valueFrom scanner: inout JSONScanner) throws(DataError) {
      self.key = key.lowercased()
      self.offset = scanner.offset
      self.text = try Self.text(from: &scanner)
    }

    private static func text(from scanner: inout JSONScanner) throws(DataError) -> String? {
      if scanner.next == Byte.quote { return try scanner.string() }
      if scanner.takeWord("null") { return "" }
      try scanner.skipValue()
      return nil
    }
  }

  private var members: [Member] = []

  /// The keys, cut to a length that fits a message.
  var names: [String] { members.map { Snippet.short($0.key) } }

  mutating func append(_ member: Member) {
    members.append(member)
  }

  /// Returns the member of the first key that is there; fails if it is there twice.
  func first(
    of keys: [String], at location: (Int) -> SourceLocation
  ) throws(DataError) -> Member? {
    for key in keys {
      let matches = members.filter { $0.key == key }
      if matches.count > 1 { throw .ambiguousColumn(location(matches[1].offset), column: key) }
      if let match = matches.first { return match }
    }
    return nil
  }
}
