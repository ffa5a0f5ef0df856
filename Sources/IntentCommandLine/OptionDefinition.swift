/// An option of a command, such as `--seed N` or `--quiet`.
package struct OptionDefinition: Sendable, Equatable {
  /// What an option takes.
  package enum Kind: Sendable, Equatable {
    /// Nothing: it is there or not.
    case flag
    /// Any text.
    case string
    /// A whole number of a range.
    case integer(ClosedRange<Int>)
    /// A finite number of a range.
    case number(ClosedRange<Double>)
  }

  /// The long name, without dashes.
  package let name: String
  /// The letter of the short form, if there is one.
  package let short: Character?
  /// What the option takes.
  package let kind: Kind
  /// The name of the value in the help, in capitals; empty for a flag.
  package let valueName: String
  /// What the option does, in a sentence.
  package let help: String
  /// The only values allowed; empty when any is.
  package let allowedValues: [String]
  /// What holds without the option, for the help alone.
  package let defaultText: String?
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// Whether the command can't do without it.
  package let isRequired: Bool

  /// Makes an option that is there or not.
  package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
    Self(
      name: name, short: short, kind: .flag, valueName: "", help: help, allowedValues: [],
      defaultText: nil, isRepeatable: false, isRequired: false)
  }

  /// Makes an option that takes a text, or one of the allowed values.
  package static func string(
    _ name: String, short: Character? = nil, value: String, help: String, allowed: [String] = [],
    default defaultText: String? = nil, isRepeatable: Bool = false, isRequired: Bool = false
  ) -> Self {
    Self(
      name: name, short: short, kind: .string, valueName: value, help: help,
      allowedValues: allowed, defaultText: defaultText, isRepeatable: isRepeatable,
      isRequired: isRequired)
  }

  /// Makes an option that takes a whole number; `1...Int.max` stands for "at least 1".
  package static func integer(
    _ name: String, short: Character? = nil, value: String = "N", in range: ClosedRange<Int>,
    help: String, default defaultText: String? = nil, isRepeatable: Bool = false,
    isRequired: Bool = false
  ) -> Self {
    Self(
      name: name, short: short, kind: .integer(range), valueName: value, help: help,
      allowedValues: [], defaultText: defaultText, isRepeatable: isRepeatable,
      isRequired: isRequired)
  }

  /// Makes an option that takes a number; `0....infinity` stands for "at least 0".
  package static func number(
    _ name: String, short: Character? = nil, value: String = "X", in range: ClosedRange<Double>,
    help: String, default defaultText: String? = nil, isRepeatable: Bool = false,
    isRequired: Bool = false
  ) -> Self {
    Self(
      name: name, short: short, kind: .number(range), valueName: value, help: help,
      allowedValues: [], defaultText: defaultText, isRepeatable: isRepeatable,
      isRequired: isRequired)
  }
}

extension OptionDefinition {
  /// The long form as it is typed, `--name`.
  package var longForm: String { "--\(name)" }

  /// The long form and its value as a usage line shows them, `--name VALUE`.
  package var usage: String { kind == .flag ? longForm : "\(longForm) \(valueName)" }

  /// The range in words, or nil where everything of the kind is allowed.
  var rangeText: String? {
    switch kind {
    case .flag, .string: nil
    case .integer(let range): Self.words(for: range, least: .min, greatest: .max) { "\($0)" }
    case .number(let range): Self.words(for: range, least: -.infinity, greatest: .infinity, plain)
    }
  }

  private static func words<Bound: Comparable>(
    for range: ClosedRange<Bound>, least: Bound, greatest: Bound, _ text: (Bound) -> String
  ) -> String? {
    let (lower, upper) = (text(range.lowerBound), text(range.upperBound))
    switch (range.lowerBound == least, range.upperBound == greatest) {
    case (true, true): return nil
    case (false, true): return "at least \(lower)"
    case (true, false): return "at most \(upper)"
    case (false, false): return "from \(lower) to \(upper)"
    }
  }

  private func plain(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? "\(bound)"
  }
}
