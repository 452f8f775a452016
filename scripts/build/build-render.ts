import path from 'node:path';
import { build as compact } from 'esbuild';
import { build, type InlineConfig } from 'vite';
import { COMPACT, toAscii } from './compact.ts';

/**
 * dist/render/entry-server.js: the sites' first screen as a function from data to HTML. Its packages
 * are bundled in, so that React is the production one and the start reads one file.
 */
export async function buildRender(): Promise<string> {
  const outDir = 'dist/render';
  await build(renderBuild(outDir));
  const file = path.join(outDir, 'entry-server.js');
  // As in the server's bundle: the text of a program stays in memory.
  await compact({
    ...COMPACT,
    entryPoints: [file],
    outfile: file,
    allowOverwrite: true,
  });
  await toAscii(file);
  return 'one module';
}

/** How the render bundle is built. */
export function renderBuild(outDir: string): InlineConfig {
  return {
    logLevel: 'warn',
    build: {
      ssr: 'src/site/boot/entry-server.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'entry-server.js',
          codeSplitting: false,
          // As in the server's map: traces need no sources.
          sourcemapExcludeSources: true,
        },
      },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}
