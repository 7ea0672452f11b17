"""`python -m baumeister` is the command line."""

from baumeister.cli import main

main()
