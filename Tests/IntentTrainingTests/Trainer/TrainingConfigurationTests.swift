import Foundation
import TestSupport
import Testing

@testable import IntentTraining

struct TrainingConfigurationTests {
  private static let names = [
    "bucketBits", "hiddenSize", "epochs", "learningRate", "initialAccumulator", "biasRate",
    "batchSize", "labelSmoothing", "featureDropout", "hiddenDropout",
  ]

  @Test func anEmptyObjectGivesTheDefaults() throws {
    #expect(try read("{}") == TrainingConfiguration())
  }

  @Test func namedNumbersAreReadAndOthersKeepTheirDefaults() throws {
    let configuration = try read("{\"epochs\": 7, \"learningRate\": 0.25, \"hiddenSize\": 64}")
    var expected = TrainingConfiguration()
    expected.epochs = 7
    expected.learningRate = 0.25
    expected.hiddenSize = 64
    #expect(configuration == expected)
  }

  @Test func whatTheCardRecordsReadsBackTheSame() throws {
    var configuration = TrainingConfiguration()
    configuration.bucketBits = 10
    configuration.featureDropout = 0.125
    configuration.batchSize = 3
    let json = try JSONEncoder().encode(configuration.values)
    #expect(try read(String(decoding: json, as: UTF8.self)) == configuration)
    #expect(configuration.values.keys.sorted() == Self.names.sorted())
  }

  @Test func everyDefaultLiesInItsRange() {
    for parameter in TrainingConfiguration.parameters {
      #expect(parameter.accepts(parameter.get(TrainingConfiguration())))
    }
  }

  @Test(arguments: [
    ("bucketBits", 7), ("bucketBits", 19), ("bucketBits", 14.5), ("hiddenSize", 16),
    ("hiddenSize", 100), ("hiddenSize", 544), ("epochs", -1), ("epochs", 1001), ("epochs", 2.5),
    ("learningRate", 0), ("learningRate", 1.01), ("initialAccumulator", 0), ("biasRate", -0.1),
    ("batchSize", 0), ("batchSize", 257), ("labelSmoothing", 0.51), ("featureDropout", 0.95),
    ("hiddenDropout", -1e-9), ("epochs", 1e300),
  ])
  func numbersOutOfRangeAreRefused(name: String, value: Double) throws {
    let error = error(in: "{\"\(name)\": \(value)}")
    guard case .parameterOutOfRange(_, let found, value, let range) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == name)
    #expect(!range.contains(value) || value.rounded() != value || name == "hiddenSize")
  }

  @Test func unknownNamesAreToldWithTheKnownOnes() {
    let error = error(in: "{\"epoch\": 3}")
    guard case .unknownParameter(let path, "epoch", Self.names) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasSuffix("configuration.json"))
    #expect(
      error?.description.hasSuffix(
        "unknown parameter \"epoch\" (have: \(Self.names.joined(separator: ", ")))") == true)
  }

  @Test(arguments: [
    "", "[]", "3", "{\"epochs\": \"3\"}", "{\"epochs\": null}", "{\"epochs\": true}", "{\"epochs\"",
    "{\"epochs\": [1]}", "epochs: 3", "\u{0}",
  ])
  func textThatIsNoObjectOfNumbersIsRefused(text: String) {
    guard case .unreadableConfiguration = error(in: text) else {
      Issue.record("\(String(describing: error(in: text)))")
      return
    }
  }

  @Test(arguments: ["none.json", ""])
  func aMissingFileOrAFolderIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appending(path: name)
    #expect(throws: TrainingError.missingConfiguration(path: missing.relativePath)) {
      try TrainingConfiguration(contentsOf: missing)
    }
  }

  @Test(arguments: [
    (0, 0, 60), (5, 1, 60), (10, 10, 60), (1000, 10, 15), (300, 10, 50), (100_000, 1, 15),
  ])
  func fewRowsGetMorePasses(rows: Int, intents: Int, epochs: Int) {
    #expect(TrainingConfiguration().resolvedEpochs(rows: rows, intents: intents) == epochs)
  }

  @Test func givenPassesAreKept() {
    var configuration = TrainingConfiguration()
    configuration.epochs = 3
    #expect(configuration.resolvedEpochs(rows: 10, intents: 2) == 3)
  }

  private func read(_ text: String) throws -> TrainingConfiguration {
    let folder = try TemporaryFolder()
    return try TrainingConfiguration(
      contentsOf: folder.write(Data(text.utf8), to: "configuration.json"))
  }

  private func error(in text: String) -> TrainingError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? TrainingError
    }
  }
}
