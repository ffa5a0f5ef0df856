import Testing

/// Sizes that keep a newcomer reading.
struct SizeTests {
  @Test func noFileIsLongerThan400Lines() {
    #expect(!Repository.swiftFiles.isEmpty)
    for file in Repository.swiftFiles {
      #expect(file.lineCount <= 400, "\(file.path) has \(file.lineCount) lines")
    }
  }

  @Test func noFunctionIsLongerThan60Lines() {
    let long = Repository.swiftFiles.flatMap { $0.blocks(longerThan: 60) }
    #expect(long.isEmpty, "\(long.joined(separator: "\n"))")
  }
}
