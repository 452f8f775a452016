import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { answersWithin } from '../answers-within.ts';
import { ConnectionGate } from './connection-gate.ts';
import { takeDataDirLock } from './data-dir-lock.ts';
import { type Connection, type Database, type QueryResult, PING_MS } from './database.ts';
import type { Tables } from './generated/tables.ts';
import { pgliteDialect } from './pglite-dialect.ts';

const INT8_OID = 20;

/** The default of 128 MB takes half a second to prepare at each start, and the system caches the files too. */
const SHARED_BUFFERS = '32MB';

const OPTIONS: PGliteOptions = {
  parsers: { [INT8_OID]: (text: string) => BigInt(text) },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
};

/** A database in memory: the dump it begins with, and PGlite's programs where the caller has loaded them. */
export type EmbeddedMemory = Pick<
  PGliteOptions,
  'loadDataDir' | 'initDbStartParams' | 'pgliteWasmModule' | 'fsBundle'
>;

/**
 * Opens PGlite under `dataDir`, or in memory, for tests and generators.
 * It runs without fsync: a killed process loses nothing, a power cut may.
 * @throws DataDirInUse when another live process holds the folder.
 */
export async function openEmbedded(
  place: { dataDir: string } | { memory: EmbeddedMemory },
): Promise<Database & { dump(): Promise<Blob> }> {
  if ('memory' in place) {
    return embeddedDatabase(await PGlite.create({ ...OPTIONS, ...place.memory }), () => undefined);
  }
  await mkdir(place.dataDir, { recursive: true });
  const releaseLock = takeDataDirLock(place.dataDir);
  try {
    const pglite = await PGlite.create(path.join(place.dataDir, 'pglite'), OPTIONS);
    return embeddedDatabase(pglite, releaseLock);
  } catch (error) {
    releaseLock();
    throw error;
  }
}

function embeddedDatabase(pglite: PGlite, releaseLock: () => void) {
  const gate = new ConnectionGate();
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite, gate) });

  const connection: Connection = {
    async query<Row>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
      const result = await pglite.query<Row>(text, [...values]);
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
    },
  };

  return {
    profile: 'embedded' as const,
    db,
    withConnection: <T>(work: (connection: Connection) => Promise<T>) =>
      gate.run(() => work(connection)),
    withUnlimitedConnection: <T>(work: (connection: Connection) => Promise<T>) =>
      gate.run(() => work(connection)),
    /** Planner settings would bind every other user of the one connection, so they are left out. */
    openLane: () =>
      Promise.resolve({
        query: <Row>(text: string, values: readonly unknown[] = []) =>
          gate.run(() => connection.query<Row>(text, values)),
        close: () => Promise.resolve(),
      }),
    async ping() {
      await answersWithin(
        gate.run(() => connection.query('select 1')),
        PING_MS,
      );
    },
    close: async () => {
      await gate.acquire();
      await pglite.close();
      releaseLock();
    },
    dump: () => gate.run(async () => pglite.dumpDataDir('none')),
  };
}
