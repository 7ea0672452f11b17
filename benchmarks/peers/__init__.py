"""Our speed beside that of other libraries, measured side by side: `python -m benchmarks.peers` (docs/environments.md).

`connect_four` is the game that all have in common; `ours` and `theirs` are what is measured, each in a process of its own;
`plan` lists it and the bars.
"""
