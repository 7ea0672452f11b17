"""What several pages are put together from: forms, links, names and faces of seats."""
