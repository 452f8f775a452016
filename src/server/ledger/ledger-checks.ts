import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { shortReport } from './ledger-fault.ts';
import { type CheckRun, type PlacedFault, recordCheck } from './ledger-health.store.ts';
import { checkSealChain, recheckSeals } from './recheck-seals.ts';
import { compareWithExport, exportHeads, type SealExport } from './seal-export.ts';
import { trialBalance } from './trial-balance.ts';
import { LAG_MS } from './verification-lag.ts';
import {
  chunkSizeOf,
  type Pace,
  type VerifyConnection,
  withVerifyConnection,
} from './verify-connection.ts';
import { verifyNew } from './verify-new.ts';

export interface LedgerChecksDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly exported: SealExport;
  /** Transfers younger than this may still be under way; tests lower it. */
  readonly lagMs?: number;
  /** Default gentle, because the checks run while players are active. */
  readonly pace?: Pace;
}

/** The checks of the ledger that the server runs by itself. */
export interface LedgerChecks {
  /** Verifies and seals what is new, compares a part of the older seals, exports the heads. @returns transfers verified. */
  seal(): Promise<number>;
  /** The hourly trial balance. @returns faults that are open. */
  trialBalance(): Promise<number>;
  /** Ends runs under way after their current chunk. */
  stop(): void;
}

/** Older seals of a shard that each run compares with their rows. */
const RECHECKED_SEALS = 5;

export function ledgerChecks(deps: LedgerChecksDependencies): LedgerChecks {
  const { database, clock, log, exported, lagMs = LAG_MS, pace = 'gentle' } = deps;
  let stopped = false;
  const stopping = (): boolean => stopped;
  const chunkSize = chunkSizeOf(database, pace);

  async function record(run: CheckRun): Promise<number> {
    const { found, open } = await recordCheck(database.db, clock, run);
    for (const { place, invariant, detail } of found) {
      log.error({ check: run.name, place, invariant, detail }, 'the ledger has a fault');
    }
    if (open > found.length) {
      log.error({ check: run.name, open }, 'faults of the ledger are still open');
    }
    return open;
  }

  async function verifyJournal(verify: VerifyConnection): Promise<bigint> {
    const verified = await verifyNew(verify, { clock, lagMs, chunkSize, stopping });
    const rechecked = await recheckSeals(verify, { perShard: RECHECKED_SEALS, stopping });
    const chunks = [...verified, ...rechecked].map((chunk) => ({
      ...chunk,
      place: `shard ${chunk.seal.shard} seal ${chunk.seal.seq}`,
    }));
    // A chunk may be verified and rechecked in one run: the later reading counts.
    const byPlace = new Map(chunks.map((chunk) => [chunk.place, chunk]));
    await record({
      name: 'journal',
      places: [...byPlace.keys()],
      faults: [...byPlace.values()].flatMap(({ place, faults }): PlacedFault[] =>
        shortReport(faults).map((fault) => ({ ...fault, place })),
      ),
      transfers: chunks.reduce((sum, { transfers }) => sum + transfers, 0n),
      seals: rechecked.length,
    });
    return verified.reduce((sum, { transfers }) => sum + transfers, 0n);
  }

  /** Nothing is exported on top of seals that are not what was exported before. */
  async function checkSeals(verify: VerifyConnection): Promise<boolean> {
    // A node that has exported nothing yet has nothing to compare with.
    const compared = (await compareWithExport(verify, exported)) ?? [];
    const faults = [...(await checkSealChain(verify)), ...compared];
    await record({
      name: 'seals',
      places: [''],
      faults: shortReport(faults).map((fault) => ({ ...fault, place: '' })),
      transfers: 0n,
      seals: 0,
    });
    return faults.length === 0;
  }

  return {
    seal: () =>
      withVerifyConnection(database, pace, async (verify) => {
        const transfers = await verifyJournal(verify);
        if (!stopped && (await checkSeals(verify))) {
          const line = await exportHeads(verify, exported, clock.now());
          if (line !== null) log.info({ ...line }, 'ledger seals exported');
        }
        return Number(transfers);
      }),
    trialBalance: () =>
      withVerifyConnection(database, pace, async (verify) => {
        await verifyJournal(verify);
        const faults = await trialBalance(verify, { lagMs, pageSize: chunkSize, stopping });
        if (faults === null) return 0;
        return record({
          name: 'trialBalance',
          places: [''],
          faults: faults.map((fault) => ({ ...fault, place: '' })),
          transfers: 0n,
          seals: 0,
        });
      }),
    stop() {
      stopped = true;
    },
  };
}
