import IntentClassification
import TestSupport
import Testing

/// What a classification says about the text that it read.
struct EvidenceTests {
  private static let classifier = TinyModel.smallestAssembly().unrecordedClassifier()

  @Test(arguments: ["", " ", "\n\t", "\0", "\u{200B}", "\u{3000}"])
  func textOfBlanksIsEmpty(_ text: String) {
    #expect(Self.classifier.classify(text).evidence == .empty)
  }

  @Test(
    arguments: [
      ("good", .short), ("hello", .short), ("Hello!", .short), ("good bye", .whole),
      ("good day to you", .whole), ("xyzzy", .unknown), ("xyzzy plugh", .unknown),
    ] as [(String, Classification.Evidence)])
  func evidenceTellsWhatTheWordsAre(_ text: String, _ evidence: Classification.Evidence) {
    #expect(Self.classifier.classify(text).evidence == evidence)
  }

  @Test(arguments: ["good ", "灯", "xyzzy "])
  func textBeyondTheLimitIsLong(_ part: String) {
    let text = String(repeating: part, count: 5000)
    #expect(Self.classifier.classify(text).evidence == .long)
  }

  @Test func textOfMoreWordsThanACommandHasIsLong() {
    var assembly = TinyModel.smallestAssembly()
    assembly.longestUtterance = 3
    let classifier = assembly.unrecordedClassifier()
    #expect(classifier.classify("good bye hello").evidence == .whole)
    #expect(classifier.classify("good bye hello good").evidence == .long)
  }

  @Test func modelThatRecordedNoWordsKnowsEveryWord() {
    let classifier = TinyModel.random().unrecordedClassifier()
    #expect(classifier.classify("xyzzy plugh").evidence == .whole)
  }

  @Test(arguments: [
    ("hello", "intent_0"), ("HELLO!", "intent_0"), ("good  bye\n", "intent_1"), ("bye", nil),
    ("", nil),
  ])
  func trainingRowIsRecognizedByItsNormalText(_ text: String, _ intent: String?) {
    #expect(Self.classifier.classify(text).trainingIntent?.name == intent)
  }
}
