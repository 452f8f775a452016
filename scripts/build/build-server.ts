import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { COMPACT, toAscii } from './compact.ts';

/**
 * Our own code in one file, dist/server/main.js, so that a start reads one file; packages stay
 * outside. The picture process is a program next to it.
 */
export async function buildServer(outfile = 'dist/server/main.js'): Promise<string> {
  const { metafile } = await build(serverBuild(outfile));
  await toAscii(outfile);
  return `${Object.keys(metafile.inputs).length} modules`;
}

/**
 * How the server is bundled; its metafile names every source. Names are those of the source, for logs and traces; `keepNames` would keep
 * them by a call for each closure, a twentieth of a bet.
 */
export function serverBuild(outfile: string): BuildOptions & { metafile: true } {
  return {
    ...COMPACT,
    entryPoints: {
      [path.basename(outfile, '.js')]: 'src/server/main.ts',
      'picture-process': 'src/server/picture-process/main.ts',
    },
    outdir: path.dirname(outfile),
    bundle: true,
    platform: 'node',
    packages: 'external',
    metafile: true,
  };
}
