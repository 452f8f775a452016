import {
  formatHex,
  interpolate,
  modeLrgb,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

// culori/fn registers no colour space by itself, so that a page carries only what is used.
registerMode(modeRgb);
registerMode(modeLrgb);

const HEX = /^#[0-9A-Fa-f]{6}$/;

/** True when a text is a colour in the manifest's form: #RRGGBB. */
export function isHexColor(value: string): boolean {
  return HEX.test(value);
}

/** WCAG 2 contrast ratio of two #RRGGBB colours: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** `share` (0 to 1) of `over` mixed into `base`, in sRGB, as #rrggbb. */
export function mixColors(base: string, over: string, share: number): string {
  return formatHex(interpolate([base, over], 'rgb')(share));
}

/** Whichever of two colours is easier to read on `background`. */
export function moreReadable(background: string, one: string, other: string): string {
  return contrastRatio(background, one) >= contrastRatio(background, other) ? one : other;
}
