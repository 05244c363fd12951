"""Players that are programs: each gets an observation and the legal actions.

>>> levels("twisty")
('easy', 'medium', 'hard')
>>> bot = make_bot("twisty", "random", seed=7)
"""

from .bot import Bot
from .registry import hint, levels, make_bot, warm_list
from .spec import Spec, SpecError, read_spec

__all__ = [
    "Bot",
    "Spec",
    "SpecError",
    "hint",
    "levels",
    "make_bot",
    "read_spec",
    "warm_list",
]
