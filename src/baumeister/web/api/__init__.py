"""The API for programs, /api/v1."""
