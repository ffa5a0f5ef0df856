/// Everything beside the network that decides whether its best intent can be trusted.
package struct Acceptance: Sendable {
  /// Nil where too few rows were held out to fit one: then the confidence serves.
  package var score: AcceptanceScore?
  package var knownGrams = KnownGrams()
  package var knownUtterances = KnownUtterances([])
  /// Nil where the model was trained without rows to refuse.
  package var commandView: CommandView?

  package init() {}

  /// Takes the parts from a checked file.
  init(_ configuration: ModelConfiguration, file: ModelFile) throws(ModelFileError) {
    score = configuration.acceptance
    knownGrams = KnownGrams(words: try file.section(.knownGrams).integers(UInt64.self))
    knownUtterances = KnownUtterances(
      hashes: try file.section(.knownUtteranceHashes).integers(UInt32.self),
      intents: try file.section(.knownUtteranceIntents).integers(UInt16.self))
    let isWhole =
      knownUtterances.hashes.count == knownUtterances.intents.count
      && knownUtterances.intents.allSatisfy { Int($0) < configuration.intentCount }
    guard isWhole else { throw .damaged(path: file.path, part: "known utterances") }
    if let view = configuration.commandView {
      let codes = try file.section(.commandView, byteCount: 1 << view.bucketBits)
      commandView = CommandView(
        codes: codes.integers(Int8.self), scale: view.scale, bias: view.bias)
    }
  }

  /// Returns the sections of a model file.
  func add(to writer: inout ModelFileWriter) {
    writer.add(.knownGrams, numbers: knownGrams.words)
    writer.add(.knownUtteranceHashes, numbers: knownUtterances.hashes)
    writer.add(.knownUtteranceIntents, numbers: knownUtterances.intents)
    if let commandView { writer.add(.commandView, numbers: commandView.codes) }
  }
}
