import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { AuthoredManifest } from '../authored.ts';
import { svgFaults } from '../checks/registry/svg-faults.ts';
import { decodeText } from '../decode-text.ts';
import { isJsonObject, parseJson } from '../json.ts';
import type { TextsByLanguage } from '../texts.ts';
import { mapSource, type SourceMap } from '../source/source-map.ts';

/** One brand's folder as read from disk. */
export interface BrandFile {
  /** Name of the folder: what the manifest's own id has to be. */
  readonly folder: string;
  /** Path of the manifest as given to `readBrands`, for messages. */
  readonly file: string;
  readonly text: string;
  /** First line that is not UTF-8, from 1; the text of such a file is empty. */
  readonly invalidLine?: number;
  readonly source: SourceMap;
  /** Undefined when the text is not a JSON object; `source.faults` says where it breaks. */
  readonly authored: AuthoredManifest | undefined;
  /** Files in the brand's assets folder. */
  readonly assetFiles: readonly string[];
  /** Reasons why a file cannot be shown; valid files are omitted. */
  readonly assetFaults: Readonly<Record<string, readonly string[]>>;
  /** The brand's text files as they are. */
  readonly textFiles: readonly TextFile[];
  /** The brand's own texts: language, then `namespace:key`, then message. */
  readonly texts: TextsByLanguage;
}

export interface TextFile {
  readonly language: string;
  readonly namespace: string;
  readonly file: string;
  readonly text: string;
  /** First line that is not UTF-8, from 1; the text of such a file is empty. */
  readonly invalidLine?: number;
}

/** A picture drawn by hand; a logo has less. */
const ASSET_LIMIT_BYTES = 100_000;

/** The only folder under brands/ that is not a brand, except for folders still being written. */
const REGISTRY_FOLDER = '_registry';

/** Brands read before yielding to the event loop: a few milliseconds. */
const AT_ONCE = 8;

/**
 * Reads every brand under a folder, `_base` included, in order of name. Many small files are read
 * far sooner one after the other than by way of the thread pool.
 * @throws Error when there is none: a check over nothing proves nothing.
 */
export async function readBrands(folder: string): Promise<readonly BrandFile[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => isBrandFolder(entry))
    .map((entry) => entry.name)
    .toSorted();
  const brands: BrandFile[] = [];
  for (const [index, name] of names.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await othersTurn();
    brands.push(readBrand(folder, name));
  }
  if (brands.length === 0) throw new Error(`no brand found in ${folder}`);
  return brands;
}

function isBrandFolder(entry: Dirent): boolean {
  return entry.isDirectory() && entry.name !== REGISTRY_FOLDER && !entry.name.startsWith('.');
}

/** Reads one brand's folder. */
function readBrand(folder: string, name: string): BrandFile {
  const file = path.join(folder, name, 'manifest.json');
  const { text, ...invalid } = readTextNow(file);
  const assets = path.join(folder, name, 'assets');
  const assetFiles = namesIn(assets);
  const textFiles = readTextFiles(path.join(folder, name, 'locales'));
  return {
    ...brandFileOf(path.join(folder, name), text),
    ...invalid,
    assetFiles,
    assetFaults: readAssetFaults(assets, assetFiles),
    textFiles,
    texts: textsIn(textFiles),
  };
}

/** A brand as a manifest's text alone makes it; it need not be on disk yet. */
export function brandFileOf(folder: string, text: string): BrandFile {
  const file = path.join(folder, 'manifest.json');
  const source = mapSource(file, text);
  return {
    folder: path.basename(folder),
    file,
    text,
    source,
    authored: isJsonObject(source.value) ? source.value : undefined,
    assetFiles: [],
    assetFaults: {},
    textFiles: [],
    texts: {},
  };
}

/** Players are sent these as they are: a drawing that could do more than be looked at is refused. */
function readAssetFaults(folder: string, names: readonly string[]): BrandFile['assetFaults'] {
  const entries = names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => {
      const { text, invalidLine } = readTextNow(path.join(folder, name));
      const faults =
        invalidLine === undefined
          ? svgFaults(text, ASSET_LIMIT_BYTES)
          : [`not UTF-8 at line ${invalidLine}`];
      return [name, faults] as const;
    });
  return Object.fromEntries(entries.filter(([, faults]) => faults.length > 0));
}

/** Every `<language>/<namespace>.json` under a folder; none when there is no folder. */
function readTextFiles(folder: string): readonly TextFile[] {
  return namesIn(folder).flatMap((language) =>
    namesIn(path.join(folder, language))
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = path.join(folder, language, name);
        const namespace = name.slice(0, -'.json'.length);
        return { language, namespace, file, ...readTextNow(file) };
      }),
  );
}

/** Readable files only; the file check reports the others. */
function textsIn(files: readonly TextFile[]): TextsByLanguage {
  const texts: Record<string, Record<string, string>> = {};
  for (const { language, namespace, text } of files) {
    const messages = (texts[language] ??= {});
    const written = parseJson(text);
    for (const [key, message] of Object.entries(isJsonObject(written) ? written : {})) {
      if (typeof message === 'string') messages[`${namespace}:${key}`] = message;
    }
  }
  return texts;
}

function readTextNow(file: string): Pick<TextFile, 'text' | 'invalidLine'> {
  const decoded = decodeText(readFileSync(file));
  return decoded.ok ? { text: decoded.text } : { text: '', invalidLine: decoded.line };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
