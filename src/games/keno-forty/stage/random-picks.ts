import { KENO_FORTY } from '../rules.ts';

/**
 * So many numbers by the browser's chance, ascending. They are a choice of the player's; what is drawn
 * follows from the seeds of the round alone.
 */
export function randomPicks(count: number): number[] {
  const keys = crypto.getRandomValues(new Uint32Array(KENO_FORTY.numbers));
  return Array.from(keys, (key, index) => ({ key, number: index + 1 }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}
