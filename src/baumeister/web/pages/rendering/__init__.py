"""How pages are drawn quickly: one cache, drawings made once, packing for the way, loading before the first visitor."""
