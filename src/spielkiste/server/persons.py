"""Who speaks: a person is a random name in a signed token that the page keeps."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from pathlib import Path

from itsdangerous import BadSignature, Signer

SECRET_BYTES = 32
PERSON_BYTES = 12
LONGEST_TOKEN = 200


class Persons:
    """Makes persons and knows its own tokens."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(
            secret, salt="spielkiste.person", digest_method=hashlib.sha256
        )

    def recognise(self, token: str) -> str:
        """Return the person of a token; a new person for a token not made here."""
        try:
            if len(token) > LONGEST_TOKEN or not token.isascii():
                raise BadSignature("none of ours")
            return self._signer.unsign(token).decode()
        except BadSignature:
            return secrets.token_urlsafe(PERSON_BYTES)

    def token(self, person: str) -> str:
        """Return the token by which a person is known again."""
        return self._signer.sign(person).decode()


def read_secret(data: Path) -> bytes:
    """Return the secret of a data folder, made there at the first call."""
    path = data / "secret"
    try:
        with path.open("xb") as file:
            path.chmod(0o600)
            file.write(secrets.token_bytes(SECRET_BYTES))
    except FileExistsError:
        pass
    return path.read_bytes()


def clean_name(name: str) -> str:
    """Return a nickname as it may be shown, "" when nothing of it can be."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", name)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return " ".join(shown.split())
