import { drawBanner } from './banner.ts';
import { heroNames } from './heroes/catalogue.ts';
import { drawIcon } from './icon.ts';
import { drawLogoMark } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import { drawShareCard } from './share-card.ts';
import { drawSymbol } from './symbol.ts';
import { drawTile } from './tile.ts';
import { type Palette, recipeNames } from './types.ts';

const PALETTE: Palette = {
  bg: '#fff8ef',
  paper: '#ffffff',
  text: '#2a1410',
  text2: '#6e4f45',
  primary: '#b3261e',
  onPrimary: '#ffffff',
  accent: '#8a5a00',
  line: '#e9d9c8',
  win: '#1b6b3a',
  loss: '#a3241c',
};

const PORTRAITS = 48;

/**
 * A picture of every kind from every recipe in both schemes, and every hero alone and beside
 * another: what changes when the drawing of anything does. A hash over them names the version of
 * the art.
 */
export function fingerprintSamples(): string[] {
  const seed = 'fingerprint';
  const styles = recipeNames.flatMap((recipe) =>
    (['light', 'dark'] as const).map((scheme) => ({ recipe, scheme, palette: PALETTE })),
  );
  const kinds = styles.flatMap((style) => [
    drawBanner({ ...style, seed, hero: 'lantern', width: 1440, height: 560 }),
    drawSymbol({ ...style, hero: 'gem', role: 'wild' }),
    drawLogoMark({ ...style, seed }),
    drawIcon({ ...style, seed }),
    drawShareCard({ ...style, seed, hero: 'lantern' }),
  ]);
  const heroes = heroNames.flatMap((hero, at) => {
    const style = styles[at % styles.length];
    if (style === undefined) return [];
    const companion = heroNames[at + 1] ?? hero;
    return [
      drawTile({ ...style, hero, gameCode: seed }),
      drawTile({ ...style, hero, companion, gameCode: seed }),
    ];
  });
  // A portrait shows a few of its parts; so many show all of them.
  const portraits = Array.from({ length: PORTRAITS }, (_, at) => {
    const scheme = at % 2 === 0 ? 'light' : 'dark';
    return drawPortrait({ palette: PALETTE, scheme, seed: `${seed}-${at}` });
  });
  return [...kinds, ...heroes, ...portraits];
}
