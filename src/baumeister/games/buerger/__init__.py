"""Bürger, Baumeister & Co. (BB): Frankfurt in the Gründerzeit, by Michael Schacht."""
