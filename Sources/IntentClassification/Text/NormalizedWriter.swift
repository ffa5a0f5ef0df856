/// Collects normalised bytes: lower case, single blanks, trimmed ends.
struct NormalizedWriter {
  private static let blank = UInt8(ascii: " ")

  private let storage: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var blankIsDue = false

  init(_ storage: UnsafeMutableBufferPointer<UInt8>) {
    self.storage = storage
  }

  @inline(__always)
  mutating func appendASCII(_ byte: UInt8) {
    // Control characters, NUL included, separate words as a blank does.
    guard byte > Self.blank, byte != 0x7F else {
      blankIsDue = true
      return
    }
    writeDueBlank()
    let isUpper = byte &- UInt8(ascii: "A") < 26
    storage[count] = isUpper ? byte | 0x20 : byte
    count += 1
  }

  /// Appends a scalar in its folded form: full-width forms as ASCII, quotes plain, Traditional
  /// characters Simplified, final sigma plain, format characters not at all.
  mutating func append(_ scalar: UInt32) {
    let folded = Self.fold(scalar)
    if folded < 0x80 { return appendASCII(UInt8(folded)) }
    guard folded < 0x4E00 || folded > 0x9FFF else { return write(folded) }
    appendUncommon(folded)
  }

  /// What was written so far, final marks included.
  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: storage[0..<count]) }

  /// Returns what was written, without the final blank, full stops, commas and exclamation
  /// marks.
  mutating func finish() -> UnsafeBufferPointer<UInt8> {
    var end = count
    while end > 0, let width = Self.finalMarkWidth(storage, end) { end -= width }
    // A text of nothing but such marks is kept: it has no words to lose them from.
    return UnsafeBufferPointer(rebasing: storage[0..<(end == 0 ? count : end)])
  }

  @inline(__always)
  private mutating func writeDueBlank() {
    guard blankIsDue else { return }
    blankIsDue = false
    guard count > 0 else { return }
    storage[count] = Self.blank
    count += 1
  }

  @inline(__always)
  private mutating func write(_ scalar: UInt32) {
    writeDueBlank()
    UTF8Walk.write(scalar, to: storage, at: &count)
  }

  private mutating func appendUncommon(_ scalar: UInt32) {
    guard let unicode = Unicode.Scalar(scalar) else { return }
    switch unicode.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: blankIsDue = true
    case .format: return
    case .nonspacingMark where Self.isVariationSelector(scalar): return
    default: write(scalar)
    }
  }

  private static func isVariationSelector(_ scalar: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  @inline(__always)
  private static func fold(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0x4E00...0x9FFF: ChineseVariants.simplified(scalar)
    case 0x3000: 0x20
    // The final form of sigma, which capitals do not have.
    case 0x03C2: 0x03C3
    case 0x2018, 0x2019, 0x02BC: 0x27
    case 0x201C, 0x201D: 0x22
    default: scalar
    }
  }

  /// Returns how many bytes the full stop, comma, exclamation mark or blank before `end` takes.
  private static func finalMarkWidth(
    _ storage: UnsafeMutableBufferPointer<UInt8>, _ end: Int
  ) -> Int? {
    switch storage[end - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ","), blank: 1
    // U+3002, the ideographic full stop.
    case 0x82 where end >= 3 && storage[end - 2] == 0x80 && storage[end - 3] == 0xE3: 3
    default: nil
    }
  }
}
