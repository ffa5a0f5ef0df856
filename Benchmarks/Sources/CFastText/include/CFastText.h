// A few functions in C around fastText's C++ library. None of them throws.
#ifndef CFASTTEXT_H
#define CFASTTEXT_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct FastTextModel FastTextModel;

/// Trains a classifier on a file of `__label__x text` lines and writes it; false when that fails.
bool fasttext_train(
    const char *input, const char *output, int dimension, int buckets, int shortest, int longest,
    int word_grams, int epochs, double learning_rate, int threads);

/// Opens a model; NULL when that fails. `fasttext_close` frees it.
FastTextModel *fasttext_open(const char *path);

void fasttext_close(FastTextModel *model);

/// Predicts the best label of one line of text and returns its probability. The label, cut to
/// `capacity` bytes with the final zero, goes into `label`; it is empty where there is none.
double fasttext_predict(
    FastTextModel *model, const char *text, size_t length, char *label, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
