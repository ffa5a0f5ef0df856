import Foundation
import Testing

/// `intent explain`, end to end.
struct ExplainTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  private func explain(_ arguments: String..., input: String = "") throws -> ProgramResult {
    try BuiltProgram.intent.run(
      ["explain", sample.model, "--routes", sample.routes] + arguments, input: input)
  }

  @Test(arguments: [
    "turn off the hall light", "", "上海天气怎么样", "🎉👩‍👩‍👧", "don't delete the message from Anna",
  ])
  func theWeightsInTheJSONAddUpToTheLogits(text: String) throws {
    let result = try explain(text, "--json")
    let json = try JSONText(result.output)
    #expect(result.code == 0)
    #expect(json["compared"].list.count == 2)
    for (index, score) in json["compared"].list.enumerated() {
      let bias = try #require(score["bias"].number)
      let logit = try #require(score["logit"].number)
      let grams = json["parts"].list.flatMap { $0["grams"].list }
      let sum = grams.compactMap { $0["weights"][index].number }.reduce(bias, +)
      #expect(abs(sum - logit) < 1e-4 * max(1, abs(logit)), "\(text)")
    }
  }

  @Test func theJSONBeginsWithTheDecisionThatRouteGives() throws {
    for text in [
      "turn off the hall light", "will it rain in Berlin", "delete the message from Ben",
    ] {
      let route = try BuiltProgram.intent.run(
        "route", sample.model, "--routes", sample.routes, text, "--json")
      let explained = try explain(text, "--json").output
      #expect(explained.hasPrefix(route.output.dropLast(2)), "\(explained.prefix(300))")
    }
  }

  @Test func theTextShowsEveryStepInOrder() throws {
    let result = try explain("Turn OFF the hall light")
    let headings = [
      "normalised  turn off the hall light", "decision    run set_light state=\"off\" (light_off)",
      "what draws to light_off", "from the weights to the confidence", "model's",
      "from the confidence to the acceptance", "rules, in the order", "low_acceptance",
      "what would change the decision",
    ]
    var rest = result.output[...]
    for heading in headings {
      let range = try #require(rest.range(of: heading), "\(heading)\n\(result.output)")
      rest = rest[range.upperBound...]
    }
    #expect(!result.output.contains("\u{1B}"), "a pipe gets no escape codes")
  }

  @Test func everyNGramCanBeListed() throws {
    let lines = try explain("turn off the hall light", "--all").lines
    #expect(lines.contains { $0.hasPrefix("  ␣ha ") })
    #expect(lines.contains { $0.hasPrefix("  |turn ") })
  }

  @Test func theThresholdOfTheOptionDecides() throws {
    let strict = try JSONText(
      explain("turn off the attic light", "--threshold", "1", "--json").output)
    #expect(strict["decision"]["reason"].string == "low_acceptance")
    #expect(strict["receipt"]["threshold_source"].string == "override")
    let lax = try JSONText(explain("turn off the attic light", "--threshold", "0", "--json").output)
    #expect(lax["decision"]["action"].string == "run")
  }

  @Test func theThresholdThatIsToldDoesWhatIsTold() throws {
    let told = try JSONText(
      explain("who painted the kitchen light", "--threshold", "1", "--json").output)
    let change = try #require(
      told["changes"].list.first { $0["kind"].string == "threshold" })
    let bound = try #require(change["condition"].string?.split(separator: " ").dropFirst().first)
    let after = try JSONText(
      explain("who painted the kitchen light", "--threshold", String(bound), "--json").output)
    #expect(after["decision"]["action"].string == change["decision"]["action"].string)
  }

  @Test func theNearestTrainingRowsAreNamedByFileAndLine() throws {
    let train = sample.folder.path("train.csv")
    let result = try explain("turn off the hall light", "--data", train, "--nearest", "3", "--json")
    let nearest = try JSONText(result.output)["nearest"].list
    #expect(nearest.count == 3)
    #expect(nearest[0]["location"].string == "\(train):2")
    #expect(nearest[0]["text"].string == "turn off the hall light")
    #expect(nearest[0]["intent"].string == "light_off")
    #expect(nearest[0]["similarity"].number.map { abs($0 - 1) < 1e-5 } == true)
    let text = try explain("turn off the hall light", "--data", train).output
    #expect(
      text.contains(/train\.csv:2 +turn off the hall light +light_off +1\.000/), "\(text)")
  }

  @Test func linesOfStandardInputAreExplainedOneByOne() throws {
    let result = try explain("--jsonl", input: "{\"text\": \"light\"}\n{\"txt\": 1}\n")
    #expect(result.code == 65)
    #expect(result.lines.count == 2)
    #expect(try JSONText(result.lines[0])["checks"].list.count == 10)
    #expect(result.error.contains("standard input:2"))
  }

  @Test func noLineIsWiderThanATerminalButForPlacesAndTexts() throws {
    for text in ["turn off the hall light", "上海天气怎么样，北京天气怎么样", "delete the message from Anna"] {
      for line in try explain(text).lines {
        #expect(line.count <= 80 || line.contains("->"), "\(line)")
      }
    }
  }

  @Test func missingTrainingDataIsTold() throws {
    let result = try explain("hello", "--data", "none.csv")
    #expect(result.code == 66)
    #expect(result.error.contains("none.csv: no such file"))
  }
}
