/// A file format of labelled data; the raw value is what `--format` takes.
public enum DataFormat: String, CaseIterable, Sendable {
  /// Comma-separated values, quoted as RFC 4180 says.
  case csv

  /// Tab-separated values: a field ends at the next tab or line end, whatever quotes it has.
  case tsv

  /// JSON Lines: an object on each line.
  case jsonl

  /// fastText's training lines: `__label__intent text`.
  case fasttext

  /// CLINC's JSON: an object whose keys (`train`, `oos_train` …) hold `[text, intent]` pairs.
  case clinc

  /// Rasa's training data: YAML with an `nlu:` list.
  case rasa

  /// Creates the format that a file name extension stands for, in upper or lower case.
  ///
  /// There is none for `txt` and `json`, which several formats use.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "jsonl", "ndjson": self = .jsonl
    case "fasttext", "ft": self = .fasttext
    case "yml", "yaml": self = .rasa
    default: return nil
    }
  }
}
