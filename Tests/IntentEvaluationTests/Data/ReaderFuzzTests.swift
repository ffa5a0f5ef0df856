import Testing

@testable import IntentEvaluation

/// Whatever the bytes, a reader returns rows or a `DataError`: reaching the end is the test.
struct ReaderFuzzTests {
  private static let rounds = 250

  private static let seeds: [DataFormat: String] = [
    .csv: "text,intent,id\n\"say \"\"hi\"\", now\",greet,1\r\nbye,part,2\n"
      + "\"a\nb\",\"c,d\",\n",
    .tsv: "text\tintent\n\"a \"\"b\"\"\"\tgreet\nbye\t\"part\"\n",
    .jsonl: #"{"text":"a\u00e9\uD83D\uDE00","intent":"b","n":[-1.5e3,{}]}"#
      + #"\#n{"utt":"x","label":"y"}\#n"#,
    .fasttext: "__label__a turn it off\n__label__b 开灯\n",
    .clinc: "{\"train\": [[\"a\",\"b\"],[\"c\",\"d\"]], "
      + "\"oos_train\":[[\"e\",\"oos\"]], \"x\":null}",
    .rasa:
      "version: \"3.1\"\nnlu:\n- intent: 'a'\n  examples: |\n"
      + "    - [x](y:z) b [q]{\"a\":1}\n- regex: r\n"
      + "- intent: \"c\"\n  metadata:\n    a: b\n  examples: |\n    - d\nrules:\n- rule: r\n",
  ]

  /// What means something to one of the formats.
  private static let tokens = characters + words

  private static let characters = "\"\",\n\r\t[]{}()|:-#'\\ue_n0:\u{0} ".utf8.map { [$0] }

  private static let words: [[UInt8]] =
    [
      "__label__", "\r\n", "<<<<<<< ", "text", "\\uD83D", "- intent: ", "examples: |\n", "nlu:\n",
      "\n\n", "é", "😀", "\u{FEFF}",
    ].map { Array($0.utf8) } + [[0xFF], [0xEF], [0xBB], [0x80]]

  @Test(arguments: DataFormat.allCases, DataRole.allCases)
  func randomBytesNeverCrash(format: DataFormat, role: DataRole) {
    var generator = DataFuzzGenerator(seed: 1)
    for _ in 0..<Self.rounds {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(bytes, DatasetReader(format: format, role: role))
    }
  }

  @Test(arguments: DataFormat.allCases, DataRole.allCases)
  func randomTokensNeverCrash(format: DataFormat, role: DataRole) {
    var generator = DataFuzzGenerator(seed: 2)
    for _ in 0..<Self.rounds {
      let count = Int.random(in: 0...30, using: &generator)
      let bytes = (0..<count).flatMap { _ in Self.tokens.randomElement(using: &generator) ?? [] }
      check(bytes, DatasetReader(format: format, role: role))
      check(bytes, DatasetReader(role: role))
    }
  }

  @Test(arguments: DataFormat.allCases, DataRole.allCases)
  func mutationsOfValidFilesNeverCrash(format: DataFormat, role: DataRole) throws {
    let valid = Array(try #require(Self.seeds[format]).utf8)
    var generator = DataFuzzGenerator(seed: 3)
    let readers = [
      DatasetReader(format: format, role: role), DatasetReader(role: role),
      DatasetReader(format: format, textColumn: 2, hasHeader: false, role: role),
      DatasetReader(format: format, intentColumn: "id", split: "oos_train", role: role),
    ]
    for _ in 0..<Self.rounds {
      let bytes = mutated(valid, using: &generator)
      for reader in readers { check(bytes, reader) }
    }
  }

  @Test(arguments: DataFormat.allCases)
  func everyPrefixOfAValidFileIsReadOrRefused(format: DataFormat) throws {
    let valid = Array(try #require(Self.seeds[format]).utf8)
    for count in 0...valid.count { check(Array(valid[..<count]), DatasetReader(format: format)) }
  }

  /// Reads the bytes; what is read must be complete, what is refused must be told in one line.
  private func check(_ bytes: [UInt8], _ reader: DatasetReader) {
    do {
      let rows = try reader.read(bytes, name: "fuzz").rows
      let isComplete = rows.allSatisfy { !$0.utterance.isEmpty && $0.location.line > 0 }
      if rows.isEmpty || !isComplete { Issue.record("incomplete rows from \(bytes)") }
    } catch {
      guard error.description.utf8.contains(Byte.lineFeed) else { return }
      Issue.record("two lines from \(bytes): \(error)")
    }
  }

  private func mutated(
    _ bytes: [UInt8], using generator: inout DataFuzzGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...4, using: &generator))
      let token = Self.tokens.randomElement(using: &generator) ?? []
      bytes.replaceSubrange(start..<end, with: Bool.random(using: &generator) ? token : [])
    }
    return bytes
  }
}
