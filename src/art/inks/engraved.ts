import type { Hex } from '../colour.ts';
import { lch, mix, standOut } from '../colour.ts';
import type { RelativeHue } from '../hue.ts';
import { pickBySeed, resolveHue } from '../hue.ts';
import type { HeroInks, Job } from '../types.ts';

interface Cloth extends RelativeHue {
  readonly c: number;
  /** Hue and chroma of the metal, turned from the palette's warm hue. */
  readonly metal: number;
  readonly shine: number;
}

/** Baize five times, walnut and plum, each with its metal: a salon has few colours. */
const cloths: readonly [Cloth, ...Cloth[]] = [
  { from: 'cool', turn: 2, c: 0.05, metal: 2, shine: 0.095 },
  { from: 'warm', turn: -12, c: 0.032, metal: 2, shine: 0.1 },
  { from: 'cool', turn: -4, c: 0.05, metal: 0, shine: 0.09 },
  { from: 'cool', turn: 8, c: 0.045, metal: 6, shine: 0.085 },
  { from: 'cool', turn: 14, c: 0.046, metal: 4, shine: 0.085 },
  { from: 'cool', turn: -6, c: 0.055, metal: -6, shine: 0.1 },
  { from: 'cool', turn: 184, c: 0.065, metal: -58, shine: 0.065 },
];

export interface EngravedInks {
  readonly cloth: Hex;
  readonly clothLit: Hex;
  readonly metal: Hex;
  readonly metalPale: Hex;
  readonly metalDark: Hex;
  readonly hero: HeroInks;
}

export function engravedInks(job: Pick<Job, 'palette' | 'scheme' | 'seed'>): EngravedInks {
  const cloth = pickBySeed(job.seed, cloths);
  const hue = resolveHue(job.palette, cloth);
  const metalHue = resolveHue(job.palette, { from: 'warm', turn: cloth.metal });
  const day = job.scheme === 'light';
  const base = lch(day ? 0.265 : 0.225, cloth.c, hue);
  const metal = lch(0.78, cloth.shine, metalHue);
  return {
    cloth: base,
    clothLit: lch(day ? 0.345 : 0.3, cloth.c * 1.15, hue),
    metal,
    metalPale: lch(0.92, cloth.shine * 0.55, metalHue),
    metalDark: lch(0.5, cloth.shine * 0.85, metalHue),
    hero: {
      deep: standOut(lch(0.6, cloth.shine, metalHue), base, 3.1),
      mid: standOut(metal, base, 5),
      light: lch(0.93, cloth.shine * 0.6, metalHue),
      stroke: mix(base, '#000000', 0.25),
      behind: base,
    },
  };
}
