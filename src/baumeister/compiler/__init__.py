"""The compiler: kernels as machine code, by Numba, kept on disk. Code that doesn't need it never loads Numba."""
