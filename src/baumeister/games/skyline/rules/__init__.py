"""The rules of Project Skyline.

components, state, moves: what there is. setup (PS 2), turn (PS 3): who does what when. pawns, rent (PS 3.1-3.4), building
(PS 3.5), demolishing (PS 3.6), joining (PS 4), cards (PS 5), scoring (PS 6): the chapters. city: what several of them need.
"""
