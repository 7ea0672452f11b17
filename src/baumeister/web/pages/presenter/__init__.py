"""From a table to what its page shows: only here is a view made, and nothing but views goes on to the pages."""
