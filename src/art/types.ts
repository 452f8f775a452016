import type { Hex } from './colour.ts';
import type { Hero } from './heroes/hero.ts';
import type { Random } from './seed.ts';

/** Styles, not brands: which brand uses which is said in its manifest. */
export const recipeNames = [
  'papercut',
  'risograph',
  'oscilloscope',
  'engraved',
  'sticker',
  'terrace',
] as const;
export type RecipeName = (typeof recipeNames)[number];

export type Scheme = 'light' | 'dark';

/** One scheme of a brand's colours, each `#rrggbb`. */
export interface Palette {
  readonly bg: Hex;
  readonly paper: Hex;
  readonly text: Hex;
  readonly text2: Hex;
  readonly primary: Hex;
  readonly onPrimary: Hex;
  readonly accent: Hex;
  readonly line: Hex;
  readonly win: Hex;
  readonly loss: Hex;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Layout of a canvas. The plate is reserved for HTML text. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly focus: { readonly x: number; readonly y: number; readonly r: number };
  readonly plate: Box | undefined;
}

/** Everything a recipe needs to paint once. `id` makes a name unique to this picture. */
export interface Job {
  readonly palette: Palette;
  readonly scheme: Scheme;
  readonly hero: Hero;
  readonly scene: Scene;
  readonly seed: string;
  readonly random: Random;
  readonly id: (name: string) => string;
}

/** Three fills and a stroke, and the colour of what lies directly behind the hero. */
export interface HeroInks {
  readonly deep: Hex;
  readonly mid: Hex;
  readonly light: Hex;
  readonly stroke: Hex;
  readonly behind: Hex;
}
