"""Around the pages: their frame, files for browsers, icons, the pages for errors and without a connection."""
