import Foundation
import Testing

/// `intent replay`, end to end.
struct ReplayTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  /// Returns the path of a log of decisions, each line changed before it is written.
  private func log(_ texts: [String], _ change: (String) -> String = { $0 }) throws -> String {
    let lines = try texts.map { text in
      change(
        try BuiltProgram.intent.run(
          "route", sample.model, "--routes", sample.routes, text, "--json"
        ).output)
    }
    return try sample.folder.write(lines.joined(), to: "log-\(UUID().uuidString).jsonl")
  }

  private func replay(_ file: String, _ arguments: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["replay", sample.model, file, "--routes", sample.routes] + arguments)
  }

  private static let texts = ["turn off the hall light", "", "delete the message from Anna", "你好"]

  @Test func whatWasDecidedIsDecidedAgain() throws {
    let result = try replay(try log(Self.texts))
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("0 rows flip, 4 agree"), "\(result.output)")
  }

  @Test func aDecisionThatFellOtherwiseIsListedWithItsLine() throws {
    let file = try log(Self.texts) { $0.replacing("\"state\":\"off\"", with: "\"state\":\"on\"") }
    let json = try JSONText(replay(file, "--json").output)
    #expect(json["flips"].number == 1)
    #expect(json["listed_flips"][0]["kind"].string == "other_skill")
    #expect(json["listed_flips"][0]["location"].string == "\(file):1")
    #expect(json["old"]["log"].string == file)
  }

  @Test func aDestructiveSkillThatWasNotReachedBeforeEndsWithOne() throws {
    let file = try log(["delete the message from Anna"]) { line in
      line.replacing(
        "\"action\":\"confirm\",\"skill\":\"delete_message\"",
        with: "\"action\":\"run\",\"skill\":\"show_help\"")
    }
    let result = try replay(file)
    #expect(result.code == 1)
    #expect(result.error.contains("1 row newly reaches"), "\(result.error)")
  }

  @Test func damagedLinesAreToldWithTheirPlaceAndDoNotStopTheOthers() throws {
    let whole = try String(contentsOfFile: log(Self.texts), encoding: .utf8)
    let file = try sample.folder.write(
      "{\"text\": \"a\n" + whole + "{\"error\":\"standard input:2: blank\"}\n{\"text\": 3}\n\n",
      to: "damaged.jsonl")
    let result = try replay(file)
    #expect(result.code == 65)
    #expect(result.output.contains("0 rows flip, 4 agree"))
    #expect(result.error.contains("\(file):1:"))
    #expect(result.error.contains("\(file):7:"))
    #expect(result.error.contains("\(file):8:"), "a blank line is damage, too")
    #expect(result.error.contains("passed over 1 line with an error"))
  }

  @Test func standardInputIsALogToo() throws {
    let result = try BuiltProgram.shell(
      "intent route sample.intentmodel --routes map.json 'turn off the hall light' --json"
        + " | intent replay sample.intentmodel - --routes map.json", in: sample.folder.url)
    #expect(result.code == 0)
    #expect(result.output.contains("1 agree"))
  }

  @Test(arguments: [("", Int32(65), "no line"), (nil, 66, "no such file")])
  func anEmptyOrMissingLogIsTold(content: String?, code: Int32, hint: String) throws {
    let path = sample.folder.path("log-\(UUID().uuidString).jsonl")
    if let content { try Data(content.utf8).write(to: URL(fileURLWithPath: path)) }
    let result = try replay(path)
    #expect(result.code == code)
    #expect(result.error.contains(hint), "\(result.error)")
  }
}
