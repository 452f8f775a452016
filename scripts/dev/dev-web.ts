import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { ENTRIES, FIRST_SCREENS, SERVICE_WORKER } from '#server/features/page/web-build.ts';
import { buildApps, MANIFEST, styleEntries } from '../build/build-web.ts';

/** Chunks of Vite's manifest, by their source. */
type Manifest = Record<string, { file: string; name?: string; css?: string[] }>;

/** A worker without a cache: pages come from the sources each time. */
const EMPTY_WORKER = "self.addEventListener('install', () => self.skipWaiting());\n";

/**
 * Writes what the server reads of a web build: the HTML of the apps with scripts of the development
 * server, fonts and textures as they are built, and the styles of first screens.
 * @param folder the web build's
 * @returns writes the styles again after the render bundle was built
 */
export async function writeDevWeb(
  folder: string,
  renderFolder: string,
  vite: ViteDevServer,
): Promise<() => Promise<void>> {
  await rm(folder, { recursive: true, force: true });
  const built = (await buildApps(folder, await styleEntries(), [])) as Manifest;
  // A checkout may share the packages of another one, whose path is then part of the name.
  const manifest = Object.fromEntries(
    Object.entries(built).map(([source, chunk]) => [
      source.replace(/^.*\/node_modules\//, 'node_modules/'),
      chunk,
    ]),
  );
  for (const entry of Object.values(ENTRIES)) {
    const source = await readFile(entry, 'utf8');
    // Pages have other addresses than their sources.
    const absolute = source.replaceAll('src="./', `src="/${path.dirname(entry)}/`);
    const html = await vite.transformIndexHtml(`/${entry}`, absolute);
    await mkdir(path.dirname(path.join(folder, entry)), { recursive: true });
    await writeFile(path.join(folder, entry), html);
  }
  await writeFile(path.join(folder, SERVICE_WORKER), EMPTY_WORKER);
  return async () => {
    const css = await copyStyles(renderFolder, path.join(folder, 'assets'));
    const app = { file: `assets/${FIRST_SCREENS}.js`, name: FIRST_SCREENS, css };
    await writeFile(
      path.join(folder, MANIFEST),
      JSON.stringify({ ...manifest, [FIRST_SCREENS]: app }),
    );
  };
}

/** @returns the copied stylesheets, whose names change with their content */
async function copyStyles(renderFolder: string, assets: string): Promise<string[]> {
  const built = path.join(renderFolder, 'assets');
  const names = (await readdir(built)).filter((name) => name.endsWith('.css'));
  await Promise.all(names.map((name) => copyFile(path.join(built, name), path.join(assets, name))));
  return names.map((name) => `assets/${name}`);
}
