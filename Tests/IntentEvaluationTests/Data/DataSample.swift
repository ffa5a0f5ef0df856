import Foundation

@testable import IntentEvaluation

/// An utterance and its intent without a location, compared byte by byte: Swift's strings count
/// different spellings of the same accent as equal.
struct DataSample: Equatable, CustomStringConvertible {
  let utterance: String
  let intent: String

  init(_ utterance: String, _ intent: String) {
    self.utterance = utterance
    self.intent = intent
  }

  static func == (left: DataSample, right: DataSample) -> Bool {
    left.utterance.utf8.elementsEqual(right.utterance.utf8)
      && left.intent.utf8.elementsEqual(right.intent.utf8)
  }

  var description: String { "\(utterance.debugDescription) -> \(intent.debugDescription)" }
}

extension Dataset {
  var samples: [DataSample] { rows.map { DataSample($0.utterance, $0.intent) } }
}

extension DatasetReader {
  /// Reads a file given as text.
  func read(_ text: String, name: String) throws(DataError) -> Dataset {
    try read(Array(text.utf8), name: name)
  }

  /// Returns the error that a file given as text ends in, if it does.
  func error(in text: String, name: String) -> DataError? {
    error(in: Array(text.utf8), name: name)
  }

  /// Returns the error that a file ends in, if it does.
  func error(in bytes: [UInt8], name: String) -> DataError? {
    do {
      _ = try read(bytes, name: name)
      return nil
    } catch {
      return error
    }
  }
}

/// The shortest way to say a place.
func place(_ file: String, _ line: Int, _ column: Int? = 1) -> SourceLocation {
  SourceLocation(file: file, line: line, column: column)
}

/// Rows whose location does not matter.
func unlocated(_ samples: [DataSample]) -> [LabeledUtterance] {
  samples.map { sample in
    LabeledUtterance(
      utterance: sample.utterance, intent: sample.intent, location: place("memory", 1, nil))
  }
}
