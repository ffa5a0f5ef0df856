import Foundation
import Testing

/// `intent calibrate`, end to end.
struct CalibrateTests {
  private let sample: SampleModel

  init() throws { sample = try SampleModel.shared.get() }

  private func calibrate(_ model: String, _ file: String, out: String) throws -> ProgramResult {
    try BuiltProgram.intent.run(
      "calibrate", model, file, "--out-of-scope", sample.outOfScopeTest, "--out", out)
  }

  @Test func theNewModelHasOtherThresholdsAndTheSameWeights() throws {
    let before = try sample.folder.bytes("sample.intentmodel")
    let out = sample.folder.path("calibrated.intentmodel")
    let result = try calibrate(sample.model, sample.test, out: out)
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("threshold"))
    #expect(try sample.folder.bytes("sample.intentmodel") == before)
    #expect(try sample.folder.bytes("calibrated.intentmodel") != before)
    let utterances = ["turn off the hall light", "will it rain in Oslo"]
    let best = try [sample.model, out].map { model in
      try BuiltProgram.intent.run(["classify", model, "--json"] + utterances).lines.map {
        try JSONText($0)["intent"]["name"].string
      }
    }
    #expect(best[0] == best[1])
  }

  @Test func rowsThatCalibrateNothingAreWarnedOf() throws {
    let out = sample.folder.path("warned.intentmodel")
    let trained = try calibrate(sample.model, sample.folder.path("train.csv"), out: out)
    #expect(trained.code == 0)
    #expect(trained.error.contains("rows stand in the model's training rows"))
    let strange = sample.folder.path("strange.csv")
    try "text,intent\nturn it upside down,flip_it\nspin it around,flip_it\n".write(
      toFile: strange, atomically: true, encoding: .utf8)
    let unknown = try calibrate(sample.model, strange, out: out)
    #expect(unknown.error.contains("the model does not know flip_it"))
    let good = try calibrate(sample.model, sample.test, out: out)
    #expect(!good.error.contains("warning"))
  }

  @Test func whatIsMissingIsNamedAndNothingIsWritten() throws {
    let out = sample.folder.path("never.intentmodel")
    let missingModel = try calibrate(sample.folder.path("none.intentmodel"), sample.test, out: out)
    #expect(missingModel.code == 66)
    #expect(missingModel.error.contains("none.intentmodel"))
    #expect(try calibrate(sample.model, sample.folder.path("none.csv"), out: out).code == 66)
    #expect(
      try calibrate(sample.model, sample.test, out: sample.folder.path("nowhere/m")).code == 74)
    #expect(!FileManager.default.fileExists(atPath: out))
  }
}
