"""Our own golden matches: played by chance alone, recorded anew only on purpose.

A change of the rules, of the notation or of the generator shows up as a difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spielkiste import GAMES, Match, load_game
from spielkiste.engine.chance import draw, generator
from spielkiste.engine.record import write_record

FOLDER = Path(__file__).parent / "records"
MATCHES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "twisty": (
        (2, {}),
        (2, {"choose_corners": True, "first_seat": 1, "turn_limit": 80}),
        (3, {"turn_limit": 150}),
        (3, {"choose_corners": True, "first_seat": 2, "turn_limit": 1}),
        (4, {"turn_limit": 400}),
        (4, {"choose_corners": True, "first_seat": 3, "turn_limit": 120}),
    ),
    "schraube-locker": (
        (2, {}),
        (3, {"selective_dice": True, "first_seat": 2}),
        (3, {"combine_dice": True}),
        (4, {"selective_dice": True, "combine_dice": True, "first_seat": 1}),
    ),
}
"""Seats and options of the matches of every game; a match's place is its seed."""


def play_out(match: Match[Any]) -> None:
    """Let every seat take any of its legal actions until the match is over."""
    source = generator(match.seed, "seats")
    while not match.is_over:
        if match.run_chance():
            continue
        choices = match.game.ask(match.state)
        match.play(*choices[draw(source, len(choices))])


def records(name: str) -> str:
    """Return the text of all golden matches of a game."""
    texts = []
    for seed, (seats, options) in enumerate(MATCHES[name]):
        match = Match(load_game(name), seats=seats, seed=seed, **options)
        play_out(match)
        texts.append(write_record(match))
    return "".join(texts)


def path_of(name: str) -> Path:
    """Return where a game's golden matches are kept."""
    return FOLDER / f"{name}.jsonl"


def main() -> None:
    """Write the golden matches of all games."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path_of(name).write_text(records(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
