"""The rules of Project Skyline.

components, state, moves: the material. setup (PS 2), turn (PS 3): the course. pawns, rent (PS 3.1-3.4), building
(PS 3.5), demolishing (PS 3.6), joining (PS 4), cards (PS 5), scoring (PS 6): the chapters. city: their common ground.
"""
