import Foundation

/// A small model trained once by the built program, with the files that it was made from.
struct SampleModel {
  static let shared = Result { try SampleModel() }

  /// Small sizes: what is tested is the commands, not the accuracy.
  static let configuration = """
    {"bucketBits": 10, "hiddenSize": 32, "epochs": 10}
    """

  static let routes = """
    {
      "version": 1,
      "threshold": 0.5,
      "never_local": ["weather_query"],
      "fallback_skill": "show_help",
      "skills": {
        "set_light": {"description": "Switches lights.", "risk": "mutating"},
        "set_timer": {"description": "Starts a timer.", "risk": "mutating"},
        "delete_message": {"description": "Deletes a message.", "risk": "destructive"},
        "show_help": {"description": "Shows what can be said.", "risk": "read_only"}
      },
      "routes": {
        "light_off": {"skill": "set_light", "arguments": {"state": "off"}},
        "light_on": {"skill": "set_light", "arguments": {"state": "on"}},
        "timer_set": "set_timer",
        "message_delete": "delete_message"
      }
    }
    """

  let folder: TemporaryFolder
  /// What training printed.
  let training: ProgramResult

  var model: String { folder.path("sample.intentmodel") }
  var routes: String { folder.path("map.json") }
  var test: String { folder.path("test.csv") }
  var validation: String { folder.path("validation.csv") }
  var outOfScope: String { folder.path("out_of_scope.csv") }
  var outOfScopeTest: String { folder.path("out_of_scope_test.csv") }

  /// Returns the arguments that train the sample into a file.
  static func arguments(in folder: TemporaryFolder, out: String) -> [String] {
    [
      "train", folder.path("train.csv"), "--validation", folder.path("validation.csv"),
      "--out-of-scope", folder.path("out_of_scope.csv"), "--config", folder.path("config.json"),
      "--out", out,
    ]
  }

  private init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleData.training, to: "train.csv")
    try folder.write(SampleData.validation, to: "validation.csv")
    try folder.write(SampleData.test, to: "test.csv")
    try folder.write(SampleData.outOfScope, to: "out_of_scope.csv")
    try folder.write(SampleData.outOfScopeTest, to: "out_of_scope_test.csv")
    try folder.write(Self.configuration, to: "config.json")
    try folder.write(Self.routes, to: "map.json")
    training = try BuiltProgram.intent.run(
      Self.arguments(in: folder, out: folder.path("sample.intentmodel")))
  }
}
