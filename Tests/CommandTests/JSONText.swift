import Foundation
import Testing

/// JSON that a program printed, read by key paths.
struct JSONText {
  private let value: Any?

  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private init(value: Any?) { self.value = value }

  subscript(key: String) -> JSONText { JSONText(value: (value as? [String: Any])?[key]) }
  subscript(index: Int) -> JSONText {
    let list = value as? [Any] ?? []
    return JSONText(value: list.indices.contains(index) ? list[index] : nil)
  }

  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var list: [JSONText] { (value as? [Any] ?? []).map { JSONText(value: $0) } }
  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
}
