import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/platform/db/database.ts';
import { type EmbeddedMemory, openEmbedded } from '#server/platform/db/open-embedded.ts';
import { fillTemplate, type TemplateKind, templateName } from './database-template.ts';

/** A log of small segments: the smallest of the default size takes as much as the database. */
const SMALL_LOG = ['--wal-segsize=1'];
/** Databases that PostgreSQL brings along and that no test opens. */
const UNUSED = ['template1', 'template0'] as const;

/** PGlite in memory, from a dump of a filled instance kept on disk: 0.3 s instead of 3 s. */
export async function openPgliteTest(kind: TemplateKind = 'migrated'): Promise<Database> {
  return openEmbedded({ memory: { loadDataDir: await keptTemplate(kind), ...(await programs()) } });
}

type Programs = Required<Pick<EmbeddedMemory, 'pgliteWasmModule' | 'fsBundle'>>;
let loaded: Promise<Programs> | undefined;
const templates = new Map<TemplateKind, Promise<Blob>>();

/** PGlite's programs, compiled once for all databases of a process. */
function programs(): Promise<Programs> {
  loaded ??= (async () => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
    const [code, data] = await Promise.all(
      ['pglite.wasm', 'pglite.data'].map((name) => readFile(path.join(folder, name))),
    );
    if (code === undefined || data === undefined) throw new Error('PGlite is not installed');
    return {
      pgliteWasmModule: await WebAssembly.compile(new Uint8Array(code)),
      fsBundle: new Blob([new Uint8Array(data)]),
    };
  })();
  return loaded;
}

function keptTemplate(kind: TemplateKind): Promise<Blob> {
  const template = templates.get(kind) ?? templateOf(kind);
  templates.set(kind, template);
  return template;
}

/** Puts the migrated database where a server with this DATA_DIR finds it. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const place = path.join(dataDir, 'pglite');
  const pglite = await PGlite.create(place, { loadDataDir: await templateOf('migrated') });
  await pglite.close();
}

async function templateOf(kind: TemplateKind): Promise<Blob> {
  const folder = await cacheFolder();
  const file = path.join(folder, `pglite-${pgliteVersion()}-small-${await templateName(kind)}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([new Uint8Array(kept)]);
  const memory = { initDbStartParams: SMALL_LOG, ...(await programs()) };
  const database = await openEmbedded({ memory });
  try {
    await fillTemplate(database, kind);
    await database.withConnection(async ({ query }) => {
      await query('update pg_database set datistemplate = false');
      for (const name of UNUSED) await query(`drop database ${name}`);
      await query('checkpoint');
    });
    const dump = await database.dump();
    // Several workers may come here at once: each writes its own file, the last rename stands.
    const mine = `${file}.${process.pid}`;
    await writeFile(mine, new Uint8Array(await dump.arrayBuffer()));
    await rename(mine, file);
    await removeOthers(folder, kind, file);
    return dump;
  } finally {
    await database.close();
  }
}

/** A dump takes 40 MB; those of earlier sources are stale. */
async function removeOthers(folder: string, kind: TemplateKind, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.tar') && name.includes(`-${kind}_`) && file !== current)
      await rm(file, { force: true });
  }
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = createRequire(entry)('../package.json') as { version: string };
  return version;
}

async function cacheFolder(): Promise<string> {
  for (const folder of [
    path.resolve('node_modules/.cache/database-templates'),
    path.join(tmpdir(), 'database-templates'),
  ]) {
    try {
      await mkdir(folder, { recursive: true });
      return folder;
    } catch {
      // A checkout that may not be written to: use the system's folder.
    }
  }
  throw new Error('no folder for the database template can be written');
}
