import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { bannerPictures } from './banner-picture.routes.ts';
import { bannersRoutes, type MakePicture } from './banners.routes.ts';

export function bannerFeature(parts: Parts, makePicture: MakePicture): Feature {
  const { db, brands } = parts;
  return {
    name: 'banner',
    routes: bannersRoutes(parts, makePicture),
    pages: [bannerPictures({ db, isLive: (brand) => brands.byId(brand) !== null })],
  };
}
