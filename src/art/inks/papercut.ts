import type { Hex } from '../colour.ts';
import { lch, standOut } from '../colour.ts';
import type { RelativeHue } from '../hue.ts';
import { pickBySeed, resolveHue } from '../hue.ts';
import type { HeroInks, Job } from '../types.ts';

/** Red twice, violet, plum, teal, indigo and green, when the palette's warm hue is a red. */
const hues: readonly [RelativeHue, ...RelativeHue[]] = [
  { from: 'warm', turn: -14 },
  { from: 'warm', turn: -88 },
  { from: 'warm', turn: -40 },
  { from: 'warm', turn: 150 },
  { from: 'warm', turn: -9 },
  { from: 'warm', turn: -122 },
  { from: 'warm', turn: 126 },
];

export interface PapercutInks {
  readonly sky: readonly [glow: Hex, middle: Hex, edge: Hex];
  /** Far to near. */
  readonly hills: readonly [Hex, Hex, Hex, Hex, Hex];
  readonly shadow: Hex;
  readonly cream: Hex;
  readonly creamShade: Hex;
  readonly gold: Hex;
  readonly ember: Hex;
  readonly hero: HeroInks;
}

/** Dusk in the light scheme, night in the dark one: the same papers, lit less. */
export function papercutInks(job: Pick<Job, 'palette' | 'scheme' | 'seed'>): PapercutInks {
  const hue = resolveHue(job.palette, pickBySeed(job.seed, hues));
  const night = job.scheme === 'dark';
  const dim = night ? 0.86 : 1;
  const gold = resolveHue(job.palette, { from: 'cool', turn: 5 });
  const cream = lch(night ? 0.93 : 0.955, 0.045, gold);
  const paper = (l: number, c: number): Hex => lch(l * dim, c, hue);
  const stroke = standOut(lch(0.27, 0.11, hue), cream, 7);
  return {
    sky: [lch(0.72 * dim, 0.2, hue + (night ? 8 : 18)), paper(0.51, 0.21), paper(0.31, 0.14)],
    hills: [
      paper(0.44, 0.19),
      paper(0.375, 0.165),
      paper(0.31, 0.135),
      paper(0.255, 0.115),
      paper(0.205, 0.09),
    ],
    shadow: lch(0.07, 0.03, hue),
    cream,
    creamShade: lch(night ? 0.85 : 0.885, 0.07, gold),
    gold: lch(0.84, 0.15, gold),
    ember: lch(0.74, 0.17, resolveHue(job.palette, { from: 'warm', turn: 16 })),
    hero: {
      deep: standOut(lch(0.3, 0.13, hue), cream, 7),
      mid: standOut(lch(0.53, 0.21, hue), cream, 3.6),
      light: lch(0.81, 0.145, gold),
      stroke,
      behind: cream,
    },
  };
}
