import Foundation
import Testing

/// `intent validate`, end to end.
struct DataDoctorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleModel.configuration, to: "config.json")
    try folder.write(SampleData.training, to: "train.csv")
  }

  @Test func goodDataPassesStrictThoughThereIsSomethingToLookAt() throws {
    let result = try validate("train.csv", "--strict")
    #expect(result.code == 0, "\(result.output)\(result.error)")
    #expect(result.output.contains("note: near_duplicate"))
    #expect(result.output.contains("75 rows, 5 intents, 0 out of scope: 0 to mend"))
  }

  /// The fast twin of `Benchmarks/label_errors.py`.
  @Test func exchangedLabelsAreRankedFirst() throws {
    var lines = SampleData.csv(fillers: 0..<8).split(separator: "\n").map(String.init)
    let wrong = [9, 40, 66, 101]
    for line in wrong {
      let text = lines[line - 1].prefix { $0 != "," }
      let intent = lines[line - 1].hasSuffix("timer_set") ? "light_on" : "timer_set"
      lines[line - 1] = "\(text),\(intent)"
    }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "wrong.csv")
    let result = try validate("wrong.csv", "--json")
    #expect(result.code == 0, "\(result.error)")
    let found = try findings(result).filter { $0["kind"].string == "label_error" }
    let places = found.prefix(wrong.count + 1).compactMap { $0["place"].string }
    let right = wrong.count { places.contains(folder.path("wrong.csv") + ":\($0)") }
    #expect(right == wrong.count, "\(places)")
    #expect(found.allSatisfy { $0["severity"].string == "note" && $0["score"].number != nil })
    #expect(try validate("wrong.csv", "--json", "--threads", "1").output == result.output)
    #expect(try validate("wrong.csv", "--no-label-errors").output.contains("label_error") == false)
  }

  @Test func rowsThatCannotBeReadAreAllTold() throws {
    try folder.write(SampleData.training + "one field\nx,\n\"a\"b,c\n", to: "bad.csv")
    let lenient = try validate("bad.csv", "--no-label-errors")
    #expect(lenient.code == 65)
    for line in 77...79 { #expect(lenient.output.contains("bad.csv:\(line)"), "\(lenient.output)") }
    #expect(lenient.output.contains("error: malformed, 3"))
    #expect(try validate("bad.csv", "--no-label-errors", "--strict").code == 1)
  }

  @Test func outOfScopeRowsAreCheckedWithTheOthers() throws {
    try folder.write(SampleData.outOfScope + "turn off the hall light,oos\n", to: "oos.csv")
    let result = try validate("train.csv", "--out-of-scope", folder.path("oos.csv"), "--strict")
    #expect(result.code == 1)
    #expect(result.output.contains("error: conflict, 1"), "\(result.output)")
    #expect(result.output.contains("5 intents, 11 out of scope"))
    let alone = try BuiltProgram.intent.run("validate", "--out-of-scope", folder.path("oos.csv"))
    #expect(alone.code == 0, "\(alone.error)")
  }

  @Test func leaksAreToldExactAndNear() throws {
    try folder.write(
      "text,intent\nTurn off the hall light!,light_off\nturn off the big hall light,light_off\n",
      to: "test.csv")
    let result = try validate(
      "train.csv", "--against", folder.path("test.csv"), "--no-label-errors", "--json")
    let found = try findings(result)
    let kinds = found.filter { $0["place"].string?.contains("test.csv") == true }
      .compactMap { $0["kind"].string }
    #expect(kinds == ["leak", "near_leak"])
  }

  @Test func anEmptyCommandLineNamesWhatIsMissing() throws {
    let result = try BuiltProgram.intent.run("validate")
    #expect(result.code == 64)
    #expect(result.error.contains("FILE"))
  }

  @Test func smallAndWideFilesAreChecked() throws {
    try folder.write("text,intent\n", to: "none.csv")
    #expect(try validate("none.csv").code == 65)
    try folder.write("text,intent\nhello,greeting\n", to: "one.csv")
    let one = try validate("one.csv")
    #expect(one.code == 0)
    #expect(one.error.contains("the labels of 0 of 1 rows were checked"))
    let rows = (0..<1000).map { "thing number \($0),intent_\($0)" }
    try folder.write("text,intent\n" + rows.joined(separator: "\n") + "\n", to: "wide.csv")
    let wide = try validate("wide.csv")
    #expect(wide.output.contains("warning: thin_intent, 1000"))
    #expect(wide.output.contains("990 more; --all shows them"))
    #expect(try validate("wide.csv", "--all").lines.count == 1002)
  }

  @Test func anOddCharacterIsNamedWithItsPlace() throws {
    try folder.write(SampleData.training + "cafÃ© light,light_on\n", to: "odd.csv")
    let result = try validate("odd.csv", "--no-label-errors", "--strict")
    #expect(result.code == 1)
    #expect(result.output.contains("odd.csv:77: the text has \"Ã©\", which was \"é\""))
  }

  private func validate(_ name: String, _ options: String...) throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["validate", folder.path(name), "--config", folder.path("config.json")] + options)
  }

  private func findings(_ result: ProgramResult) throws -> [JSONText] {
    try JSONText(result.output).list
  }
}
