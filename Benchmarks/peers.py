#!/usr/bin/env python3
"""Classifiers that others use for the same job, each as a command of its own.

  Benchmarks/peers.py train PEER TRAIN.csv MODEL
  Benchmarks/peers.py predict PEER MODEL FILE.csv PREDICTIONS.csv
  Benchmarks/peers.py latency PEER MODEL FILE.csv        microseconds, one text at a time, as JSON

PEER is `tfidf_lr` (TF-IDF over words, word pairs and characters, logistic regression), `tfidf_svm`
(the same features, linear SVM, calibrated), or `fasttext` (fastText's own command; its latency is
measured by its library in the program `latency`). Needs scikit-learn from PyPI (`pip install
scikit-learn`) or Debian (`python3-sklearn`), and Debian's `fasttext`.

A predictions file has the columns text, gold, pred, confidence.
"""

import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time


def read(path):
    """Returns a file's texts and intents."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = [(row["text"], row["intent"]) for row in csv.DictReader(file)]
    return [text for text, _ in rows], [intent for _, intent in rows]


def write_predictions(path, texts, intents, predictions):
    """Writes (intent, confidence) of each text beside its true intent."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["text", "gold", "pred", "confidence"])
        for text, gold, (pred, confidence) in zip(texts, intents, predictions, strict=True):
            writer.writerow([text, gold, pred, confidence])


class ScikitLearn:
    """A scikit-learn pipeline over TF-IDF features."""

    def __init__(self, classifier):
        self.classifier = classifier

    def train(self, texts, intents, path):
        import joblib
        from sklearn.pipeline import make_pipeline
        model = make_pipeline(self.features(), self.classifier())
        model.fit(texts, intents)
        joblib.dump(model, path)

    def predict(self, path, texts):
        model = self.load(path)
        for start in range(0, len(texts), 2048):
            probabilities = model.predict_proba(texts[start:start + 2048])
            for row, best in zip(probabilities, probabilities.argmax(axis=1)):
                yield model.classes_[best], float(row[best])

    def latency(self, path, texts):
        """Returns the microseconds of each text, after a warm-up."""
        model = self.load(path)
        model.predict_proba(texts[:20])
        durations = []
        for text in texts:
            start = time.perf_counter()
            model.predict_proba([text])
            durations.append((time.perf_counter() - start) * 1e6)
        return durations

    @staticmethod
    def load(path):
        import joblib
        return joblib.load(path)

    @staticmethod
    def features():
        import numpy
        from sklearn.feature_extraction.text import TfidfVectorizer
        from sklearn.pipeline import make_union
        return make_union(
            TfidfVectorizer(
                ngram_range=(1, 2), token_pattern=r"(?u)\b\w+\b", sublinear_tf=True,
                dtype=numpy.float32),
            TfidfVectorizer(
                analyzer="char_wb", ngram_range=(2, 5), sublinear_tf=True, dtype=numpy.float32))


def logistic_regression():
    from sklearn.linear_model import LogisticRegression
    return LogisticRegression(C=20, max_iter=200)


def linear_svm():
    from sklearn.calibration import CalibratedClassifierCV
    from sklearn.svm import LinearSVC
    return CalibratedClassifierCV(LinearSVC(C=0.5), method="sigmoid", cv=3, ensemble=False)


class FastText:
    """fastText's own command: 100 dimensions, 200,000 buckets, character 2- to 5-grams, pairs."""

    SETTINGS = ("-dim 100 -bucket 200000 -minn 2 -maxn 5 -wordNgrams 2 -epoch 50 -lr 0.5 "
                "-thread 2 -minCount 1 -verbose 0").split()

    def train(self, texts, intents, path):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
            for text, intent in zip(texts, intents):
                file.write(f"__label__{intent} {self.normalized(text)}\n")
            file.flush()
            stem = str(path).removesuffix(".bin")
            subprocess.run(
                ["fasttext", "supervised", "-input", file.name, "-output", stem, *self.SETTINGS],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        pathlib.Path(stem + ".vec").unlink(missing_ok=True)

    def predict(self, path, texts):
        lines = "".join(self.normalized(text) + "\n" for text in texts)
        result = subprocess.run(
            ["fasttext", "predict-prob", path, "-"], input=lines, text=True, encoding="utf-8",
            stdout=subprocess.PIPE, check=True)
        found = result.stdout.split("\n")[:len(texts)]
        for line in found:
            label, _, confidence = line.rpartition(" ")
            # Nothing is printed for a text without a known n-gram.
            yield label.removeprefix("__label__"), float(confidence or 0)

    @staticmethod
    def normalized(text):
        """Lower case, marks set apart, as fastText's own tutorial does it."""
        return re.sub(r"([.!?,'/()\":;])", r" \1 ", text.lower().replace("\n", " "))


PEERS = {
    "tfidf_lr": ScikitLearn(logistic_regression),
    "tfidf_svm": ScikitLearn(linear_svm),
    "fasttext": FastText(),
}


def main():
    if len(sys.argv) < 5 or sys.argv[2] not in PEERS:
        sys.exit(__doc__)
    action, peer = sys.argv[1], PEERS[sys.argv[2]]
    if action == "train":
        peer.train(*read(sys.argv[3]), sys.argv[4])
    elif action == "predict" and len(sys.argv) == 6:
        texts, intents = read(sys.argv[4])
        write_predictions(sys.argv[5], texts, intents, peer.predict(sys.argv[3], texts))
    elif action == "latency":
        print(json.dumps(peer.latency(sys.argv[3], read(sys.argv[4])[0])))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
