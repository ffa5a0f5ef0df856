/// Names one open question to the user; only the desk that asked can make one.
///
/// It cannot be written, read, or guessed: 128 random bits from the system, without a textual form,
/// so that no text, skill or language model can hold one. Compare it or give it back, no more.
public struct ConfirmationToken: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }
}

extension ConfirmationToken: CustomStringConvertible, CustomReflectable {
  /// Says nothing about the bits, so that no log holds them.
  public var description: String { "confirmation token" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
