import IntentClassification

/// The model's card, and the command that made the page.
struct CardSection {
  let context: PageContext

  /// The section.
  var html: HTML {
    PagePart.section(
      "model", "The model, and how to make this page again",
      "The figures above are of this model on these files, and of no other.",
      """
      <dl class="card">
      \(facts.map { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>\n" as HTML })</dl>
      <h3>The command</h3>
      <div class="scroll" role="region" tabindex="0" aria-label="The command"><pre><code>\
      \(context.commandLine)</code></pre></div>
      """)
  }

  private var card: ModelDescription { context.classifier.description }

  private var facts: [(name: String, value: HTML)] {
    let data = card.data
    return [
      ("model", "<code>\(context.model)</code>"),
      ("fingerprint", "<code>\(context.classifier.fingerprint)</code>"),
      ("size", "\(FigureText.count(context.classifier.byteCount)) bytes"),
      ("intents", "\(FigureText.count(context.classifier.intents.count))"),
      (
        "trained by",
        "version \(card.trainerVersion), seed \("\(card.seed)"), \(card.kernel) kernels"
      ),
      ("trained on", "\(files(data.files)) <span class=\"quiet\">\(data.fingerprint)</span>"),
      ("rows", "\(rows(data))"),
      ("accuracy held out", "\(FigureText.percent(card.validationAccuracy))"),
      ("settings", "\(settings)"),
      ("measured on", files(context.files)),
      ("out of scope", context.outOfScopeFiles.isEmpty ? "–" : files(context.outOfScopeFiles)),
      ("route map", context.routes.map { "<code>\($0)</code>" } ?? "none: every intent is mapped"),
    ]
  }

  private func rows(_ data: ModelDescription.Data) -> String {
    "\(FigureText.count(data.trainingRows)) trained on, \(FigureText.count(data.validationRows)) "
      + "held out, \(FigureText.count(data.outOfScopeRows)) out of scope, "
      + "\(FigureText.count(data.negativeRows)) to refuse"
  }

  private var settings: String {
    card.configuration.sorted { $0.key < $1.key }
      .map { "\($0.key) \(Int(exactly: $0.value).map(String.init) ?? "\($0.value)")" }
      .joined(separator: ", ")
  }

  private func files(_ files: [String]) -> HTML {
    let names: [HTML] = files.map { "<code>\($0)</code>" }
    return names.dropFirst().reduce(names.first ?? "–") { "\($0), \($1)" }
  }
}
