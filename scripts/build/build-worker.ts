import path from 'node:path';
import { build } from 'esbuild';
import { SERVICE_WORKER } from '#server/features/page/web-build.ts';
import { WEB_FOLDER } from './build-web.ts';

/** The service worker in one file: browsers take it as a plain script, and it shares no chunk. */
export async function buildWorker(): Promise<string> {
  const { metafile } = await build({
    entryPoints: ['src/site/boot/service-worker.ts'],
    outfile: path.join(WEB_FOLDER, SERVICE_WORKER),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  return `${Object.keys(metafile.inputs).length} modules`;
}
