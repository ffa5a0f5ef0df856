public import Foundation

/// The last calls that can be taken back, in one file that is written whole or not at all.
///
/// One ledger a file and process. A file that cannot be understood is put aside, not overwritten.
public actor UndoLedger {
  /// How many calls are kept; older ones fall out.
  public static let capacity = 50

  /// Where the file that could not be understood was put, if there was one.
  public nonisolated let damagedFile: URL?
  private let file: URL
  private var entries: [UndoEntry]

  /// Opens the ledger in a file, or begins one; the file's folder must exist.
  public init(file: URL) throws(UndoError) {
    self.file = file
    do {
      guard FileManager.default.fileExists(atPath: file.path) else {
        (entries, damagedFile) = ([], nil)
        return
      }
      let data = try Data(contentsOf: file)
      if let found = try? JSONDecoder().decode([UndoEntry].self, from: data) {
        (entries, damagedFile) = (found, nil)
      } else {
        let aside = file.appendingPathExtension("damaged-\(UUID().uuidString.prefix(8))")
        try FileManager.default.moveItem(at: file, to: aside)
        (entries, damagedFile) = ([], aside)
      }
    } catch {
      throw .ledger(path: file.path, reason: "cannot be read: \(error.localizedDescription)")
    }
  }

  /// The calls that can be taken back, the last one last.
  public var undoable: [UndoEntry] { entries }

  /// Records a call.
  func append(_ entry: UndoEntry) throws(UndoError) {
    try write((entries + [entry]).suffix(Self.capacity))
  }

  /// Takes the last call back and returns what its skill says.
  ///
  /// The entry is spent before the skill is asked: a call is never taken back twice, not even when
  /// the process ends in between. Where the state has moved on it is spent as well: it will not fit
  /// again.
  func undoLast(
    with registry: SkillRegistry, context: SkillContext
  ) async throws -> UndoneCall {
    guard let entry = entries.last else { throw UndoError.nothingToUndo }
    guard let operations = try? registry.skill(entry.skill).undo else {
      throw UndoError.noSuchSkill(entry.skill)
    }
    try write(entries.dropLast())
    guard try await operations.fingerprint(entry.record) == entry.fingerprint else {
      throw UndoError.stateMovedOn(skill: entry.skill, utterance: entry.utterance)
    }
    return UndoneCall(entry: entry, text: try await operations.undo(entry.record, context))
  }

  private func write(_ kept: ArraySlice<UndoEntry>) throws(UndoError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(Array(kept)).write(to: file, options: .atomic)
      entries = Array(kept)
    } catch {
      throw .ledger(path: file.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }
}
