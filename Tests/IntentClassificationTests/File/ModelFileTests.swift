import Foundation
import TestSupport
import Testing

@testable import IntentClassification

struct ModelFileTests {
  private static let texts = ["", "hello", "good bye", "打開燈", "turn it on"]

  @Test func modelComesBackFromItsFile() throws {
    let (file, made) = TinyModel.smallestAssembly(goldenUtterances: Self.texts)
      .fileAndClassifier()
    let folder = try TemporaryFolder()
    let url = try folder.write(file, to: "m.intentmodel")
    let read = try IntentClassifier(contentsOf: url)
    #expect(read.intents == made.intents && read.thresholds == made.thresholds)
    #expect(read.description == made.description && read.configuration == made.configuration)
    #expect(read.fingerprint == made.fingerprint && read.byteCount == file.count)
    for text in Self.texts + ["something else"] {
      #expect(read.logits(text) == made.logits(text))
      #expect(read.classify(text).ranking == made.classify(text).ranking)
      #expect(read.classify(text).acceptance == made.classify(text).acceptance)
      #expect(read.classify(text).trainingIntent == made.classify(text).trainingIntent)
    }
  }

  @Test func sameModelGivesTheSameBytes() {
    #expect(TinyModel.smallestFile() == TinyModel.smallestFile())
    let other = TinyModel.random(intents: 2, features: TinyModel.smallestFeatures, seed: 2)
    #expect(other.fileAndClassifier().0 != TinyModel.smallestFile())
  }

  @Test func modelTakenApartAndPutTogetherIsTheSame() throws {
    let file = TinyModel.smallestFile()
    let assembly = try ModelAssembly(ModelFile(file, path: "m"))
    #expect(assembly.fileAndClassifier().0 == file)
  }

  @Test func craftedFileWithoutAFaultIsTheRealOne() throws {
    // What the tests of faults rest on.
    let file = TinyModel.smallestFile()
    #expect(try CraftedModelFile(file).data() == file)
  }

  @Test func everySectionIsThereAndAligned() throws {
    let file = try ModelFile(TinyModel.smallestFile(), path: "m")
    for tag in ModelFile.Tag.allCases {
      #expect(try file.section(tag).range.lowerBound.isMultiple(of: ModelFile.alignment))
    }
  }

  @Test func tagsStayAsModelFilesWereMadeWith() {
    #expect(ModelFile.Tag.configuration.rawValue == 1)
    #expect(ModelFile.Tag.allCases.map(\.rawValue) == Array(1...14))
    #expect(ModelFile.magic == [0x89, 0x49, 0x4E, 0x54, 0x45, 0x4E, 0x54, 0x0A])
  }

  @Test func sliceOfLargerDataIsRead() throws {
    let file = TinyModel.smallestFile()
    let slice = (Data(count: 13) + file + Data(count: 5))[13..<13 + file.count]
    let classifier = try IntentClassifier(ModelFile(slice, path: "m"))
    #expect(classifier.byteCount == file.count)
  }

  @Test func fileReplacedByARenameDoesNotDisturbItsReader() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write(TinyModel.smallestFile(), to: "m.intentmodel")
    let classifier = try IntentClassifier(contentsOf: url)
    let before = classifier.classify("hello").ranking
    let other = try folder.write(Data("other".utf8), to: "new")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.moveItem(at: other, to: url)
    #expect(classifier.classify("hello").ranking == before)
    #expect(classifier.logits("good bye").allSatisfy { $0.isFinite })
  }

  @Test func fingerprintTellsModelsApart() {
    let fingerprints = (1...20).map {
      TinyModel.random(intents: 2, seed: $0).unrecordedClassifier().fingerprint
    }
    #expect(Set(fingerprints).count == 20)
    #expect(fingerprints.allSatisfy { $0.count == 16 })
  }

  @Test func intentIsWrittenAsItsBareName() throws {
    let crafted = try CraftedModelFile(TinyModel.smallestFile())
    #expect(String(decoding: crafted[.intents], as: UTF8.self) == #"["intent_0","intent_1"]"#)
  }
}
