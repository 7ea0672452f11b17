"""How a finished game is told: the headline, the sheet of places and points, the course, the picture to share."""
