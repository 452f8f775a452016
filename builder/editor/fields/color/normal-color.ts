import {
  clampChroma,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch]) {
  registerMode(mode);
}

/** Why a text is not a colour of a manifest. A manifest has no place for transparency. */
export type ColorFault = 'notColor' | 'transparent';

export type NormalColor =
  | { readonly hex: string; readonly fault: null }
  | { readonly hex: null; readonly fault: ColorFault };

/**
 * Reads a colour in any CSS form, also hex without its sign, as #RRGGBB. Colours outside sRGB give
 * up chroma and keep their hue and lightness.
 */
export function normalColor(text: string): NormalColor {
  // A value copied from a style sheet brings its semicolon along.
  const color = parse(text.trim().toLowerCase().replace(/\s*;$/, ''));
  if (color === undefined) return { hex: null, fault: 'notColor' };
  if (color.alpha !== undefined && color.alpha < 1) return { hex: null, fault: 'transparent' };
  // CSS cuts off rgb() channel by channel.
  const shown = color.mode === 'rgb' ? color : clampChroma(color, 'oklch');
  return { hex: formatHex(shown).toUpperCase(), fault: null };
}

/** A complete #RRGGBB, with or without its sign, as people type it; null for anything else. */
export function wholeHex(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text)?.[1];
  return digits === undefined ? null : `#${digits.toUpperCase()}`;
}
