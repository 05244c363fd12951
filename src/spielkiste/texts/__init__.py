"""What the games and tables say, in every language: one source for all programs."""

from spielkiste.texts.catalogue import LANGUAGES, MissingTextError, has_text, text
from spielkiste.texts.render import Sentence, render

__all__ = ["LANGUAGES", "MissingTextError", "Sentence", "has_text", "render", "text"]
