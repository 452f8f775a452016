import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { bannerPictures } from './banner-picture.routes.ts';
import { seedBanners } from './seed-banners.ts';
import { bannersRoutes, type MakePicture } from './banners.routes.ts';

export function bannerFeature(parts: Parts, makePicture: MakePicture): Feature {
  const { db, brands } = parts;
  return {
    name: 'banner',
    routes: bannersRoutes(parts, makePicture),
    seedDemo: (brand) => seedBanners(parts, brand),
    pages: [bannerPictures({ db, isLive: (brand) => brands.byId(brand) !== null })],
  };
}
