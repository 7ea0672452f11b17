"""Played games as documents (format `baumeister/1`), and proof that their chance was fair."""

from baumeister.records.record import FORMAT, Record, read, write

__all__ = ["FORMAT", "Record", "read", "write"]
