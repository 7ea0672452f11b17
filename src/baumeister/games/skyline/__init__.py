"""Project Skyline (Jung Je Ho, Amigo 2006; first as Tripla, 2004): rents, an architect, skyscrapers. Rules cited as PS."""
