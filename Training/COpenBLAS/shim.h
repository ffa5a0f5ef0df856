// OpenBLAS as Debian's libopenblas-dev installs it. The trainer calls three things of it, all
// from BLAS.swift: cblas_sgemm; openblas_set_num_threads, which pins the library to one thread so
// that the same data and seed give the same bits whatever the machine's thread count; and
// openblas_get_corename, since between kinds of processors the last bits may differ.
#ifndef COPENBLAS_SHIM_H
#define COPENBLAS_SHIM_H

#include <cblas.h>

#endif
