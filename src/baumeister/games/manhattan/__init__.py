"""Manhattan (Andreas Seyfarth, Hans im Glück 1994): skyscrapers in six cities. Rules cited as MH."""
