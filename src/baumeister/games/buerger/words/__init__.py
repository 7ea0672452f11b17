"""What Bürger, Baumeister & Co. says: notation, prompts, log, refusals, endings."""
