import Testing

@testable import IntentCommandLine

@Suite struct LineReaderTests {
  @Test(arguments: [1, 2, 3, 7, 64], ["a\nbc\n", "a\r\nbc\r\n", "a\nbc"])
  func linesDoNotDependOnChunksOrEndings(_ chunk: Int, _ text: String) throws {
    #expect(try lines(of: Array(text.utf8), chunk: chunk) == ["a", "bc"])
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("\r\n", [""]), ("a\n\nb", ["a", "", "b"]), ("a\rb\n", ["a\rb"]),
    ("a\r", ["a\r"]), ("\r\r\n", ["\r"]), ("grüße 灯\n", ["grüße 灯"]),
  ])
  func onlyLineEndingsAreRemoved(_ text: String, _ expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8), chunk: 3) == expected)
  }

  @Test func lineOfAMillionBytesIsRead() throws {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(try lines(of: Array("a\n\(long)\nb".utf8), chunk: 65_536) == ["a", long, "b"])
  }

  @Test(arguments: [1, 5, 64])
  func invalidLineIsNamedAndTheNextOneRead(_ chunk: Int) throws {
    var reader = reader(of: Array("ok\nab".utf8) + [0xFF] + Array("c\nnext\n".utf8), chunk: chunk)
    #expect(try reader.next() == "ok")
    let error = #expect(throws: InputError.self) { try reader.next() }
    #expect(error == .invalidUTF8(source: "test", line: 2, column: 3, offset: 5))
    #expect(error?.description.hasPrefix("test:2:3: not UTF-8 (byte 5 of the input)") == true)
    #expect(error?.exitCode == .badData)
    #expect(try reader.next() == "next")
    #expect(reader.lineNumber == 3)
    #expect(try reader.next() == nil)
  }

  @Test func bytesAreReturnedUnchecked() throws {
    var reader = reader(of: [0xFF, 0x00, 0x0A], chunk: 64)
    #expect(try reader.nextBytes() == [0xFF, 0x00])
    #expect(try reader.nextBytes() == nil)
  }

  @Test func lineIsReturnedBeforeTheStreamEnds() throws {
    let source = ByteSource(chunks: [Array("one\ntw".utf8)], failsAtEnd: true)
    var reader = LineReader(name: "test", source: source.read)
    #expect(try reader.next() == "one")
    #expect(throws: InputError.readFailed(source: "test", reason: "gone")) { try reader.next() }
  }

  @Test func wholeStreamIsReadAsItIs() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let source = ByteSource(bytes, chunk: 1000)
    #expect(try StandardInput.readAll(from: source.read) == bytes)
  }

  private func reader(of bytes: [UInt8], chunk: Int) -> LineReader {
    LineReader(name: "test", chunkSize: chunk, source: ByteSource(bytes, chunk: chunk).read)
  }

  private func lines(of bytes: [UInt8], chunk: Int) throws -> [String] {
    var reader = reader(of: bytes, chunk: chunk)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    #expect(reader.lineNumber == lines.count)
    return lines
  }
}
