package import IntentClassification

/// What a page tells beside the figures: the model, the files and the command.
package struct PageContext: Sendable {
  /// The model as it was named.
  let model: String
  /// The model that was measured.
  let classifier: IntentClassifier
  /// The files of rows, as they were named.
  let files: [String]
  /// The files of out-of-scope rows.
  let outOfScopeFiles: [String]
  /// The route map that decided; nil without one.
  let routes: String?
  /// The words of the command, the program's name first.
  let command: [String]

  /// Describes a measurement; all names as the user gave them.
  package init(
    model: String, classifier: IntentClassifier, files: [String], outOfScopeFiles: [String],
    routes: String?, command: [String]
  ) {
    self.model = model
    self.classifier = classifier
    self.files = files
    self.outOfScopeFiles = outOfScopeFiles
    self.routes = routes
    self.command = command
  }

  /// The model's file name without its folder.
  var modelName: String {
    model.split(separator: "/").last.map(String.init) ?? model
  }

  /// The command as a shell takes it.
  var commandLine: String {
    command.map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./=,:@%+".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
