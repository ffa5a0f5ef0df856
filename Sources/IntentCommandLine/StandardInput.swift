/// The bytes that come in from a pipe, a file or the keyboard.
package enum StandardInput {
  /// The name of the stream in errors.
  package static let name = "standard input"

  /// Returns a reader of lines; make one for the whole process, since it reads ahead.
  package static func lines() -> LineReader { LineReader(name: name, source: read) }

  /// Returns all bytes up to the end of the stream.
  package static func readAll() throws(InputError) -> [UInt8] { try readAll(from: read) }

  static func readAll(from source: LineReader.Source) throws(InputError) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try chunk.withUnsafeMutableBufferPointer { bytes throws(InputError) in
        try source(UnsafeMutableRawBufferPointer(bytes))
      }
      if count == 0 { return all }
      all += chunk[..<count]
    }
  }

  private static func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(InputError) -> Int {
    do throws(SystemCallError) {
      return try SystemCall.receive(Terminal.Stream.input.rawValue, into: buffer)
    } catch {
      throw .readFailed(source: name, reason: error.reason)
    }
  }
}
