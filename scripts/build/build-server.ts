import { build } from 'esbuild';

/** Our own code in one file, dist/server/main.js, so that a start reads one file; packages stay outside. */
export async function buildServer(outfile = 'dist/server/main.js'): Promise<string> {
  const { metafile } = await build({
    entryPoints: ['src/server/main.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    // Names reach logs and errors.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  return `${Object.keys(metafile.inputs).length} modules`;
}
