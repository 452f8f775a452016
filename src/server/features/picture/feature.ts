import path from 'node:path';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { PictureProcess } from '../../picture-process/picture-process.ts';
import { type Artist, brandArtist, type PictureBrand } from './brand-artist.ts';
import { openFaces } from './faces.ts';
import { PictureStore } from './picture-store.ts';
import { pictureRoutes } from './picture.routes.ts';
import { pictures } from './pictures.ts';
import { picturePreparation } from './prepare-pictures.job.ts';
import { RasterQueue } from './raster-queue.ts';
import { shareCards } from './share-cards.ts';

const MEGABYTE = 1_000_000;
/** Tiles rendered ahead of requests: those of a brand's first screens. Others are rendered on request. */
const PREPARED_TILES = 24;
/** Interval of the preparation job, which picks up new publications and first visitors. */
const LOOK_SECONDS = 5;

/** Drawings, their raster images, and the preparation of these ahead of visitors. */
export function pictureFeature({ config, catalogue, log, pageBrands }: Parts) {
  const gameCodes = catalogue
    .search({})
    .slice(0, PREPARED_TILES)
    .map(({ code }) => code);
  const brandOf = (id: string): PictureBrand | null => {
    const brand = pageBrands.byId(id);
    if (brand === null) return null;
    return { hash: brand.hash, plan: () => brand.planForAnybody() };
  };
  const store = new PictureStore({
    folder: path.join(config.dataDir, 'pictures'),
    maxBytes: config.picturesMaxMb * MEGABYTE,
    log,
  });
  const queue = new RasterQueue(log);
  const maker = new PictureProcess();
  const made = pictures(store, queue, (request) => maker.rasterise(request));
  const faces = openFaces(path.join(config.dataDir, 'faces'));
  const cards = shareCards({ store, queue, faces, brandOf });
  const draw = brandArtist({ brandOf, pictureOf: (code) => catalogue.pictureOf(code) });
  const preparation = picturePreparation({ draw, pictures: made, cards, brandOf, gameCodes });
  const drawFollowed: Artist = (picture) => {
    const drawn = draw(picture);
    if (drawn !== null) preparation.follow(picture.brand);
    return drawn;
  };
  return feature({
    name: 'picture',
    pages: [pictureRoutes({ draw: drawFollowed, pictures: made, cards })],
    jobs: [
      {
        name: 'preparePictures',
        perNode: true,
        everySeconds: LOOK_SECONDS,
        run: () => preparation.run(),
      },
    ],
    draw,
    /** Makes the sizes of an uploaded picture, after those that were uploaded before it. */
    makeBannerPicture: (name: string, file: Buffer) =>
      queue.bring(name, () => maker.makeBanner(file)),
    /** Draws an uploaded picture of a brand anew, after those that were uploaded before it. */
    makeAsset: (name: string, file: Buffer) => queue.bring(name, () => maker.makeAsset(file)),
    close: async () => {
      await queue.close();
      maker.close();
    },
  });
}
