import { lch, readLch } from '#art/colour.ts';
import type { ManifestColors } from '#contract/generated/manifest-types.ts';
import { contrastRatio, mixColors, moreReadable } from './color.ts';

export interface SeedPalette {
  readonly light: ManifestColors;
  readonly dark: ManifestColors;
}

/** A little above the ratios asked for, since a colour is rounded to 8 bits a channel. */
const MARGIN = 0.15;

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_RATIO = 4.5 + MARGIN;

/** Hues of gain and loss in OKLCH degrees: green and red for every brand. */
const WIN_HUE = 152;
const LOSS_HUE = 28;

/**
 * Both schemes of a theme out of one or two #RRGGBB seeds: the seed's hue colours everything, its
 * lightness moves only as far as reading it takes. Without a second seed the accent lies across the
 * colour circle.
 */
export function paletteFromSeeds(seed: string, accentSeed?: string): SeedPalette {
  const { h, c } = readLch(seed);
  const accent = accentSeed ?? lch(0.62, Math.max(c, 0.09), h + 150);
  // A grey seed has no hue worth spreading over the page.
  const tint = Math.min(c, 0.12) / 0.12;
  return {
    light: schemeOf(seed, accent, {
      bg: lch(0.975, 0.012 * tint, h),
      paper: '#ffffff',
      text: lch(0.22, 0.035 * tint, h),
      text2: lch(0.48, 0.03 * tint, h),
      line: lch(0.89, 0.02 * tint, h),
    }),
    dark: schemeOf(seed, accent, {
      bg: lch(0.155, 0.018 * tint, h),
      paper: lch(0.205, 0.022 * tint, h),
      text: lch(0.94, 0.012 * tint, h),
      text2: lch(0.74, 0.022 * tint, h),
      line: lch(0.33, 0.028 * tint, h),
    }),
  };
}

type Ground = Pick<ManifestColors, 'bg' | 'paper' | 'text' | 'text2' | 'line'>;

function schemeOf(seed: string, accentSeed: string, ground: Ground): ManifestColors {
  const { bg, paper, text } = ground;
  // As the theme makes it where a brand gives none.
  const surface2 = mixColors(paper, text, 0.05);
  const readable = (color: string) => readableOn(color, [bg, paper, surface2]);
  const ink = lch(0.14, 0.02, readLch(seed).h);
  const primary = readable(seed);
  const accent = readable(accentSeed);
  return {
    ...ground,
    text2: readable(ground.text2),
    primary,
    onPrimary: moreReadable(primary, '#ffffff', ink),
    accent,
    onAccent: moreReadable(accent, '#ffffff', ink),
    win: readable(lch(0.6, 0.13, WIN_HUE)),
    loss: readable(lch(0.6, 0.17, LOSS_HUE)),
  };
}

/** The colour, made darker on light grounds and lighter on dark ones until it can be read on each. */
function readableOn(color: string, grounds: readonly string[]): string {
  const { l, c, h } = readLch(color);
  const isDark = grounds.every((ground) => readLch(ground).l < 0.5);
  const end = isDark ? 1 : 0;
  const isReadable = (tried: string) =>
    grounds.every((ground) => contrastRatio(tried, ground) >= TEXT_RATIO);
  for (let share = 0; share < 1; share += 0.01) {
    const tried = share === 0 ? color.toLowerCase() : lch(l + (end - l) * share, c, h);
    if (isReadable(tried)) return tried;
  }
  return lch(end, 0, h);
}
