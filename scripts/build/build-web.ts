import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { ENTRIES } from '#server/features/page/web-build.ts';
import { STAFF_CHUNKS } from './library-chunks.ts';
import { siteChunks } from './site-chunks.ts';

export const WEB_FOLDER = 'dist/web';
const STYLE_FOLDERS = { font: 'src/ui/fonts', texture: 'src/ui/textures' };
const MAPS_FOLDER = 'dist/maps';

export const MANIFEST = '.vite/manifest.json';

/**
 * dist/web: the HTML of each app under its source path, its hashed files under assets/. Players and
 * staff share no file: what one side needs never splits a chunk of the other.
 */
export async function buildWeb(): Promise<string> {
  const { site, preview, ...staff } = ENTRIES;
  await rm(WEB_FOLDER, { recursive: true, force: true });
  const manifests = [
    await buildApps(WEB_FOLDER, staff, STAFF_CHUNKS),
    await buildApps(WEB_FOLDER, { site, preview, ...(await styleEntries()) }, siteChunks()),
  ];
  await writeFile(path.join(WEB_FOLDER, MANIFEST), JSON.stringify(Object.assign({}, ...manifests)));
  const maps = await putMapsAside();
  return `${maps} scripts`;
}

/** @returns vite's manifest of the build, which is written to the folder too */
export async function buildApps(
  folder: string,
  input: Readonly<Record<string, string>>,
  groups: readonly Rolldown.CodeSplittingGroup[],
): Promise<object> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: MANIFEST,
      rolldownOptions: {
        input,
        output: { codeSplitting: { groups: [...groups] } },
      },
    },
  });
  return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as object;
}

/** A stylesheet a font family and a texture: a page has those its theme names, found by their source. */
export async function styleEntries(): Promise<Record<string, string>> {
  const entries = Object.entries(STYLE_FOLDERS).map(async ([kind, folder]) => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.css'));
    return files.map((name) => [`${kind}-${path.basename(name, '.css')}`, path.join(folder, name)]);
  });
  return Object.fromEntries((await Promise.all(entries)).flat()) as Record<string, string>;
}

/** Source maps are for us: whatever is under assets/ is served to everyone. */
async function putMapsAside(): Promise<number> {
  const assets = path.join(WEB_FOLDER, 'assets');
  await rm(MAPS_FOLDER, { recursive: true, force: true });
  await mkdir(MAPS_FOLDER, { recursive: true });
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'));
  await Promise.all(
    maps.map((name) => rename(path.join(assets, name), path.join(MAPS_FOLDER, name))),
  );
  return maps.length;
}
