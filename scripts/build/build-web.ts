import { readdir, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { ENTRIES } from '#server/features/page/web-build.ts';

export const WEB_FOLDER = 'dist/web';
const STYLE_FOLDERS = { font: 'src/ui/fonts', texture: 'src/ui/textures' };
const MAPS_FOLDER = 'dist/maps';

/** dist/web: the HTML of each app under its source path, its hashed files under assets/. */
export async function buildWeb(): Promise<string> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: WEB_FOLDER,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: { ...ENTRIES, ...(await styleEntries()) } },
    },
  });
  const maps = await putMapsAside();
  return `${maps} scripts`;
}

/** A stylesheet a font family and a texture: a page has those its theme names, found by their source. */
async function styleEntries(): Promise<Record<string, string>> {
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
