import type { Hex } from '../colour.ts';
import { lch, readLch, standOut } from '../colour.ts';
import type { Hero } from '../heroes/hero.ts';
import type { HeroInks, Palette, Scheme } from '../types.ts';

/** A plain picture; the wild gets a medal behind it, the scatter a burst. */
export type SymbolRole = 'plain' | 'wild' | 'scatter';

export interface SymbolJob {
  readonly palette: Palette;
  readonly scheme: Scheme;
  readonly hero: Hero;
  /** A card rank: pays least, and is drawn quieter than the pictures. */
  readonly rank: boolean;
  readonly role: SymbolRole;
  readonly id: (name: string) => string;
}

/** Symbols are drawn on a 200 box around (100, 100). */
export const symbolSize = 200;

/** Golden things would lose a golden highlight: they get cream instead. */
function nearGold(hue: number): boolean {
  return hue > 55 && hue < 115;
}

/** Fills from the hero's own hue, so that every symbol of a set has its own colour. */
export function signatureInks(job: SymbolJob, behind: Hex, chroma: number): HeroInks {
  const { hue } = job.hero;
  const gold = nearGold(hue);
  const quiet = job.rank ? 0.82 : 1;
  const mid = lch(gold ? 0.8 : 0.58, chroma * quiet, hue);
  return {
    deep: gold
      ? lch(0.63, chroma * 0.75, hue - 20)
      : standOut(lch(0.38, chroma * 0.75 * quiet, hue), behind, 3),
    mid,
    light: gold ? lch(0.95, 0.06, 95) : lch(0.86, 0.14, job.rank ? hue : 88),
    stroke: standOut(lch(0.26, 0.09, hue - (gold ? 30 : 0)), behind, 7),
    behind,
  };
}

/** A metal for the rays and rims of wild and scatter, from the palette's warm side. */
export function metalOf(palette: Palette): Hex {
  const { h } = readLch(palette.accent);
  return lch(0.82, 0.15, h > 50 && h < 110 ? h : 85);
}
