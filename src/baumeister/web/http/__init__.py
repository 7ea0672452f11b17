"""Pages over HTTP: routes, forms, sessions, streams."""
