"""Quick drawing of pages: one cache, drawings made once, compression for transfer, loading before the first visitor."""
