public import Foundation
import IntentRouting

/// One call that can be taken back.
public struct UndoEntry: Codable, Hashable, Sendable {
  public let id: UUID
  public let skill: String
  /// The text that the call was about.
  public let utterance: String
  public let date: Date
  let record: JSONValue
  let fingerprint: String
}

/// A call that was taken back, and what its skill says.
struct UndoneCall: Sendable {
  let entry: UndoEntry
  let text: String
}
