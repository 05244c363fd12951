"""What fingers and eyes need, measured on the page as it is drawn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WIDER = "() => document.scrollingElement.scrollWidth - innerWidth"
TOO_SMALL = """async (least) => {
  const ends = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  const moving = document.getAnimations().filter(ends);
  await Promise.all(moving.map((one) => one.finished.catch(() => {})));
  const wanted = "button, a[href], input, select, summary, [role=gridcell]";
  const half = least / 2 - 0.5;
  const hits = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found && (one.contains(found) || found.contains(one) ||
      [...(one.labels ?? [])].some((label) => label.contains(found)));
  };
  const isTaken = (one, x, y) =>
    document.elementFromPoint(x, y)?.closest(wanted) && !hits(one, x, y);
  const isSmall = (one) => {
    const box = (one.querySelector(".cell") ?? one).getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (box.width === 0 || !hits(one, x, y)) return false;
    const across = (far) => [[x - far, y], [x + far, y]];
    const down = (far) => [[x, y - far], [x, y + far]];
    const has = (size, ends) => size >= least - 0.5
      ? !ends(half - 1).some((end) => isTaken(one, ...end))  // edges are rounded
      : ends(half).every((end) => hits(one, ...end));
    return !(has(box.width, across) && has(box.height, down));
  };
  return [...document.querySelectorAll(wanted)].filter(isSmall)
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.innerText;
      return `${name} ${Math.round(width)}x${Math.round(height)}`;
    });
}"""
"""Targets smaller than `least` pixels either way; what another one covers is lost."""
FINGER = 44
SETTLE = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""


def picture(page: Page, clip: Any) -> bytes:
    """Take a picture of a part of the page, once what has changed is drawn."""
    page.evaluate(SETTLE)
    return page.screenshot(clip=clip, animations="disabled")


def sideways_scroll(page: Page) -> int:
    """Return by how many pixels the page is wider than its window."""
    pixels = page.evaluate(WIDER)
    assert isinstance(pixels, int)
    return max(pixels, 0)


def small_targets(page: Page, least: int = FINGER) -> list[str]:
    """Name what is too small for a finger."""
    names = page.evaluate(TOO_SMALL, least)
    assert isinstance(names, list)
    return names


def expect_room(page: Page) -> None:
    """Nothing sticks out, and every target is large enough for a finger."""
    wider, small = sideways_scroll(page), small_targets(page)
    assert wider == 0, f"{wider} pixels stick out"
    assert not small, small
