import type { Hex } from './colour.ts';
import { readLch } from './colour.ts';
import type { Palette } from './types.ts';
import { createRandom } from './seed.ts';

/**
 * The two hues a palette is built on, in an order that does not depend on the scheme: many brands
 * swap primary and accent between light and dark, and a game must keep its colour when they do.
 * The circle is cut at 300 degrees, in the purples, so reds always come first.
 */
export function paletteHues(palette: Palette): { readonly warm: number; readonly cool: number } {
  const place = (hex: Hex): number => (readLch(hex).h + 60) % 360;
  const one = place(palette.primary);
  const other = place(palette.accent);
  return { warm: Math.min(one, other) - 60, cool: Math.max(one, other) - 60 };
}

/** A hue said relative to a palette: degrees turned from its warm or its cool hue. */
export interface RelativeHue {
  readonly from: 'warm' | 'cool';
  readonly turn: number;
}

/** Picks one entry of a recipe's list; the same seed picks the same entry in both schemes. */
export function pickBySeed<List extends readonly [unknown, ...unknown[]]>(
  seed: string,
  list: List,
): List[number] {
  return createRandom(`${seed}/hue`).pick(list);
}

export function resolveHue(palette: Palette, hue: RelativeHue): number {
  return paletteHues(palette)[hue.from] + hue.turn;
}
