import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '#brand/picture-width.ts';
import { Problem } from '../../platform/problem.ts';
import type { Artist, DrawnPicture, PictureName } from './brand-artist.ts';
import type { Picture, Pictures } from './pictures.ts';
import type { ShareCards } from './share-cards.ts';
import { rasterFormat, RASTER_TYPES } from '../../platform/raster-format.ts';

/** More than any game has. */
const MAX_SYMBOLS = 20;
const YEAR = 'public, max-age=31536000, immutable';

interface DrawingParams {
  brand: string;
  hash: string;
  kind: string;
  file: string;
}

interface RasterParams {
  brand: string;
  hash: string;
  kind: string;
  scheme: string;
  width: string;
  name: string;
}

interface PictureSources {
  draw: Artist;
  pictures: Pictures;
  cards: ShareCards;
}

/**
 * Pictures drawn from a brand's recipe, as SVG and, for tiles and banners, rasterised in the best
 * format that the browser says it reads. The address holds the hash of the manifest and of the art,
 * so a picture never changes under it. One that is not made yet is answered by its drawing, which
 * is not kept. What a link to the brand is shown with is JPEG for everybody.
 */
export function pictureRoutes(deps: PictureSources): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: DrawingParams }>('/art/:brand/:hash/:kind/:file', (request, reply) => {
      const { brand, hash, kind, file } = request.params;
      const drawn = found(deps, { brand, kind, name: nameOf(file), scheme: null });
      return sendDrawing(reply, drawn, drawn.hash === hash ? YEAR : 'no-cache');
    });
    app.get<{ Params: Omit<DrawingParams, 'kind'> }>(
      '/art/:brand/:hash/symbols/:file',
      (request, reply) => {
        const { brand, hash, file } = request.params;
        const names = namesOf(file);
        const drawn = names.map((name) =>
          found(deps, { brand, kind: 'symbol', name, scheme: null }),
        );
        const isCurrent = drawn.every((each) => each.hash === hash);
        return reply
          .headers({ ...POLICY, 'cache-control': isCurrent ? YEAR : 'no-cache' })
          .send(Object.fromEntries(drawn.map(({ svg }, index) => [names[index], svg])));
      },
    );
    app.get<{ Params: Pick<DrawingParams, 'brand' | 'hash'> }>(
      '/art/:brand/:hash/share.jpg',
      async (request, reply) => {
        const { brand, hash } = request.params;
        const card = await deps.cards.find(brand);
        if (card === null) throw new Problem('NOT_FOUND');
        return sendMade(request, reply, card, card.hash === hash ? YEAR : 'no-cache', 'image/jpeg');
      },
    );
    app.get<{ Params: Omit<DrawingParams, 'kind'> }>(
      '/art/:brand/:hash/:file',
      (request, reply) => {
        const { brand, hash, file } = request.params;
        const kind = nameOf(file);
        const drawn = found(deps, { brand, kind, name: kind, scheme: null });
        return sendDrawing(reply, drawn, drawn.hash === hash ? YEAR : 'no-cache');
      },
    );
    app.get<{ Params: RasterParams }>(
      '/art/:brand/:hash/:kind/:scheme/:width/:name',
      (request, reply) => sendRaster(request, reply, deps),
    );
  };
}

async function sendRaster(
  request: FastifyRequest<{ Params: RasterParams }>,
  reply: FastifyReply,
  deps: PictureSources,
): Promise<FastifyReply> {
  const { brand, hash, kind, scheme, name } = request.params;
  const width = pictureWidths(kind, name).find((known) => String(known) === request.params.width);
  if (width === undefined || !isName(name)) throw new Problem('NOT_FOUND');
  const drawn = found(deps, { brand, kind, name, scheme });
  reply.header('vary', 'accept');
  const format = rasterFormat(request.headers.accept);
  const keep = drawn.hash === hash ? YEAR : 'no-cache';
  if (format === null) return sendDrawing(reply, drawn, keep);
  const picture = await deps.pictures.find({ svg: drawn.svg, width, format });
  if (picture === null) return sendDrawing(reply, drawn, 'no-cache');
  return sendMade(request, reply, picture, keep, RASTER_TYPES[format]);
}

function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, bytes }: Picture,
  keep: string,
  type: string,
): FastifyReply {
  const etag = `"${name}"`;
  reply.headers({ ...POLICY, 'cache-control': keep, etag });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type(type).send(bytes);
}

const POLICY = {
  // A picture opened by itself runs nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  // The builder's preview stands on another origin.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

function sendDrawing(reply: FastifyReply, { svg }: DrawnPicture, keep: string): FastifyReply {
  return reply
    .headers({ ...POLICY, 'cache-control': keep })
    .type('image/svg+xml')
    .send(svg);
}

/** @throws Problem NOT_FOUND */
function found({ draw }: PictureSources, picture: PictureName): DrawnPicture {
  const drawn = draw(picture);
  if (drawn === null) throw new Problem('NOT_FOUND');
  return drawn;
}

/** @throws Problem NOT_FOUND */
function nameOf(file: string): string {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  if (!isName(name)) throw new Problem('NOT_FOUND');
  return name;
}

/** Names of `a+b.json`. @throws Problem NOT_FOUND */
function namesOf(file: string): readonly string[] {
  const names = /^(.{1,400})\.json$/.exec(file)?.[1]?.split('+') ?? [];
  if (names.length === 0 || names.length > MAX_SYMBOLS || !names.every(isName)) {
    throw new Problem('NOT_FOUND');
  }
  return names;
}

function isName(text: string): boolean {
  return /^[A-Za-z0-9-]{1,80}$/.test(text);
}
