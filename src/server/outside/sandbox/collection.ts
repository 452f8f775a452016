import type { GameTheme, VendorTitle } from '#contract/generated/types.ts';
import type { KnownHeroName } from '#art/heroes/catalogue.ts';

interface Collection {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly theme: GameTheme;
  readonly hero: KnownHeroName;
  readonly companion: KnownHeroName;
  readonly subCategories?: VendorTitle['subCategories'];
}

/** A title that opens a list of others. It takes no stakes itself. */
export function collectionTitle(collection: Collection): VendorTitle {
  const { code, en, es, theme, hero, companion, subCategories } = collection;
  return {
    code,
    names: [
      { language: 'en', name: en },
      { language: 'es', name: es },
    ],
    category: 'RNG',
    ...(subCategories && { subCategories }),
    theme,
    supportPlay: 0,
    isGame: 'VASSALAGE',
    releasedOn: '2026-06-01',
    picture: { hero, companion },
    position: 0,
  };
}
