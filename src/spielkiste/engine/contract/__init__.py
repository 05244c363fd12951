"""What must hold in every state of every game, as checks that say what is broken.

Whoever adds a game runs `check_match`, `check_secrets` and `check_machine` over it.
The checks know no game: they play at random and ask only what the contract promises.
"""

from __future__ import annotations

from .matches import check_machine, check_match
from .promise import ContractError
from .secrecy import check_secrets
from .states import check_state

__all__ = [
    "ContractError",
    "check_machine",
    "check_match",
    "check_secrets",
    "check_state",
]
