#include "CFastText.h"

#include <fasttext/args.h>
#include <fasttext/fasttext.h>

#include <cstring>
#include <exception>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct FastTextModel {
  fasttext::FastText model;
};

bool fasttext_train(
    const char *input, const char *output, int dimension, int buckets, int shortest, int longest,
    int word_grams, int epochs, double learning_rate, int threads) {
  try {
    fasttext::Args args;
    args.input = input;
    args.output = output;
    args.model = fasttext::model_name::sup;
    args.loss = fasttext::loss_name::softmax;
    args.dim = dimension;
    args.bucket = buckets;
    args.minn = shortest;
    args.maxn = longest;
    args.wordNgrams = word_grams;
    args.epoch = epochs;
    args.lr = learning_rate;
    args.minCount = 1;
    args.thread = threads;
    args.verbose = 0;
    fasttext::FastText model;
    model.train(args);
    model.saveModel(output);
    return true;
  } catch (const std::exception &) {
    return false;
  }
}

FastTextModel *fasttext_open(const char *path) {
  try {
    auto opened = std::make_unique<FastTextModel>();
    opened->model.loadModel(path);
    return opened.release();
  } catch (const std::exception &) {
    return nullptr;
  }
}

void fasttext_close(FastTextModel *model) { delete model; }

double fasttext_predict(
    FastTextModel *model, const char *text, size_t length, char *label, size_t capacity) {
  try {
    // fastText reads a stream up to the line's end; its own bindings do the same.
    std::string line(text, length);
    line.push_back('\n');
    std::istringstream stream(line);
    std::vector<std::pair<fasttext::real, std::string>> predictions;
    if (model->model.predictLine(stream, predictions, 1, 0) && !predictions.empty()) {
      std::strncpy(label, predictions[0].second.c_str(), capacity - 1);
      label[capacity - 1] = 0;
      return predictions[0].first;
    }
  } catch (const std::exception &) {
  }
  label[0] = 0;
  return 0;
}
