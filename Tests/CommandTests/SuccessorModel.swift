import Foundation

/// A model that follows the sample: its rows of one pattern have a new intent of their own.
struct SuccessorModel {
  static let shared = Result { try SuccessorModel() }

  let folder: TemporaryFolder
  let training: ProgramResult

  var model: String { folder.path("successor.intentmodel") }

  private init() throws {
    folder = try TemporaryFolder()
    let rows = SampleData.training.split(separator: "\n").map(String.init).map { row in
      row.hasPrefix("switch the") && row.hasSuffix(" on,light_on")
        ? row.replacing(",light_on", with: ",lamp_on") : row
    }
    try folder.write(rows.joined(separator: "\n") + "\n", to: "train.csv")
    try folder.write(SampleData.validation, to: "validation.csv")
    try folder.write(SampleData.outOfScope, to: "out_of_scope.csv")
    try folder.write(SampleModel.configuration, to: "config.json")
    training = try BuiltProgram.intent.run(
      SampleModel.arguments(in: folder, out: folder.path("successor.intentmodel")))
  }
}
