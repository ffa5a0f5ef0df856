/// Writes files whole or not at all.
package enum AtomicFile {
  /// Writes bytes to a file: beside it, to the disk, then in its place.
  ///
  /// A link stays, and what it points to is replaced; an existing file keeps its permissions. A
  /// device or a pipe (`/dev/null`, `>(…)`) can't be replaced and is written straight.
  package static func write(
    _ bytes: some Collection<UInt8>, to path: String
  ) throws(FileWriteError) {
    guard !path.isEmpty, path != "-" else { throw .notAFile(path: path) }
    let status = SystemCall.status(of: path)
    if status?.isFolder == true { throw .isFolder(path: path) }
    let destination = SystemCall.resolved(path) ?? path
    if let status, !status.isRegular {
      try writeStraight(bytes, path: path)
    } else {
      try replace(destination, by: bytes, permissions: status?.permissions, path: path)
    }
  }

  /// Throws if `write` could not create its file now, so that long work is not done in vain.
  package static func checkWritable(_ path: String) throws(FileWriteError) {
    guard !path.isEmpty, path != "-" else { throw .notAFile(path: path) }
    let status = SystemCall.status(of: path)
    if status?.isFolder == true { throw .isFolder(path: path) }
    guard status?.isRegular ?? true else { return }
    let temporary = try createTemporary(
      in: folder(of: SystemCall.resolved(path) ?? path), path: path)
    try? SystemCall.closeFile(temporary.descriptor)
    SystemCall.remove(temporary.name)
  }

  private static func writeStraight(
    _ bytes: some Collection<UInt8>, path: String
  ) throws(FileWriteError) {
    do throws(SystemCallError) {
      let descriptor = try SystemCall.openForWriting(path)
      try fill(descriptor, with: bytes, isRegular: false)
    } catch {
      throw .writeFailed(path: path, reason: error.reason)
    }
  }

  private static func replace(
    _ destination: String, by bytes: some Collection<UInt8>, permissions: UInt32?, path: String
  ) throws(FileWriteError) {
    let folder = folder(of: destination)
    let temporary = try createTemporary(in: folder, path: path)
    do throws(FileWriteError) {
      try write(bytes, to: temporary, permissions: permissions, path: path)
      try move(temporary.name, to: destination, path: path)
    } catch {
      SystemCall.remove(temporary.name)
      throw error
    }
    SystemCall.synchronizeFolder(folder)
  }

  private static func move(
    _ temporary: String, to destination: String, path: String
  ) throws(FileWriteError) {
    do throws(SystemCallError) {
      try SystemCall.replace(destination, by: temporary)
    } catch {
      throw .replaceFailed(path: path, reason: error.reason)
    }
  }
}

extension AtomicFile {
  private typealias Temporary = (name: String, descriptor: Int32)

  // 1000: names left by crashed processes of the same number are passed over; more is no accident.
  private static let attempts = 1000

  private static func createTemporary(
    in folder: String, path: String
  ) throws(FileWriteError) -> Temporary {
    var failure: SystemCallError?
    for attempt in 0..<attempts {
      let name = "\(folder)/.intent-\(SystemCall.processIdentifier)-\(attempt).tmp"
      do throws(SystemCallError) {
        return (name, try SystemCall.create(name))
      } catch {
        failure = error
        if !error.alreadyExists { break }
      }
    }
    throw .folderRefused(path: path, folder: folder, reason: failure?.reason ?? "")
  }

  private static func write(
    _ bytes: some Collection<UInt8>, to temporary: Temporary, permissions: UInt32?, path: String
  ) throws(FileWriteError) {
    do throws(SystemCallError) {
      if let permissions {
        try SystemCall.setPermissions(permissions, of: temporary.descriptor)
      }
      try fill(temporary.descriptor, with: bytes, isRegular: true)
    } catch {
      throw .writeFailed(path: path, reason: error.reason)
    }
  }

  /// Writes all bytes and closes the file, also after a failure.
  private static func fill(
    _ descriptor: Int32, with bytes: some Collection<UInt8>, isRegular: Bool
  ) throws(SystemCallError) {
    do throws(SystemCallError) {
      try write(bytes, to: descriptor)
      if isRegular { try SystemCall.synchronize(descriptor) }
    } catch {
      try? SystemCall.closeFile(descriptor)
      throw error
    }
    try SystemCall.closeFile(descriptor)
  }

  private static func write(
    _ bytes: some Collection<UInt8>, to descriptor: Int32
  ) throws(SystemCallError) {
    let write = { (buffer: UnsafeBufferPointer<UInt8>) -> Result<Void, SystemCallError> in
      Result { () throws(SystemCallError) in
        try SystemCall.send(UnsafeRawBufferPointer(buffer), to: descriptor)
      }
    }
    let result =
      bytes.withContiguousStorageIfAvailable(write)
      ?? Array(bytes).withUnsafeBufferPointer(write)
    try result.get()
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
