import { pictureWidths } from '#brand/picture-width.ts';
import type { SchemeName, SitePlan } from '#brand/site-plan.ts';
import type { Artist, PictureBrand } from './brand-artist.ts';
import type { Pictures } from './pictures.ts';
import type { ShareCards } from './share-cards.ts';

interface PreparationSources {
  readonly draw: Artist;
  readonly pictures: Pictures;
  readonly cards: Pick<ShareCards, 'prepare'>;
  readonly brandOf: (id: string) => PictureBrand | null;
  /** Codes of the titles whose tiles are made ahead. */
  readonly gameCodes: readonly string[];
}

export interface Preparation {
  /** From now on the brand's pictures are made ahead of its visitors, after each publication too. */
  follow(brand: string): void;
  /** @returns how many pictures it asked for. */
  run(): Promise<number>;
}

/**
 * Makes the banners, tiles and share card of brands that have visitors, in the scheme or schemes that these see
 * first, as soon as a new revision is live. The other scheme and older formats are made when first
 * asked for, and so is the first picture of a brand: a start, and a node full of brands that nobody
 * opens, have nothing to make.
 */
export function picturePreparation(deps: PreparationSources): Preparation {
  /** Revision that was last prepared, by brand. */
  const followed = new Map<string, string | null>();
  return {
    follow(brand) {
      if (!followed.has(brand)) followed.set(brand, null);
    },
    async run() {
      let asked = 0;
      for (const [id, prepared] of followed) {
        const brand = deps.brandOf(id);
        if (brand === null || brand.hash === prepared) continue;
        followed.set(id, brand.hash);
        const plan = brand.plan();
        const wanted = [
          ...bannerNames(plan).map((name) => ({ kind: 'banner', name })),
          ...deps.gameCodes.map((name) => ({ kind: 'tile', name })),
        ];
        asked += await prepare(id, wanted, firstSchemes(plan), deps);
        asked += Number(await deps.cards.prepare(id));
      }
      return asked;
    },
  };
}

function firstSchemes({ theme }: Pick<SitePlan, 'theme'>): readonly SchemeName[] {
  return theme.defaultScheme === 'system' ? ['light', 'dark'] : [theme.defaultScheme];
}

function bannerNames({ home }: Pick<SitePlan, 'home'>): readonly string[] {
  return home.blocks
    .flatMap((block) => (block.kind === 'bannerCarousel' ? block.slides : []))
    .flatMap(({ drawing }) => [`${drawing}-tall`, `${drawing}-wide`]);
}

async function prepare(
  brand: string,
  wanted: readonly { readonly kind: string; readonly name: string }[],
  schemes: readonly SchemeName[],
  { draw, pictures }: PreparationSources,
): Promise<number> {
  let asked = 0;
  for (const { kind, name } of wanted) {
    for (const scheme of schemes) {
      const drawn = draw({ brand, kind, name, scheme });
      if (drawn === null) continue;
      for (const width of pictureWidths(kind, name)) {
        asked += Number(await pictures.prepare({ svg: drawn.svg, width, format: 'avif' }));
      }
    }
  }
  return asked;
}
