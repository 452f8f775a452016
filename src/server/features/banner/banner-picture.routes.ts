import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { PICTURE_WIDTHS } from '#brand/picture-width.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { rasterFormat, RASTER_TYPES } from '../../platform/raster-format.ts';
import { type PictureAddress, readPicture } from './banner-pictures.store.ts';

/** Bytes of pictures in memory: those of some dozens of brands. */
const MAX_CACHED = 16_000_000;

interface Params {
  brand: string;
  picture: string;
  shape: string;
  width: string;
}

/**
 * Pictures that were brought, in the best format that the browser says it reads. The address names
 * the bytes, so a picture never changes under it.
 */
export function bannerPictures(deps: {
  db: Db;
  isLive: (brand: string) => boolean;
}): (app: FastifyInstance) => void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const find = async (address: PictureAddress): Promise<Buffer | null> => {
    const key = Object.values(address).join('/');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const bytes = await readPicture(deps.db, address);
    if (bytes !== null) kept.set(key, bytes);
    return bytes;
  };
  return (app) => {
    app.get<{ Params: Params }>(
      '/banners/:brand/:picture/:shape/:width',
      async (request, reply) => {
        // Who says nothing of either format reads WebP: none has been made without it for years.
        const format = rasterFormat(request.headers.accept) ?? 'webp';
        const address = addressOf(request.params, format);
        const { brand, picture } = request.params;
        if (address === null || !deps.isLive(brand)) throw new Problem('NOT_FOUND');
        const bytes = await find(address);
        if (bytes === null) throw new Problem('NOT_FOUND');
        const etag = `"${picture}-${address.shape}-${address.width}-${format}"`;
        reply.headers({
          // A picture opened by itself runs nothing.
          'content-security-policy': "default-src 'none'; sandbox",
          // The builder's preview stands on another origin.
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept',
          etag,
        });
        if (request.headers['if-none-match'] === etag) return reply.status(304).send();
        return reply.type(RASTER_TYPES[format]).send(bytes);
      },
    );
  };
}

function addressOf(params: Params, format: PictureAddress['format']): PictureAddress | null {
  const { brand, picture, shape } = params;
  if (!/^[0-9a-f]{32}$/.test(picture) || (shape !== 'tall' && shape !== 'wide')) return null;
  const width = PICTURE_WIDTHS[shape].find((known) => String(known) === params.width);
  return width === undefined ? null : { brand, picture, shape, width, format };
}
