/// A place in a decoded text that moves forward, one Unicode scalar at a time.
struct JSONCursor {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  /// The place of the next scalar.
  private(set) var position = JSONPosition()

  /// Decodes UTF-8; a byte-order mark at the start is skipped.
  init(_ bytes: some Collection<UInt8>) throws(JSONProblem) {
    let start = Array(bytes.prefix(2))
    if start == [0xFE, 0xFF] || start == [0xFF, 0xFE] {
      throw JSONProblem(fault: .utf16, position: position)
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    scalars = try Self.decode(isMarked ? Array(bytes.dropFirst(3)) : Array(bytes))
  }

  /// The next scalar, or nil at the end.
  var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// The scalar behind the next one, or nil.
  var afterNext: Unicode.Scalar? { offset + 1 < scalars.count ? scalars[offset + 1] : nil }

  /// Moves past the next scalar; at the end it does nothing.
  mutating func advance() {
    guard let next else { return }
    position.pass(next)
    offset += 1
  }

  /// Moves past the next scalar if it is the given one, and tells whether it was.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Moves past the scalars that satisfy the condition, and returns them.
  mutating func takeAll(while condition: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let next, condition(next) {
      taken.append(next)
      advance()
    }
    return String(taken)
  }

  /// Returns a problem at the place of the next scalar.
  func problem(_ fault: JSONFault) -> JSONProblem {
    JSONProblem(fault: fault, position: position)
  }

  private static func decode(_ bytes: [UInt8]) throws(JSONProblem) -> [Unicode.Scalar] {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var scalars: [Unicode.Scalar] = []
    var position = JSONPosition()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return scalars
      case .error: throw JSONProblem(fault: .invalidUTF8(byte: bytes[offset]), position: position)
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        scalars.append(scalar)
        position.pass(scalar)
        offset += encoded.count
      }
    }
  }
}
