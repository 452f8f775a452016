import type { Tone } from '../heroes/hero.ts';
import type { Hex } from '../colour.ts';
import { contrast, lch, mix, standOut } from '../colour.ts';
import type { RelativeHue } from '../hue.ts';
import { pickBySeed, resolveHue } from '../hue.ts';
import type { HeroInks, Job } from '../types.ts';

interface Phosphors {
  readonly wire: RelativeHue;
  readonly spark: RelativeHue;
  readonly haze: RelativeHue;
}

const lime: RelativeHue = { from: 'warm', turn: 0 };
const violet: RelativeHue = { from: 'cool', turn: 6 };
const pink: RelativeHue = { from: 'cool', turn: 72 };
const cyan: RelativeHue = { from: 'cool', turn: -72 };
const amber: RelativeHue = { from: 'warm', turn: -45 };

/** Hero wire, its second colour, and the haze behind, always three different phosphors. */
const tubes: readonly [Phosphors, ...Phosphors[]] = [
  { wire: lime, spark: cyan, haze: violet },
  { wire: pink, spark: amber, haze: violet },
  { wire: lime, spark: pink, haze: violet },
  { wire: cyan, spark: pink, haze: violet },
  { wire: violet, spark: lime, haze: pink },
  { wire: lime, spark: violet, haze: cyan },
  { wire: amber, spark: pink, haze: violet },
  { wire: cyan, spark: lime, haze: pink },
];

/** Hue and the lightness at which a phosphor of that hue glows: near where sRGB is richest. */
const brightness = [
  [0, 0.72],
  [30, 0.73],
  [60, 0.79],
  [85, 0.85],
  [115, 0.93],
  [145, 0.9],
  [195, 0.86],
  [230, 0.8],
  [265, 0.69],
  [295, 0.69],
  [330, 0.73],
  [360, 0.72],
] as const;

/** Lightness (0 to 1) for a neon of this hue in degrees, 0 to 360. */
export function phosphorLightness(hue: number): number {
  for (let step = 1; step < brightness.length; step += 1) {
    const [from, to] = [brightness[step - 1], brightness[step]];
    if (from !== undefined && to !== undefined && hue <= to[0]) {
      return from[1] + ((to[1] - from[1]) * (hue - from[0])) / (to[0] - from[0]);
    }
  }
  return 0.72;
}

export interface OscilloscopeInks {
  readonly black: Hex;
  readonly night: Hex;
  readonly glass: Readonly<Record<Tone, Hex>>;
  readonly wire: Hex;
  readonly spark: Hex;
  readonly haze: Hex;
  readonly core: Hex;
  readonly hero: HeroInks;
}

/** Opacity of the haze right behind the hero, where it is strongest. */
export const hazeStrength = 0.44;

/** Near black in both schemes; under a light page the tube is switched on a little brighter. */
export function oscilloscopeInks(job: Pick<Job, 'palette' | 'scheme' | 'seed'>): OscilloscopeInks {
  const { palette } = job;
  const tube = pickBySeed(job.seed, tubes);
  const cool = resolveHue(palette, { from: 'cool', turn: 0 });
  const day = job.scheme === 'light';
  const black = lch(day ? 0.165 : 0.135, day ? 0.03 : 0.018, cool);
  const night = lch(day ? 0.23 : 0.19, day ? 0.06 : 0.045, cool);
  const phosphor = (hue: RelativeHue): Hex => {
    const h = ((resolveHue(palette, hue) % 360) + 360) % 360;
    return lch(phosphorLightness(h), 0.26, h);
  };
  const tinted = (l: number, c: number): Hex =>
    lch(l + (day ? 0.02 : 0), c, resolveHue(palette, tube.wire));
  const glass = { deep: tinted(0.15, 0.03), mid: tinted(0.2, 0.045), light: tinted(0.27, 0.06) };
  const haze = phosphor(tube.haze);
  // The wire runs between glass and haze, so it must contrast with the brighter of the two.
  const lit = mix(night, haze, hazeStrength);
  const behind = contrast(lit, '#000000') > contrast(glass.light, '#000000') ? lit : glass.light;
  const wire = standOut(phosphor(tube.wire), behind, 3.2);
  const spark = standOut(phosphor(tube.spark), behind, 3.2);
  return {
    black,
    night,
    glass,
    wire,
    spark,
    haze,
    core: mix(wire, '#ffffff', 0.82),
    hero: { deep: wire, mid: wire, light: spark, stroke: wire, behind },
  };
}
