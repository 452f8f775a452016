import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { oneBrand } from './one-brand.ts';
import { BUILT, startServer } from './start-server.ts';

/** A demo server whose data is wanted: it was started once, filled and stopped. */
export interface Seeded {
  /** The only brand; null: all of the repository. */
  brand: string | null;
  program?: string;
  /** Secrets above all, which encrypt and sign what is stored. */
  env?: Readonly<Record<string, string>>;
}

const CACHE = 'node_modules/.cache/seeded-places';
/** Lotteries catch up on the time since: beyond this it takes longer than filling a new place. */
const MAX_AGE_MS = 1_800_000;
/** A process that was killed leaves its mark. */
const MAKING_WITHIN_MS = 180_000;
const LOOK_MS = 200;

/**
 * A new data folder with the data of a filled demo: filling takes twenty seconds, a copy one. The first
 * caller fills it, and others wait meanwhile.
 */
export async function seededFolder(seeded: Seeded): Promise<string> {
  const made = await once(await placeName(seeded), (folder) => fill({ DATA_DIR: folder }, seeded));
  return copyPlace(made);
}

/** A copy of a place that was made, to be written to and removed. */
export async function copyPlace(made: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gaming-seeded-'));
  await cp(made, folder, { recursive: true });
  return folder;
}

/** Names the place by all that decides what is in it. */
export async function placeName({ brand, program = BUILT, env = {} }: Seeded): Promise<string> {
  const hash = createHash('sha256').update(await readFile(program));
  hash.update(JSON.stringify([brand, env]));
  return `${brand ?? 'all'}-${hash.digest('hex').slice(0, 12)}`;
}

/** Starts a server where it finds nothing, and stops it once it is filled. */
export async function fill(
  place: Readonly<Record<string, string>>,
  { brand, program = BUILT, env = {} }: Seeded,
): Promise<void> {
  const brands = brand === null ? null : await oneBrand(brand);
  try {
    const server = await startServer({ ...env, ...brands?.env, ...place }, program);
    const code = await server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.output()}`);
  } finally {
    await brands?.remove();
  }
}

/** Makes a folder of the cache once, whichever process asks first. @returns the folder */
export async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(CACHE, name);
  const making = `${folder}.making`;
  await mkdir(CACHE, { recursive: true });
  for (;;) {
    if ((await ageOf(folder)) < MAX_AGE_MS) return folder;
    if (await takes(making)) break;
    if ((await ageOf(making)) > MAKING_WITHIN_MS)
      await rm(making, { recursive: true, force: true });
    await pause(LOOK_MS);
  }
  try {
    await removeOld();
    await make(making);
    await rm(folder, { recursive: true, force: true });
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** Milliseconds since a folder was made; Infinity: it is missing. */
async function ageOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null);
  return found === null ? Infinity : Date.now() - found.birthtimeMs;
}

const takes = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = path.join(CACHE, name);
    if ((await ageOf(folder)) > MAX_AGE_MS) await rm(folder, { recursive: true, force: true });
  }
}
