import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';

const YEAR_SECONDS = 31_536_000;

/** The hashed files of the web build: immutable, and served as compressed at build. */
export async function serveAssets(app: FastifyInstance, webFolder: string): Promise<void> {
  app.addHook('onRequest', async ({ url }) => {
    // No file has such a name, and the plugin would call it a bad body.
    if (url.includes('%00')) throw new Problem('NOT_FOUND');
  });
  await app.register(fastifyStatic, {
    root: path.join(webFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    decorateReply: false,
    wildcard: true,
  });
}
