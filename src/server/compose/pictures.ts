import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageBrands } from '../features/page/page-brand.ts';
import { type Artist, brandArtist, type PictureBrand } from '../features/picture/brand-artist.ts';
import { openFaces } from '../features/picture/faces.ts';
import { PictureStore } from '../features/picture/picture-store.ts';
import { pictureRoutes } from '../features/picture/picture.routes.ts';
import { pictures } from '../features/picture/pictures.ts';
import { picturePreparation } from '../features/picture/prepare-pictures.job.ts';
import { RasterQueue } from '../features/picture/raster-queue.ts';
import { shareCards } from '../features/picture/share-cards.ts';
import type { PeriodicJob } from '../platform/jobs/periodic.ts';
import type { SharedParts } from './shared-parts.ts';

const MEGABYTE = 1_000_000;
/** How soon after a publication, or a brand's first visitor, its tiles begin to be made. */
const LOOK_SECONDS = 5;

export interface PictureParts {
  draw: Artist;
  page: (app: FastifyInstance) => void;
  job: PeriodicJob;
  close: () => Promise<void>;
}

/** Drawings, what they are rasterised to, and the making of them ahead. */
export function picturesOf(
  { config, catalogue, log }: Pick<SharedParts, 'config' | 'catalogue' | 'log'>,
  brands: PageBrands,
): PictureParts {
  const gameCodes = catalogue.search({}).map(({ code }) => code);
  const games = new Set(gameCodes);
  const brandOf = (id: string): PictureBrand | null => {
    const brand = brands.byId(id);
    if (brand === null) return null;
    return { hash: brand.hash, plan: () => brand.planForAnybody() };
  };
  const store = new PictureStore({
    folder: path.join(config.dataDir, 'pictures'),
    maxBytes: config.picturesMaxMb * MEGABYTE,
    log,
  });
  const queue = new RasterQueue(log);
  const made = pictures(store, queue);
  const faces = openFaces(path.join(config.dataDir, 'faces'));
  const cards = shareCards({ store, queue, faces, brandOf });
  const draw = brandArtist({ brandOf, isGame: (code) => games.has(code) });
  const preparation = picturePreparation({ draw, pictures: made, cards, brandOf, gameCodes });
  return {
    draw,
    page: pictureRoutes({
      draw: (picture) => {
        const drawn = draw(picture);
        if (drawn !== null) preparation.follow(picture.brand);
        return drawn;
      },
      pictures: made,
      cards,
    }),
    job: {
      name: 'preparePictures',
      everySeconds: LOOK_SECONDS,
      run: () => preparation.run(),
    },
    close: () => queue.close(),
  };
}
