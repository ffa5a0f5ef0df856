import Foundation
import IntentCommandLine
import IntentTraining

/// `--config`, which several commands share.
enum ConfigurationOption {
  static let definition = OptionDefinition.string(
    "config", value: "FILE", help: "Hyperparameters as a JSON object of numbers.")

  /// Returns the configuration that the file gives, or the default one.
  static func configuration(_ command: ParsedCommand) throws -> TrainingConfiguration {
    guard let path = command.string("config") else { return TrainingConfiguration() }
    do {
      return try TrainingConfiguration(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw TrainingFailure(error)
    }
  }
}
