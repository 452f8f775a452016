import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/**
 * Our own code in one file, dist/server/main.js, so that a start reads one file; packages stay
 * outside. The picture process is a program next to it.
 */
export async function buildServer(outfile = 'dist/server/main.js'): Promise<string> {
  const { metafile } = await build(serverBuild(outfile));
  return `${Object.keys(metafile.inputs).length} modules`;
}

/** How the server is bundled; its metafile names every source. */
export function serverBuild(outfile: string): BuildOptions & { metafile: true } {
  return {
    entryPoints: {
      [path.basename(outfile, '.js')]: 'src/server/main.ts',
      'picture-process': 'src/server/picture-process/main.ts',
    },
    outdir: path.dirname(outfile),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    // Traces need lines and names; with the sources in it the map takes a second of each start to read.
    sourcesContent: false,
    // Names reach logs and errors.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  };
}
