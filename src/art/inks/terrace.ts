import type { Hex } from '../colour.ts';
import { lch, standOut } from '../colour.ts';
import type { RelativeHue } from '../hue.ts';
import { pickBySeed, resolveHue } from '../hue.ts';
import type { HeroInks, Job } from '../types.ts';

interface Colours extends RelativeHue {
  readonly l: number;
  readonly c: number;
  /** The second colour of the kit, turned from the palette's cool hue as the first is. */
  readonly trim: number;
}

/** Home green twice, red, charcoal and orange, navy, sky, claret, when the cool hue is a green. */
const colourways: readonly [Colours, ...Colours[]] = [
  { from: 'cool', turn: 0, l: 0.42, c: 0.11, trim: -66 },
  { from: 'cool', turn: -126, l: 0.42, c: 0.16, trim: -72 },
  { from: 'cool', turn: 110, l: 0.27, c: 0.025, trim: -104 },
  { from: 'cool', turn: 108, l: 0.34, c: 0.11, trim: -68 },
  { from: 'cool', turn: 2, l: 0.4, c: 0.1, trim: -100 },
  { from: 'cool', turn: 92, l: 0.5, c: 0.12, trim: -62 },
  { from: 'cool', turn: -158, l: 0.35, c: 0.12, trim: 70 },
];

export interface TerraceInks {
  readonly cloth: Hex;
  readonly stripe: Hex;
  readonly chalk: Hex;
  readonly disc: Hex;
  readonly board: Hex;
  readonly trim: Hex;
  readonly hero: HeroInks;
}

export function terraceInks(job: Pick<Job, 'palette' | 'scheme' | 'seed'>): TerraceInks {
  const kit = pickBySeed(job.seed, colourways);
  const hue = resolveHue(job.palette, kit);
  const night = job.scheme === 'dark';
  const l = kit.l - (night ? 0.035 : 0);
  const disc = lch(night ? 0.94 : 0.965, 0.012, hue);
  const trimHue = resolveHue(job.palette, { from: kit.from, turn: kit.trim });
  const plain = kit.c < 0.05;
  return {
    cloth: lch(l, kit.c, hue),
    stripe: lch(l + (plain ? 0.07 : 0.085), kit.c, hue),
    chalk: '#ffffff',
    disc,
    board: lch(night ? 0.15 : 0.185, 0.02, resolveHue(job.palette, { from: 'cool', turn: 95 })),
    trim: lch(0.78, 0.16, trimHue),
    hero: {
      deep: standOut(lch(0.3, Math.max(kit.c * 0.8, 0.03), hue), disc, 7),
      mid: standOut(plain ? lch(0.62, 0.19, trimHue) : lch(0.53, kit.c * 1.35, hue), disc, 3.2),
      light: plain ? lch(0.86, 0.09, trimHue) : lch(0.82, kit.c * 1.1, hue + 4),
      stroke: standOut(lch(0.28, Math.max(kit.c * 0.7, 0.03), hue), disc, 7),
      behind: disc,
    },
  };
}
