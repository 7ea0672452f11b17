"""What a game says and shows, as types: text, words, drawings, panels."""
