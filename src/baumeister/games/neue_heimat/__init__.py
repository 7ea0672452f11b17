"""Neue Heimat (Klaus Zoch, Chili Spiele 2007; also The Estates): three rows of houses, sold by auction. Rules cited as NH."""
