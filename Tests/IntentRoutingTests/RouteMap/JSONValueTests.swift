import Foundation
import IntentRouting
import Testing

struct JSONValueTests {
  @Test func codingReproducesTheValue() throws {
    let value = JSONValue.object([
      "a": .array([.null, .bool(true), .bool(false), .number(1), .number(-0.5)]),
      "b": .string("1"), "c": .object([:]), "d": .array([]),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    let text = #"{"a":[null,true,false,1,-0.5],"b":"1","c":{},"d":[]}"#
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    #expect(JSONDocument(data).root?.value == value)
  }
}
