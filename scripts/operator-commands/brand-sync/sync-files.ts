import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotUtf8Error, readTextIfPresent } from '#brand/files/read-text.ts';
import { isJsonObject, type JsonObject, parseJson } from '#brand/json.ts';
import { Refused } from '../questions.ts';
import type { SyncTarget } from './sync-target.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Ignored by git. Unlike node_modules it survives `npm ci`. */
const ANCESTORS = path.join(ROOT, '.data/brand-sync');

export function manifestFile(brand: string): string {
  return path.join(ROOT, 'brands', brand, 'manifest.json');
}

/** null when there is no file. @throws Refused when it is not UTF-8 or not a JSON object. */
export async function readManifest(file: string): Promise<JsonObject | null> {
  const text = await readGiven(file);
  if (text === null) return null;
  const manifest = parseJson(text);
  if (!isJsonObject(manifest)) throw new Refused([`${file} is not a JSON object`]);
  return manifest;
}

/** What file and server last had in common; null before the first exchange. */
export function readAncestor(target: SyncTarget): Promise<JsonObject | null> {
  return readManifest(ancestorFile(target));
}

export function writeAncestor(target: SyncTarget, manifest: JsonObject): Promise<void> {
  return replaceFile(ancestorFile(target), `${JSON.stringify(manifest)}\n`);
}

/** Writes a file whole or not at all, also over an older one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  const staged = path.join(folder, `.${path.basename(file)}.${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(staged, text);
    await rename(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
}

/** One per server: what a test server has says nothing about another one. */
function ancestorFile({ origin, brand }: SyncTarget): string {
  return path.join(ANCESTORS, encodeURIComponent(origin), `${brand}.json`);
}

async function readGiven(file: string): Promise<string | null> {
  try {
    return await readTextIfPresent(file);
  } catch (error) {
    throw error instanceof NotUtf8Error ? new Refused([error.message]) : error;
  }
}
