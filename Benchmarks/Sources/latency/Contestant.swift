import BenchmarkSupport
import Foundation
import IntentClassification
import IntentRouting

/// One way to classify, over its own copy of the texts.
struct Contestant {
  let name: String
  let count: Int
  /// Share of the texts that get the right intent: nobody wins by doing nothing.
  let accuracy: Double
  /// Classifies the text at an index.
  let classify: (Int) -> Void

  static func classifier(
    _ classifier: IntentClassifier, _ rows: ArraySlice<LabeledRow>
  ) -> Contestant {
    let texts = rows.map(\.text)
    let right = rows.count { classifier.classify($0.text).best.intent.name == $0.intent }
    return Contestant(
      name: "classify", count: texts.count, accuracy: Double(right) / Double(texts.count)
    ) { index in
      keep(classifier.classify(texts[index]).best.confidence)
    }
  }

  static func router(
    _ classifier: IntentClassifier, _ rows: ArraySlice<LabeledRow>
  ) -> Contestant {
    let texts = rows.map(\.text)
    let router = IntentRouter(classifier: classifier)
    let right = rows.count { router.route($0.text).intent.name == $0.intent }
    return Contestant(
      name: "route", count: texts.count, accuracy: Double(right) / Double(texts.count)
    ) { index in
      keep(router.route(texts[index]).receipt.acceptance)
    }
  }

  static func fastText(_ model: FastTextModel, _ rows: ArraySlice<LabeledRow>) -> Contestant {
    var texts = rows.map { FastTextModel.normalized($0.text) }
    var right = 0
    for (index, row) in zip(texts.indices, rows) {
      keep(model.predict(&texts[index]))
      right += model.intent == row.intent ? 1 : 0
    }
    return Contestant(
      name: "fastText", count: texts.count, accuracy: Double(right) / Double(texts.count)
    ) { index in
      keep(model.predict(&texts[index]))
    }
  }
}
