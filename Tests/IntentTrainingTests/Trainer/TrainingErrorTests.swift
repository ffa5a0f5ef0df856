import Testing

@testable import IntentTraining

struct TrainingErrorTests {
  @Test(arguments: [
    (
      TrainingError.noRows,
      "the training data has no row with an intent: give rows such as `text,intent`"
    ),
    (
      .tooManyIntents(found: 20_000, limit: 10_000),
      "the training data has 20000 intents and a model holds at most 10000: is the right column "
        + "read as the intent? (--intent-column)"
    ),
    (
      .missingConfiguration(path: "c.json"),
      "c.json: no such file: name a JSON object of numbers, such as {\"epochs\": 20}"
    ),
    (
      .unreadableConfiguration(path: "c.json"),
      "c.json: not a JSON object of numbers, such as {\"epochs\": 20}"
    ),
    (
      .unknownParameter(path: "c.json", name: "x", known: ["a", "b"]),
      "c.json: unknown parameter \"x\" (have: a, b)"
    ),
    (
      .parameterOutOfRange(path: "c.json", name: "hiddenSize", value: 33, range: 32...512),
      "c.json: hiddenSize is 33.0, and must lie in 32.0 to 512.0, a multiple of 32"
    ),
  ])
  func messagesSayWhatWhereAndWhatToDo(error: TrainingError, message: String) {
    #expect(error.description == message)
  }
}
