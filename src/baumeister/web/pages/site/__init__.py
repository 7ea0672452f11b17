"""What surrounds the pages: the frame of each, files for browsers, icons, the pages of an error and of no connection."""
