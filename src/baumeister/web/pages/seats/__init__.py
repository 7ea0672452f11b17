"""Taking a seat by a private link, and giving it up; deleting a table."""
