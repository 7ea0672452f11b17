"""From a table to its page's view model: only here are views made, and nothing but views goes on to the pages."""
