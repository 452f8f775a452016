import type { Play } from './play.ts';
import type { Selection } from './selection.ts';

/** Tries until a pick makes units; a pick of two rows may take a number twice. */
const TRIES = 50;

/**
 * One random bet of a play, shaped like its smallest: as many symbols in as many rows.
 * @param below a random integer from 0 to `bound - 1`
 */
export function randomPick(play: Play, below: (bound: number) => number): Selection {
  const shape = (play.probes[below(play.probes.length)] ?? []).map((chosen) => chosen.length);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const sizes = play.rows.every(({ min }) => min === 0) ? shuffled(shape, below) : shape;
    const selection = play.rows.map(({ symbols }, index) =>
      shuffled(symbols, below).slice(0, sizes[index] ?? 0),
    );
    if (play.units(selection) > 0) return selection;
  }
  return play.probes[0] ?? [];
}

function shuffled<T>(items: readonly T[], below: (bound: number) => number): readonly T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const picked = below(last + 1);
    [copy[picked], copy[last]] = [copy[last] as T, copy[picked] as T];
  }
  return copy;
}
