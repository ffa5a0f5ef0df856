/// A difference between a route map and a model that stops nothing but is rarely meant.
public enum RouteMapWarning: Hashable, Sendable {
  /// The map names an intent that the model can never answer with.
  case unknownIntent(String, path: String, line: Int, suggestion: String?)
  /// The model knows an intent that the map lacks: it will always be handed over.
  case unmappedIntent(String, path: String)
  /// The map's own thresholds were chosen for another model, or it does not say for which.
  case foreignThresholds(path: String, named: String?, model: String)
}

extension RouteMapWarning: CustomStringConvertible {
  /// What differs and what to do, on one line.
  public var description: String {
    switch self {
    case .unknownIntent(let name, let path, let line, let suggestion):
      "\(path):\(line): intent \(Wording.quote(name)) is not known to the model"
        + Wording.suggest(suggestion, otherwise: "remove it, or train the model with it")
    case .unmappedIntent(let name, let path):
      "\(path): intent \(Wording.quote(name)) of the model has no route, so it is handed over: "
        + "add it to \"routes\" or \"never_local\""
    case .foreignThresholds(let path, let named, let model):
      "\(path): its thresholds were chosen for "
        + (named.map { "model \(Wording.quote($0))" } ?? "a model that it does not name")
        + ", and this is \(Wording.quote(model)): check them, then write \"model\": \"\(model)\""
    }
  }
}

extension RouteMap {
  /// Compares the intents of the map with those that a model knows.
  ///
  /// First come the intents of the map that the model lacks, by line, then those of the model that
  /// the map lacks, in the model's order. An intent in both `routes` and `never_local` is told for
  /// each place.
  public func mismatches(with modelIntents: [String]) -> [RouteMapWarning] {
    let known = Set(modelIntents)
    let mapped = neverLocal.union(routes.keys)
    return unknownIntents(known: known) + unmappedIntents(of: modelIntents, mapped: mapped)
  }

  private func unknownIntents(known: Set<String>) -> [RouteMapWarning] {
    let places = routes.values.map { ($0.line, $0.intent) } + neverLocalLines.map { ($1, $0) }
    return places.filter { !known.contains($0.1) }.sorted { $0 < $1 }.map { line, intent in
      let suggestion = NameSuggestion.nearest(to: intent, among: known)
      return .unknownIntent(intent, path: path, line: line, suggestion: suggestion)
    }
  }

  private func unmappedIntents(
    of modelIntents: [String], mapped: Set<String>
  ) -> [RouteMapWarning] {
    var told = mapped
    return modelIntents.filter { told.insert($0).inserted }
      .map { .unmappedIntent($0, path: path) }
  }
}
