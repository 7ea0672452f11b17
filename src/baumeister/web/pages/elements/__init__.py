"""Parts of several pages: forms, links, names and faces of seats."""
