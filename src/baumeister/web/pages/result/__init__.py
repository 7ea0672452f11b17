"""The result of a finished game: the headline, the sheet of places and points, the course, the picture to share."""
