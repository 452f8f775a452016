import type { ThemePlan } from '#brand/site-plan.ts';

interface FontSource {
  /** Source of a stylesheet entry of the build. */
  readonly css: string;
  /** Source of the file that a first screen needs, by weight; null where it may be one of several. */
  readonly first: (weight: number) => string | null;
}

/**
 * Two weights a family, each a file: a variable font with all of them takes twice as long on a slow
 * line. What lies between shows as a browser chooses: the next heavier one above 500, else the lighter.
 */
const fontsource = (id: string, weights: readonly [number, number] = [400, 700]): FontSource => ({
  css: `src/ui/fonts/${id}.css`,
  first: (weight) =>
    `node_modules/@fontsource/${id}/files/${id}-latin-${weights[weight > 500 ? 1 : 0]}-normal.woff2`,
});

/** For the letters of one script, after a brand's own family. */
const script = (subset: string): FontSource => ({
  css: `src/ui/fonts/noto-sans-${subset}.css`,
  first: () =>
    `node_modules/@fontsource-variable/noto-sans-${subset}/files/noto-sans-${subset}-${subset}-wght-normal.woff2`,
});

/** By family, as the @font-face rules and the manifests name it. */
const sources: Readonly<Record<string, FontSource>> = {
  'Be Vietnam Pro': fontsource('be-vietnam-pro'),
  'Chakra Petch': fontsource('chakra-petch'),
  'Bricolage Grotesque': fontsource('bricolage-grotesque', [400, 800]),
  Fraunces: fontsource('fraunces', [400, 600]),
  Cormorant: fontsource('cormorant', [400, 600]),
  'Baloo 2': fontsource('baloo-2', [400, 800]),
  'Big Shoulders': fontsource('big-shoulders', [400, 800]),
  'Hanken Grotesk': fontsource('hanken-grotesk'),
  Manrope: fontsource('manrope'),
  Nunito: fontsource('nunito', [500, 700]),
  Archivo: fontsource('archivo'),
  // Cyrillic and Greek, each in its own file.
  'Noto Sans Variable': { css: 'src/ui/fonts/noto-sans.css', first: () => null },
  'Noto Sans Arabic Variable': script('arabic'),
  'Noto Sans Bengali Variable': script('bengali'),
  'Noto Sans Devanagari Variable': script('devanagari'),
  'Noto Sans Khmer Variable': script('khmer'),
  'Noto Sans Lao Variable': script('lao'),
  'Noto Sans Myanmar Variable': script('myanmar'),
  'Noto Sans Tamil Variable': script('tamil'),
  'Noto Sans Telugu Variable': script('telugu'),
  'Noto Sans Thai Variable': script('thai'),
};

/** Weight of names and buttons, which appear on every first screen in the text family. */
const STRONG = 700;

export interface FontSources {
  /** Stylesheets to link, as keys of the build's manifest. */
  readonly stylesheets: readonly string[];
  /** Files to preload, as keys of the build's manifest. */
  readonly preloads: readonly string[];
}

/** Build sources that a theme's fonts need; a family that is not bundled falls back to the system's. */
export function fontSources({ fonts }: Pick<ThemePlan, 'fonts'>): FontSources {
  const { weight: bodyWeight } = fonts.body;
  const scripts = Object.values(fonts.scripts).map((family) => ({ family, weight: bodyWeight }));
  const strong = { family: fonts.body.family, weight: STRONG };
  const used = [fonts.body, fonts.display, strong, ...scripts].flatMap(({ family, weight }) => {
    const source = sources[family];
    return source === undefined ? [] : [{ css: source.css, file: source.first(weight) }];
  });
  return {
    stylesheets: [...new Set(used.map(({ css }) => css))],
    preloads: [...new Set(used.flatMap(({ file }) => file ?? []))],
  };
}
