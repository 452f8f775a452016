import type { Hex } from '../colour.ts';
import { lch, mix, overprint, standOut } from '../colour.ts';
import type { RelativeHue } from '../hue.ts';
import { pickBySeed, resolveHue } from '../hue.ts';
import type { HeroInks, Job } from '../types.ts';

interface Drums {
  /** The dark ink and the bright one: two drums of the duplicator. */
  readonly dark: RelativeHue & { readonly l: number; readonly c: number };
  readonly bright: RelativeHue & { readonly l: number; readonly c: number };
  /** Hue of the sheet. */
  readonly stock: number;
}

const coral = { from: 'warm', turn: -6, l: 0.67, c: 0.19 } as const;
const orange = { from: 'warm', turn: 12, l: 0.72, c: 0.17 } as const;
const marigold = { from: 'warm', turn: 36, l: 0.79, c: 0.16 } as const;
const mint = { from: 'warm', turn: 128, l: 0.77, c: 0.11 } as const;
const teal = { from: 'warm', turn: 150, l: 0.41, c: 0.08 } as const;
const blue = { from: 'warm', turn: 220, l: 0.46, c: 0.17 } as const;
const indigo = { from: 'warm', turn: 240, l: 0.41, c: 0.17 } as const;
const plum = { from: 'warm', turn: -70, l: 0.4, c: 0.14 } as const;

const pairs: readonly [Drums, ...Drums[]] = [
  { dark: teal, bright: coral, stock: 75 },
  { dark: indigo, bright: orange, stock: 265 },
  { dark: blue, bright: marigold, stock: 130 },
  { dark: teal, bright: marigold, stock: 95 },
  { dark: blue, bright: coral, stock: 80 },
  { dark: plum, bright: marigold, stock: 70 },
  { dark: indigo, bright: mint, stock: 100 },
];

export interface RisographInks {
  readonly stock: Hex;
  readonly label: Hex;
  readonly dark: Hex;
  readonly bright: Hex;
  readonly both: Hex;
  readonly hero: HeroInks;
}

export function risographInks(job: Pick<Job, 'palette' | 'scheme' | 'seed'>): RisographInks {
  const drums = pickBySeed(job.seed, pairs);
  const night = job.scheme === 'dark';
  const ink = (drum: Drums['dark']): Hex => lch(drum.l, drum.c, resolveHue(job.palette, drum));
  const [dark, bright] = [ink(drums.dark), ink(drums.bright)];
  const stock = lch(night ? 0.87 : 0.925, 0.028, drums.stock);
  const label = lch(night ? 0.95 : 0.985, 0.014, 85);
  const both = overprint(dark, mix(bright, '#ffffff', 0.25));
  return {
    stock,
    label,
    dark,
    bright,
    both,
    hero: {
      deep: standOut(both, label, 7),
      mid: standOut(dark, label, 4),
      light: mix(bright, stock, 0.35),
      stroke: standOut(both, label, 7),
      behind: label,
    },
  };
}
