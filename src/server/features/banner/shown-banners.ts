import { ownScheme } from '#brand/brand-picture.ts';
import { heroDrawing } from '#brand/hero-drawing.ts';
import { PICTURE_WIDTHS } from '#brand/picture-width.ts';
import type { Banner, CallerKind } from '#contract/generated/types.ts';
import { bannerPictureRoot, openBanners } from '#domain/banner/open-banners.ts';
import type { Parts } from '../../parts.ts';

const [, WIDTH] = PICTURE_WIDTHS.wide;

/** The banners that a kind of visitor sees now, as clients other than our page get them. */
export function bannersOf({
  brands,
  pageBrands,
  clock,
}: Pick<Parts, 'brands' | 'pageBrands' | 'clock'>): (brand: string, kind: CallerKind) => Banner[] {
  return (id, kind) => {
    const brand = brands.byId(id);
    const page = pageBrands.byId(id);
    if (brand === null || page === null) return [];
    const scheme = ownScheme(brand.manifest);
    const art = `/art/${id}/${page.hash}/banner/${scheme}/${WIDTH}`;
    return openBanners(brand.setting('banners').banners, clock.now().getTime())
      .filter(({ visitorKinds }) => visitorKinds.includes(kind))
      .map(({ group, picture, hero, linkageType, target }) => ({
        groupName: group,
        url:
          picture === null
            ? `${art}/${heroDrawing(hero)}-wide`
            : `${bannerPictureRoot(id, picture)}/wide/${WIDTH}`,
        linkageType,
        ...(target === '' ? {} : { target }),
      }));
  };
}
