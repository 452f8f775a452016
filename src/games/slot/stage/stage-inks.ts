import { contrast, lch, mix, readLch, standOut } from '#art/colour.ts';
import type { Hex } from '#art/colour.ts';
import type { Palette, RecipeName } from '#art/types.ts';

/** The colours a stage draws with, all from the brand's own palette. */
export interface StageInks {
  /** Behind the symbols. */
  readonly ground: Hex;
  /** Between the reels. */
  readonly seam: Hex;
  /** Light behind what wins, and on reels held in suspense. */
  readonly glow: Hex;
  /** Outline of a line, so that it contrasts with the symbols it crosses. */
  readonly casing: Hex;
  /** By line, all at least 3:1 against the ground. */
  readonly lines: readonly Hex[];
  /** Light can be added on a dark ground only; on a light one it is laid over. */
  readonly isDark: boolean;
}

/** So that neighbours in the list are far apart on the colour circle. */
const GOLDEN_ANGLE = 137.508;

/**
 * Inks for the reels. Most recipes put the symbols on the page's own paper, cut paper on the warmer
 * of the page's two; glowing tubes need the dark of the tube in either scheme.
 */
export function stageInks(palette: Palette, recipe: RecipeName, lineCount: number): StageInks {
  const ground = groundOf(palette, recipe);
  const isDark = contrast(ground, '#ffffff') > contrast(ground, '#000000');
  const { h } = readLch(palette.primary);
  return {
    ground,
    isDark,
    seam: mix(ground, isDark ? '#ffffff' : palette.text, isDark ? 0.12 : 0.1),
    glow: isDark
      ? standOut(palette.accent, ground, 4.5)
      : lch(0.8, 0.17, readLch(palette.accent).h),
    casing: isDark ? mix(ground, '#000000', 0.6) : '#ffffff',
    lines: Array.from({ length: lineCount }, (_, line) =>
      standOut(lch(isDark ? 0.78 : 0.55, 0.19, h + line * GOLDEN_ANGLE), ground, 3),
    ),
  };
}

function groundOf(palette: Palette, recipe: RecipeName): Hex {
  switch (recipe) {
    case 'oscilloscope':
      return darker(palette.text, palette.bg);
    case 'papercut':
      return readLch(palette.bg).c > readLch(palette.paper).c ? palette.bg : palette.paper;
    case 'risograph':
    case 'engraved':
    case 'sticker':
    case 'terrace':
      return palette.paper;
  }
}

function darker(one: Hex, other: Hex): Hex {
  return contrast(one, '#ffffff') > contrast(other, '#ffffff') ? one : other;
}
