/// The checked value of an option.
enum OptionValue: Sendable, Equatable {
  case present
  case text(String)
  case whole(Int)
  case real(Double)

  var string: String? { if case .text(let value) = self { value } else { nil } }
  var integer: Int? { if case .whole(let value) = self { value } else { nil } }
  var number: Double? { if case .real(let value) = self { value } else { nil } }
}

extension OptionValue {
  /// Reads the value of an option; `form` is the option as it was typed.
  init(
    _ value: String, of option: OptionDefinition, form: String, command: String
  ) throws(UsageError) {
    switch option.kind {
    case .flag: throw .unexpectedValue(option: form, value: value, command: command)
    case .string: self = .text(try Self.text(value, option, form, command))
    case .integer(let range): self = .whole(try Self.whole(value, range, option, form, command))
    case .number(let range): self = .real(try Self.real(value, range, option, form, command))
    }
  }

  private static func text(
    _ value: String, _ option: OptionDefinition, _ form: String, _ command: String
  ) throws(UsageError) -> String {
    let allowed = option.allowedValues
    guard !allowed.isEmpty, !allowed.contains(value) else { return value }
    throw .valueNotAllowed(
      option: form, value: value, allowed: allowed,
      suggestion: Suggestion.nearest(to: value, in: allowed), command: command)
  }

  private static func whole(
    _ value: String, _ range: ClosedRange<Int>, _ option: OptionDefinition, _ form: String,
    _ command: String
  ) throws(UsageError) -> Int {
    guard let number = Int(value) else {
      throw notANumber(value, "a whole number", option, form, command)
    }
    guard range.contains(number) else { throw outOfRange(value, option, form, command) }
    return number
  }

  private static func real(
    _ value: String, _ range: ClosedRange<Double>, _ option: OptionDefinition, _ form: String,
    _ command: String
  ) throws(UsageError) -> Double {
    guard let number = Double(value), number.isFinite else {
      throw notANumber(value, "a number", option, form, command)
    }
    guard range.contains(number) else { throw outOfRange(value, option, form, command) }
    return number
  }

  private static func notANumber(
    _ value: String, _ kind: String, _ option: OptionDefinition, _ form: String, _ command: String
  ) -> UsageError {
    let expected = option.rangeText.map { "\(kind) \($0)" } ?? kind
    return .notANumber(option: form, value: value, expected: expected, command: command)
  }

  private static func outOfRange(
    _ value: String, _ option: OptionDefinition, _ form: String, _ command: String
  ) -> UsageError {
    .outOfRange(option: form, value: value, range: option.rangeText ?? "", command: command)
  }
}
