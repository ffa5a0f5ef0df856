#if canImport(Accelerate)
  import Accelerate
#else
  import COpenBLAS
#endif

/// The dense products of training, on OpenBLAS or Accelerate. Matrices are row-major floats.
enum BLAS {
  /// A factor: its numbers, and whether they are read as they stand or transposed.
  struct Factor {
    var numbers: UnsafePointer<Float>
    var isTransposed = false

    static func plain(_ matrix: FloatMatrix) -> Factor { Factor(numbers: matrix.base) }

    static func transposed(_ matrix: FloatMatrix) -> Factor {
      Factor(numbers: matrix.base, isTransposed: true)
    }
  }

  /// Pins the library to one thread: its results differ in the last bits with the thread count.
  static func useOneThread() {
    #if !canImport(Accelerate)
      openblas_set_num_threads(1)
    #endif
  }

  /// Names the kind of processor that the library chose its kernels for: on another kind the last
  /// bits of its results may differ.
  static var kernel: String {
    #if canImport(Accelerate)
      "Accelerate"
    #else
      String(cString: openblas_get_corename())
    #endif
  }

  /// Computes `c = a b`, or adds it to `c`; `a` is rows x inner and `b` inner x columns after
  /// transposition.
  static func multiply(
    _ a: Factor, _ b: Factor, into c: FloatMatrix, adding: Bool = false,
    rows: Int, inner: Int, columns: Int
  ) {
    cblas_sgemm(
      CblasRowMajor, a.isTransposed ? CblasTrans : CblasNoTrans,
      b.isTransposed ? CblasTrans : CblasNoTrans,
      dimension(rows), dimension(columns), dimension(inner), 1,
      a.numbers, dimension(a.isTransposed ? rows : inner),
      b.numbers, dimension(b.isTransposed ? inner : columns),
      adding ? 1 : 0, c.base, dimension(columns))
  }

  #if canImport(Accelerate)
    private static func dimension(_ size: Int) -> __LAPACK_int { __LAPACK_int(size) }
  #else
    private static func dimension(_ size: Int) -> blasint { blasint(size) }
  #endif
}
