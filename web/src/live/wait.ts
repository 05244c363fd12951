/** How long to wait before the next try to connect. */

const FIRST = 400;
const LONGEST = 10_000;

/**
 * Milliseconds before try number `tries` (from 1): doubling, at most ten seconds,
 * and shaken by up to half, so that a crowd does not come back at one moment.
 */
export function backOff(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** (tries - 1));
  return full * (0.5 + random() / 2);
}
