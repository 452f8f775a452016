import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LOGO_KINDS, REGISTRY_FOLDERS } from '#brand/registry.ts';
import { Problem } from '../../platform/problem.ts';

/** Pictures and nothing else: manifests and texts lie in the same folders. */
const PICTURE = /^[\w-]{1,80}\.(?:svg|png|jpg|webp|avif)$/;
const BRAND = /^[a-z_][a-z0-9-]{1,30}$/;
const LOGO_FOLDERS: readonly string[] = LOGO_KINDS.map((kind) => REGISTRY_FOLDERS[kind]);
const HOUR_MS = 3_600_000;

/** Logos of the registry, and the pictures a brand brought, out of the brands folder. */
export async function serveBrandFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: HOUR_MS });
  const policy = {
    'content-security-policy': "default-src 'none'; sandbox",
    // The builder's preview and the office stand on other origins.
    'cross-origin-resource-policy': 'cross-origin',
  };
  app.get<{ Params: { kind: string; file: string } }>(
    '/brands/_registry/:kind/:file',
    (request, reply) => {
      const { kind, file } = request.params;
      if (!LOGO_FOLDERS.includes(kind) || !PICTURE.test(file)) {
        throw new Problem('NOT_FOUND');
      }
      return reply.headers(policy).sendFile(`_registry/${kind}/${file}`);
    },
  );
  app.get<{ Params: { brand: string; file: string } }>(
    '/brands/:brand/assets/:file',
    (request, reply) => {
      const { brand, file } = request.params;
      if (!BRAND.test(brand) || !PICTURE.test(file)) throw new Problem('NOT_FOUND');
      return reply.headers(policy).sendFile(`${brand}/assets/${file}`);
    },
  );
}
