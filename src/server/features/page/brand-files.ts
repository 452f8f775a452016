import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LOGO_KINDS, REGISTRY_FOLDERS } from '#brand/registry.ts';
import { readAsset, readRegistryLogo } from '../../brands/brand-asset.read.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

/** Pictures and nothing else: manifests and texts lie in the same folders. */
const PICTURE = /^[\w-]{1,80}\.(?:svg|png|jpg|webp|avif)$/;
const BRAND = /^[a-z_][a-z0-9-]{1,30}$/;
const LOGO_FOLDERS: readonly string[] = LOGO_KINDS.map((kind) => REGISTRY_FOLDERS[kind]);
/** The name carries the checksum, so what is under it never changes. */
const UPLOADED = /-[0-9a-f]{12}\.(?:svg|webp)$/;
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const HOUR_MS = 3_600_000;

/** Logos of the registry, and the pictures a brand brought: uploaded, or out of the brands folder. */
export async function serveBrandFiles(app: FastifyInstance, folder: string, db: Db): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: HOUR_MS });
  const policy = {
    'content-security-policy': "default-src 'none'; sandbox",
    // The builder's preview and the office stand on other origins.
    'cross-origin-resource-policy': 'cross-origin',
  };
  app.get<{ Params: { kind: string; file: string } }>(
    '/brands/_registry/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      if (!LOGO_FOLDERS.includes(kind) || !PICTURE.test(file)) {
        throw new Problem('NOT_FOUND');
      }
      const svg = UPLOADED.test(file) ? await readRegistryLogo(db, kind, file) : null;
      if (svg === null) return reply.headers(policy).sendFile(`_registry/${kind}/${file}`);
      return reply
        .headers({ ...policy, ...FOR_EVER })
        .type('image/svg+xml')
        .send(svg);
    },
  );
  app.get<{ Params: { brand: string; file: string } }>(
    '/brands/:brand/assets/:file',
    async (request, reply) => {
      const { brand, file } = request.params;
      if (!BRAND.test(brand) || !PICTURE.test(file)) throw new Problem('NOT_FOUND');
      const asset = UPLOADED.test(file) ? await readAsset(db, brand, file) : null;
      if (asset === null) return reply.headers(policy).sendFile(`${brand}/assets/${file}`);
      return reply
        .headers({ ...policy, ...FOR_EVER })
        .type(asset.mediaType)
        .send(asset.bytes);
    },
  );
}
