import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';

useMode(modeLrgb);
useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour as `#rrggbb`. */
export type Hex = string;

interface Lch {
  /** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function readLch(hex: Hex): Lch {
  const colour = toOklch(hex);
  if (colour === undefined) throw new TypeError(`not a colour: ${hex}`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** OKLCH to hex, giving up chroma (never hue or lightness) where sRGB has none left. */
export function lch(l: number, c: number, h: number): Hex {
  const hue = ((h % 360) + 360) % 360;
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: hue }, 'oklch'));
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  return wcagContrast(one, other);
}

/** Straight mix of two colours in sRGB, as a translucent layer would paint it. */
export function mix(under: Hex, over: Hex, share: number): Hex {
  const [a, b] = [toRgb(under), toRgb(over)];
  if (a === undefined || b === undefined) throw new TypeError(`not a colour: ${under} ${over}`);
  const blend = (x: number, y: number) => x + (y - x) * share;
  return formatHex({ mode: 'rgb', r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) });
}

/** Two transparent inks printed over each other. */
export function overprint(one: Hex, other: Hex): Hex {
  const [a, b] = [toRgb(one), toRgb(other)];
  if (a === undefined || b === undefined) throw new TypeError(`not a colour: ${one} ${other}`);
  return formatHex({ mode: 'rgb', r: a.r * b.r, g: a.g * b.g, b: a.b * b.b });
}

/**
 * Moves `hex` away from `behind` in lightness until they differ by `ratio`. Hue is kept; black or
 * white is returned only if nothing gentler reaches the ratio.
 */
export function standOut(hex: Hex, behind: Hex, ratio: number): Hex {
  const from = readLch(hex);
  const darker = contrast('#000000', behind) > contrast('#ffffff', behind);
  for (let step = 0; step <= 50; step += 1) {
    const l = darker ? from.l * (1 - step / 50) : from.l + (1 - from.l) * (step / 50);
    const candidate = lch(l, from.c, from.h);
    if (contrast(candidate, behind) >= ratio) return candidate;
  }
  return darker ? '#000000' : '#ffffff';
}
