import Foundation
import IntentRouting

/// Reads a value leniently where its meaning is clear: "3" as 3, 3.0 as 3, "yes" and "开" as true.
enum ArgumentCoercion {
  private static let yes: Set<String> = ["true", "yes", "y", "on", "1", "是", "开", "好", "对", "要"]
  private static let no: Set<String> = ["false", "no", "n", "off", "0", "否", "关", "不", "不要"]

  /// Returns a value as a scalar type, or nil where its meaning is not clear.
  static func scalar<Value>(_ value: JSONValue, as type: Value.Type) -> Value? {
    if type == Bool.self { return bool(value) as? Value }
    if type == String.self { return string(value) as? Value }
    if let integer = type as? any FixedWidthInteger.Type { return whole(value, integer) as? Value }
    if type == Double.self { return number(value) as? Value }
    if type == Float.self { return number(value).map(Float.init) as? Value }
    return nil
  }

  private static func bool(_ value: JSONValue) -> Bool? {
    switch value {
    case .bool(let flag): return flag
    case .number(let number): return number == 1 ? true : number == 0 ? false : nil
    case .string(let text):
      let word = trimmed(text).lowercased()
      return yes.contains(word) ? true : no.contains(word) ? false : nil
    default: return nil
    }
  }

  private static func string(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number, .bool: value.text
    default: nil
    }
  }

  private static func whole<Integer: FixedWidthInteger>(
    _ value: JSONValue, _ type: Integer.Type
  ) -> Integer? {
    if case .string(let text) = value, let exact = Integer(trimmed(text)) { return exact }
    return number(value).flatMap { Integer(exactly: $0) }
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let number): return number
    case .string(let text):
      guard let number = Double(trimmed(text)), number.isFinite else { return nil }
      return number
    default: return nil
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
