import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One chunk of vite's manifest. */
interface ManifestChunk {
  file: string;
  /** Of a chunk that several sources share. */
  name?: string;
  css?: string[];
  imports?: string[];
}

/** The built web apps: their HTML, and where the hashed files are. */
export interface WebBuild {
  /** The HTML of an entry, with vite's script and style tags and our placeholders. */
  html(entry: string): string;
  /** The CSS of source files, their imports' included, in the order in which it applies. */
  stylesOf(sources: readonly string[]): Styles;
  /** Addresses of a source's script and of all that it imports at once. */
  scriptsOf(sources: readonly string[]): readonly string[];
  /** The service worker's script. */
  readonly serviceWorker: string;
  /** Address of the built file of a source, for example a font. */
  fileOf(source: string): string;
}

export interface Styles {
  /** Where the browser fetches them. */
  readonly addresses: readonly string[];
  readonly text: string;
}

export const ENTRIES = {
  site: 'src/site/index.html',
  preview: 'src/site/preview.html',
  office: 'src/office/index.html',
  builder: 'builder/index.html',
} as const;

/** Chunk of the app that draws first screens (scripts/build/site-chunks.ts). */
export const FIRST_SCREENS = 'app';
/** The site's service worker, one file beside the apps. */
export const SERVICE_WORKER = 'service-worker.js';

/** Reads the build once at start; a missing one stops the start with what to do. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const manifest = await readManifest(folder);
  const html = new Map<string, string>();
  for (const entry of Object.values(ENTRIES)) {
    html.set(entry, await readFile(path.join(folder, entry), 'utf8'));
  }
  const css = await readStyles(folder);
  const serviceWorker = await readFile(path.join(folder, SERVICE_WORKER), 'utf8');
  return {
    html: (entry) => found(html.get(entry), entry),
    stylesOf: (sources) => {
      const addresses = [...new Set(sources.flatMap((source) => cssAddresses(manifest, source)))];
      return {
        addresses,
        text: addresses.map((address) => found(css.get(address), address)).join('\n'),
      };
    },
    scriptsOf: (sources) => [
      ...new Set(sources.flatMap((source) => scriptAddresses(manifest, source))),
    ],
    serviceWorker,
    fileOf: (source) => `/${found(manifest[source], source).file}`,
  };
}

async function readManifest(folder: string): Promise<Record<string, ManifestChunk>> {
  try {
    const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8');
    return JSON.parse(text) as Record<string, ManifestChunk>;
  } catch (cause) {
    throw new Error(`no web build in ${folder}: run npm run build`, { cause });
  }
}

/** Text of every stylesheet by its address. */
async function readStyles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(path.join(folder, 'assets'))).filter((name) =>
    name.endsWith('.css'),
  );
  const texts = names.map(async (name) => {
    const text = await readFile(path.join(folder, 'assets', name), 'utf8');
    return [`/assets/${name}`, text.trim()] as const;
  });
  return new Map(await Promise.all(texts));
}

function cssAddresses(manifest: Record<string, ManifestChunk>, source: string): string[] {
  const seen = new Set<string>();
  const addresses = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunkOf(manifest, key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) addresses.add(`/${file}`);
    if (chunk.file.endsWith('.css')) addresses.add(`/${chunk.file}`);
  };
  visit(source);
  return [...addresses];
}

function scriptAddresses(manifest: Record<string, ManifestChunk>, source: string): string[] {
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = chunkOf(manifest, key);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return [...chunks].flatMap(({ file }) => (file.endsWith('.js') ? [`/${file}`] : []));
}

/** The chunk of a source file, or a shared one by its name. */
function chunkOf(manifest: Record<string, ManifestChunk>, key: string): ManifestChunk {
  const isNamed = ({ name, file }: ManifestChunk): boolean => name === key && file.endsWith('.js');
  return found(manifest[key] ?? Object.values(manifest).find(isNamed), key);
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is not part of the web build`);
  return value;
}
