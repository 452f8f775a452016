import type { ThemePlan } from '#brand/site-plan.ts';

interface FontSource {
  /** Source of a stylesheet entry of the build. */
  readonly css: string;
  /** Source of the file that a first screen needs, by weight; null where it may be one of several. */
  readonly first: (weight: number) => string | null;
}

/** Two weights a family: each is a file, and what lies between shows as the nearest. */
const fontsource = (id: string) => (weight: number) =>
  `node_modules/@fontsource/${id}/files/${id}-latin-${weight > 500 ? 700 : 400}-normal.woff2`;

const variable =
  (id: string, subset = 'latin') =>
  () =>
    `node_modules/@fontsource-variable/${id}/files/${id}-${subset}-wght-normal.woff2`;

/** For the letters of one script, after a brand's own family. */
const script = (subset: string): FontSource => ({
  css: `src/ui/fonts/noto-sans-${subset}.css`,
  first: variable(`noto-sans-${subset}`, subset),
});

/** By family, as the @font-face rules and the manifests name it. */
const sources: Readonly<Record<string, FontSource>> = {
  'Be Vietnam Pro': { css: 'src/ui/fonts/be-vietnam-pro.css', first: fontsource('be-vietnam-pro') },
  'Chakra Petch': { css: 'src/ui/fonts/chakra-petch.css', first: fontsource('chakra-petch') },
  'Bricolage Grotesque Variable': {
    css: 'src/ui/fonts/bricolage-grotesque.css',
    first: variable('bricolage-grotesque'),
  },
  'Fraunces Variable': { css: 'src/ui/fonts/fraunces.css', first: variable('fraunces') },
  'Hanken Grotesk Variable': {
    css: 'src/ui/fonts/hanken-grotesk.css',
    first: variable('hanken-grotesk'),
  },
  'Cormorant Variable': { css: 'src/ui/fonts/cormorant.css', first: variable('cormorant') },
  'Manrope Variable': { css: 'src/ui/fonts/manrope.css', first: variable('manrope') },
  'Baloo 2 Variable': { css: 'src/ui/fonts/baloo-2.css', first: variable('baloo-2') },
  'Nunito Variable': { css: 'src/ui/fonts/nunito.css', first: variable('nunito') },
  'Big Shoulders Variable': {
    css: 'src/ui/fonts/big-shoulders.css',
    first: variable('big-shoulders'),
  },
  'Archivo Variable': { css: 'src/ui/fonts/archivo.css', first: variable('archivo') },
  // Cyrillic and Greek, each in a file of its own.
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

export interface FontSources {
  /** Stylesheets to link, as keys of the build's manifest. */
  readonly stylesheets: readonly string[];
  /** Files to preload, as keys of the build's manifest. */
  readonly preloads: readonly string[];
}

/** What of the build a theme's fonts need; a family that is not bundled falls back to the system's. */
export function fontSources({ fonts }: Pick<ThemePlan, 'fonts'>): FontSources {
  const { weight: bodyWeight } = fonts.body;
  const scripts = Object.values(fonts.scripts).map((family) => ({ family, weight: bodyWeight }));
  const used = [fonts.body, fonts.display, ...scripts].flatMap(({ family, weight }) => {
    const source = sources[family];
    return source === undefined ? [] : [{ css: source.css, file: source.first(weight) }];
  });
  return {
    stylesheets: [...new Set(used.map(({ css }) => css))],
    preloads: [...new Set(used.flatMap(({ file }) => file ?? []))],
  };
}
