import type { Hex } from '../colour.ts';
import { contrast, lch, readLch, standOut } from '../colour.ts';
import type { RelativeHue } from '../hue.ts';
import { pickBySeed, resolveHue } from '../hue.ts';
import type { HeroInks, Job } from '../types.ts';

interface Pop extends RelativeHue {
  readonly l: number;
  readonly c: number;
}

/** All from the warm hue: brands shift their cool accent most between schemes. */
const pink: Pop = { from: 'warm', turn: 10, l: 0.68, c: 0.22 };
const yellow: Pop = { from: 'warm', turn: 88, l: 0.87, c: 0.17 };
const green: Pop = { from: 'warm', turn: 156, l: 0.77, c: 0.17 };
const sky: Pop = { from: 'warm', turn: 230, l: 0.76, c: 0.13 };
const violet: Pop = { from: 'warm', turn: 292, l: 0.6, c: 0.22 };
const orange: Pop = { from: 'warm', turn: 52, l: 0.76, c: 0.17 };

/** Ground, then the three fills of the hero: always four different pops. */
const sets: readonly [readonly [Pop, Pop, Pop, Pop], ...(readonly [Pop, Pop, Pop, Pop])[]] = [
  [violet, pink, sky, yellow],
  [yellow, violet, pink, sky],
  [pink, violet, sky, yellow],
  [green, violet, pink, yellow],
  [sky, pink, violet, yellow],
  [orange, violet, green, sky],
];

export interface StickerInks {
  readonly ground: Hex;
  readonly dots: Hex;
  readonly outline: Hex;
  readonly cream: Hex;
  readonly pops: readonly [Hex, Hex, Hex];
  readonly hero: HeroInks;
}

export function stickerInks(job: Pick<Job, 'palette' | 'scheme' | 'seed'>): StickerInks {
  const { palette } = job;
  const night = job.scheme === 'dark';
  const [ground, one, two, three] = pickBySeed(job.seed, sets);
  const pop = ({ l, c, ...hue }: Pop, dim = 0): Hex => lch(l - dim, c, resolveHue(palette, hue));
  const ink =
    contrast(palette.text, '#ffffff') > contrast(palette.bg, '#ffffff') ? palette.text : palette.bg;
  const outline = lch(Math.min(readLch(ink).l, 0.24), 0.09, readLch(ink).h);
  const cream = lch(night ? 0.95 : 0.975, 0.035, 95);
  const base = pop(ground, night ? 0.04 : 0);
  return {
    ground: base,
    dots: lch(readLch(base).l - 0.08, readLch(base).c, readLch(base).h),
    outline,
    cream,
    pops: [pop(one), pop(two), pop(three)],
    hero: {
      deep: standOut(pop(one), cream, 3.2),
      mid: standOut(pop(two), cream, 3),
      light: pop(three),
      stroke: outline,
      behind: cream,
    },
  };
}
