import type { Hex } from '../colour.ts';
import type { Random } from '../seed.ts';
import type { Palette, Scheme } from '../types.ts';

export interface EmblemJob {
  readonly palette: Palette;
  readonly scheme: Scheme;
  readonly random: Random;
  readonly id: (name: string) => string;
}

export interface Emblem {
  /** Markup on a 100 box, transparent around the mark. */
  readonly mark: string;
  /** A full-bleed colour that contrasts with the mark: app icons. */
  readonly ground: Hex;
}
