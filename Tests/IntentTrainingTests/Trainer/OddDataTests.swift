import IntentClassification
import IntentEvaluation
import IntentRouting
import TestSupport
import Testing

@testable import IntentTraining

/// Data as people bring it: every set trains, and what comes out classifies.
struct OddDataTests {
  /// The later ones share words with the rows.
  private static let unrelated = [
    "asdf qwer zxcv", "what is the capital of France", "今天天气怎么样", "", "?", "a",
    "who is that old man by the river", "my first day at the new school was great",
    "on average the second half of that movie is better", "three blue birds sat in a row",
  ]

  @Test func oneIntentAloneTrainsAndAbstainsOnUnrelatedText() throws {
    let rows = SmallTraining.rows.filter { $0.intent == "music_play" }
    let router = IntentRouter(classifier: try SmallTraining.fit(rows).classifier)
    #expect(router.classifier.classify("play one").best.confidence == 1)
    for text in Self.unrelated {
      #expect(Self.isRefused(router.route(text)), "\(text)")
    }
    #expect(!Self.isRefused(router.route(rows[3].utterance)))
    #expect(!Self.isRefused(router.route("play red song by that first band")))
  }

  @Test func twoIntentsAbstainOnUnrelatedText() throws {
    let rows = SmallTraining.rows.filter { $0.intent != "timer_set" }
    let router = IntentRouter(classifier: try SmallTraining.fit(rows).classifier)
    for text in Self.unrelated {
      #expect(Self.isRefused(router.route(text)), "\(text)")
    }
    #expect(!Self.isRefused(router.route(rows[3].utterance)))
  }

  @Test func oneRowAloneTrains() throws {
    let classifier = try SmallTraining.fit(LabeledRows.rows("greet", ["hello"])).classifier
    let classification = classifier.classify("Hello!")
    #expect(classification.trainingIntent == Intent("greet"))
    #expect(classification.best.confidence == 1)
    #expect(classifier.thresholds[0].basis == .guess)
  }

  @Test func oneRowOfEachIntentTrains() throws {
    let rows = ["one": "play music", "two": "turn off", "三": "打开灯", "four": "call mum"]
      .sorted { $0.key < $1.key }.flatMap { LabeledRows.rows($0.key, [$0.value]) }
    let classifier = try SmallTraining.fit(rows).classifier
    #expect(classifier.intents.count == 4)
    for row in rows {
      #expect(classifier.classify(row.utterance).trainingIntent?.name == row.intent)
    }
  }

  @Test func anIntentOfOneRowBesideOthersIsKept() throws {
    let rows = SmallTraining.rows + LabeledRows.rows("door_open", ["open the garage door"])
    let classifier = try SmallTraining.fit(rows).classifier
    #expect(classifier.intents.contains(Intent("door_open")))
    let classification = classifier.classify("open the garage door")
    #expect(classification.trainingIntent == Intent("door_open"))
    #expect(classification.best.intent == Intent("door_open"))
  }

  @Test func fifteenHundredRowsOfOneIntentDoNotSwallowFiveOfAnother() throws {
    let many = LabeledRows.rows("count", (0..<1500).map { "count \($0) \($0 % 7) sheep" })
    let few = LabeledRows.rows(
      "stop", ["stop", "stop it now", "please stop that", "halt", "cut it out"])
    var trainer = SmallTraining.trainer()
    trainer.configuration.epochs = 8
    let classifier = try trainer.fit(TrainingData(training: many + few)).classifier
    for row in few where classifier.classify(row.utterance).trainingIntent != nil {
      #expect(classifier.classify(row.utterance).trainingIntent == Intent("stop"))
    }
    #expect(classifier.classify("stop that now").best.intent == Intent("stop"))
    #expect(classifier.classify("count 12 5 sheep").best.intent == Intent("count"))
  }

  @Test func theSameTextUnderTwoIntentsTrainsAndIsNoTrainingUtterance() throws {
    let both = ["play_it", "stop_it"].flatMap { LabeledRows.rows($0, ["do it again please"]) }
    let classifier = try SmallTraining.fit(SmallTraining.rows + both).classifier
    #expect(classifier.intents.count == 5)
    #expect(classifier.classify("do it again please").trainingIntent == nil)
  }

  @Test(arguments: [
    "turn on the light", "a,b;c", "say \"hi\"", "打开灯", "it's", "tab\there", "line\nfeed",
    "back\\slash", "🙂", "{}", "é", " blank ends ", "null",
  ])
  func intentNamesMayHoldAnything(name: String) throws {
    let rows = LabeledRows.rows(name, ["open sesame", "open it up now"])
    let trained = try SmallTraining.fit(rows + LabeledRows.rows("other", ["go away"]))
    let classifier = try IntentClassifier(ModelFile(trained.file, path: "odd"))
    #expect(classifier.intents.map(\.name).sorted() == [name, "other"].sorted())
    let decision = IntentRouter(classifier: classifier).route("open sesame")
    #expect(decision.intent.name == name)
    #expect(JSONDocument(DecisionRecord(decision).json.utf8).problems.isEmpty)
    #expect(classifier.description.data.rowsPerIntent[name] == 2)
  }

  /// Leaving each word out in turn once took time in the square of the words: an hour for this row.
  @Test(arguments: ["play a song ", "é🙂，"])
  func aMillionCharactersInOneRowTrain(piece: String) throws {
    let long = String(repeating: piece, count: 1_000_000 / piece.count)
    let rows = LabeledRows.rows("music_play", [long]) + SmallTraining.rows
    let trained = try SmallTraining.fit(rows)
    let decision = IntentRouter(classifier: trained.classifier).route(long)
    #expect(decision.action == .handOver(.tooLong, fallback: nil))
    #expect(trained.file.count < 200_000)
  }

  @Test func emojiOnlyRowsTrain() throws {
    let rows =
      LabeledRows.rows("smile", ["🙂", "😀😀", "🙂 🙂", "😄", "😁!", "☺️"])
      + LabeledRows.rows("cry", ["😢", "😭", "😿", "😢😢", "😥", "🥲"])
    let classifier = try SmallTraining.fit(rows).classifier
    #expect(classifier.classify("😭").trainingIntent == Intent("cry"))
    #expect(classifier.classify("🙂").trainingIntent == Intent("smile"))
  }

  @Test func blankRowsTrainAndBlankTextIsHandedOver() throws {
    let rows = SmallTraining.rows + LabeledRows.rows("music_play", ["", "  ", "\u{0}", "\u{200B}"])
    let router = IntentRouter(classifier: try SmallTraining.fit(rows).classifier)
    for text in ["", "  ", "\u{0}", "\u{200B}"] {
      #expect(router.route(text).action == .handOver(.empty, fallback: nil))
    }
  }

  @Test func textWithNULBytesTrains() throws {
    let rows = SmallTraining.rows + LabeledRows.rows("zero", ["a\u{0}b", "c\u{0}d"])
    let classifier = try SmallTraining.fit(rows).classifier
    #expect(classifier.classify("a\u{0}b").trainingIntent == Intent("zero"))
    #expect(classifier.classify("a b").trainingIntent == Intent("zero"))
  }

  @Test func randomTextTrains() throws {
    var generator = TestGenerator(seed: 3)
    let rows = (0..<120).flatMap { number in
      LabeledRows.rows("i\(number % 4)", [RandomText.awkward(upTo: 30, using: &generator)])
    }
    let trained = try SmallTraining.fit(rows)
    for row in rows {
      let classification = trained.classifier.classify(row.utterance)
      let sum = classification.ranking.reduce(0) { $0 + $1.confidence }
      #expect(abs(sum - 1) < 1e-6)
    }
  }

  /// Without a map a trusted text is handed over for want of a skill.
  private static func isRefused(_ decision: Decision) -> Bool {
    decision.action != .handOver(.unmappedIntent, fallback: nil)
  }
}
