"""The compiler: kernels as machine code, by Numba, kept on disk. Whoever needs none of it never loads Numba."""
