import type { Explained } from '../because.ts';

export type SchemeName = 'light' | 'dark';

/** Styles the art module draws in. */
export const ART_RECIPES = [
  'papercut',
  'risograph',
  'oscilloscope',
  'engraved',
  'sticker',
  'terrace',
] as const;
export type ArtRecipe = (typeof ART_RECIPES)[number];

/** Colours as #RRGGBB. */
export interface ColorTokens {
  readonly bg: string;
  readonly paper: string;
  readonly surface2: string;
  readonly text: string;
  readonly text2: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly line: string;
  readonly win: string;
  readonly loss: string;
  readonly focus: string;
  readonly shadow: string;
}

export interface FontPlan {
  /** As the @font-face rule names it. */
  readonly family: string;
  readonly weight: number;
  /** Generic family to fall back to. */
  readonly fallback: 'sans-serif' | 'serif' | 'monospace';
}

export interface ThemePlan extends Explained {
  readonly recipe: ArtRecipe;
  readonly defaultScheme: SchemeName | 'system';
  readonly tokens: Readonly<Record<SchemeName, ColorTokens>>;
  readonly fonts: {
    readonly display: FontPlan;
    readonly body: FontPlan;
    /** Families by ISO 15924 script (Thai, Khmr ...), for languages the main ones do not cover. */
    readonly scripts: Readonly<Record<string, string>>;
  };
  readonly display: {
    readonly letterSpacingEm: number;
    readonly uppercase: boolean;
  };
  /** Pixels. */
  readonly radius: { readonly card: number; readonly control: number };
  /** Pixels. */
  readonly outlineWidth: number;
  readonly shadow: 'soft' | 'hard' | 'glow' | 'none';
  readonly density: 'compact' | 'comfortable' | 'roomy';
  readonly motion: {
    readonly fastMs: number;
    readonly slowMs: number;
    /** The four numbers of a cubic Bézier curve. */
    readonly ease: readonly [number, number, number, number];
  };
}
