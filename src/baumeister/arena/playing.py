"""Playing one game of a match."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from baumeister.arena.entrants import Player, clock_of, player_for, thoughts_of
from baumeister.arena.luck import Luck, key_of
from baumeister.arena.match import Fixture, Match
from baumeister.arena.result import Failure, Forfeit, Result
from baumeister.compiler.games import is_wanted, use_compiled
from baumeister.games import rules
from baumeister.positions.game import Move
from baumeister.present.game import Game, Position, View
from baumeister.records.record import write


def game_of(match: Match) -> Game:
    """Return the game of a match, run compiled unless the environment forbids it."""
    return compiled_if_wanted(Game(rules(match.game), match.seats, match.options))


def compiled_if_wanted(game: Game) -> Game:
    """Return a game, and run it compiled from now on unless the environment forbids it."""
    if is_wanted():
        use_compiled(game.rules)
    return game


class MatchPlayer:
    """Plays a match's games one after another, with players that stay from game to game."""

    def __init__(self, match: Match, keeps_records: bool = False) -> None:
        """Take the match, and whether results bring the games' records."""
        self._match, self._keeps_records, self._game = match, keeps_records, game_of(match)
        self._players: dict[tuple[int, int], Player] = {}

    def play(self, fixture: Fixture) -> Result:
        """Play a game to its end, or until a bot fails."""
        run = GameRun(self._match, self._game, fixture, self._seat_players(fixture))
        failure = run.run()
        players = [self._match.kinds[kind] for kind in fixture.seating]
        end, spent = run.position, tuple(run.seconds)
        result = Result(
            fixture, end.scores, end.winners, end.ply, spent, tuple(run.decisions), failure, tuple(map(tuple, run.said))
        )
        return replace(result, record=write(end, players), thoughts=run.thoughts) if self._keeps_records else result

    def close(self) -> None:
        """Close all players."""
        for player in self._players.values():
            player.close()

    def _seat_players(self, fixture: Fixture) -> list[Player]:
        """Return the players by seat; one with several seats appears several times."""
        copies: Counter[int] = Counter()
        seated = []
        for kind in fixture.seating:
            place = (kind, copies[kind])
            if place not in self._players:
                self._players[place] = player_for(self._match.kinds[kind], self._match.seconds, self._match.simulations)
            seated.append(self._players[place])
            copies[kind] += 1
        return seated


class GameRun:
    """One game: its position, its players, and their thinking times."""

    def __init__(self, match: Match, game: Game, fixture: Fixture, players: Sequence[Player]) -> None:
        """Take the players by seat."""
        self.position: Position = game.start()
        self.seconds, self.decisions = [0.0] * game.seats, [0] * game.seats
        self.said: list[list[float]] = [[] for _ in range(game.seats)]
        """As `Result.said`."""
        self.thoughts: list[tuple[int, list[tuple[int, int, float]]]] = []
        """As `Result.thoughts`."""
        self._match, self._fixture, self._players = match, fixture, players
        self._luck = Luck(match.seed, fixture.deal)
        self._seat = 0
        """The acting seat; between decisions, the last that decided."""

    def run(self) -> Failure | None:
        """Play until the game is over; return the failure if it was cut short."""
        try:
            self._begin()
            while not self.position.is_over:
                self.position = self.position.play(self._next())
        except Forfeit as failure:
            self._players[self._seat - 1].give_up()
            return Failure(self._seat, failure.kind, failure.detail)
        finally:
            for player in self._players:
                player.end(self.position)
        return None

    def _begin(self) -> None:
        """Seat all players; a bot's own randomness is the same in all games of a deal."""
        copies: Counter[int] = Counter()
        for seat, (kind, player) in enumerate(zip(self._fixture.seating, self._players, strict=True), 1):
            self._seat = seat
            seed = key_of(self._match.seed, self._fixture.deal, self._match.kinds[kind], copies[kind]) >> 1
            player.begin(self.position.game, seat, seed)
            copies[kind] += 1
        self._seat = 0

    def _next(self) -> Move | int:
        if self.position.actor == 0:
            return self._luck.draw(self.position, self._seat)
        self._seat = self.position.actor
        return self._choose(self.position.view(self._seat))

    def _choose(self, view: View) -> Move:
        """Return a seat's move, and time it."""
        if len(view.moves) == 1:
            return view.moves[0]
        player = self._players[self._seat - 1]
        clock = clock_of(player)
        start = clock()
        try:
            move = player.choose(view)
        finally:
            self.seconds[self._seat - 1] += clock() - start
            self.decisions[self._seat - 1] += 1
        if move not in view.moves:
            raise Forfeit("illegal move", f"“{move}” is not legal at ply {view.ply}")
        found = thoughts_of(player)
        if found:
            self.said[self._seat - 1] += [round(one.chance, 3) for one in found if one.move == move]
            self.thoughts.append((view.ply, [(one.move.number, one.visits, one.share) for one in found]))
        return move
