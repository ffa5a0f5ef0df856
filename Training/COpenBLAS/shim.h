// OpenBLAS as Debian's libopenblas-dev installs it. The trainer calls two things of it, both
// from BLAS.swift: cblas_sgemm, and openblas_set_num_threads, which pins the library to one
// thread so that the same data and seed give the same bits whatever the machine's thread count.
#ifndef COPENBLAS_SHIM_H
#define COPENBLAS_SHIM_H

#include <cblas.h>

#endif
