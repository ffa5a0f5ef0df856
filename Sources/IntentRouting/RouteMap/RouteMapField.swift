/// A value of a routes file that knows its key, the way to it and its places.
struct RouteMapField {
  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The key; empty for the outermost value and in lists.
  let key: String
  /// Where the key begins, or the value if it has no key.
  let keyPosition: JSONPosition
  /// The value.
  let node: JSONNode
  private let steps: [Step]

  /// The outermost value.
  init(root: JSONNode) {
    key = ""
    keyPosition = root.position
    node = root
    steps = []
  }

  private init(_ member: JSONMember, in parent: RouteMapField) {
    key = member.key
    keyPosition = member.keyPosition
    node = member.value
    steps = parent.steps + [.key(member.key)]
  }

  private init(_ element: JSONNode, at index: Int, in parent: RouteMapField) {
    key = ""
    keyPosition = element.position
    node = element
    steps = parent.steps + [.index(index)]
  }

  /// The fields of an object, in the order of the file, or nil if the value is none.
  var members: [RouteMapField]? {
    guard case .object(let members) = node.content else { return nil }
    return members.map { RouteMapField($0, in: self) }
  }

  /// The fields of an array, or nil if the value is none.
  var elements: [RouteMapField]? {
    guard case .array(let elements) = node.content else { return nil }
    return elements.enumerated().map { RouteMapField($0.element, at: $0.offset, in: self) }
  }

  /// The way to the value, like `routes.light_on.threshold`; empty for the outermost value.
  var keyPath: String { Self.spell(steps) }

  /// Returns the key path of a key below this value.
  func keyPath(of key: String) -> String { Self.spell(steps + [.key(key)]) }

  /// What the value is, in words.
  var kind: String {
    switch node.content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): "the number \(Wording.number(number))"
    case .string(let text): "the string \(Wording.quote(text))"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func spell(_ steps: [Step]) -> String {
    var path = ""
    for step in steps {
      switch step {
      case .index(let index): path += "[\(index)]"
      case .key(let key): path += (path.isEmpty ? "" : ".") + spell(key)
      }
    }
    return path
  }

  /// Returns the key, quoted if it is no plain word.
  private static func spell(_ key: String) -> String {
    let isPlain = !key.isEmpty && key.unicodeScalars.allSatisfy(Self.isPlain)
    return isPlain ? Wording.shorten(key) : Wording.quote(key)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      || scalar == "-"
  }
}
