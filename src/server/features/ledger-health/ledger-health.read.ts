import type { LedgerHealthValue } from '#contract/generated/types.ts';
import {
  type CheckName,
  readChecks,
  readOpenFaultCounts,
  readOpenFaults,
} from '../../ledger/ledger-health.store.ts';
import type { Db } from '../../platform/db/database.ts';

/** Faults shown; the checks say how many are open. */
const SHOWN = 100;
/** A longer detail is cut: a transfer may name many balances. */
const DETAIL_LENGTH = 1_000;

/** @param withDetails details name members of any brand. */
export async function readLedgerHealth(db: Db, withDetails: boolean): Promise<LedgerHealthValue> {
  const [checks, open, faults] = await Promise.all([
    readChecks(db),
    readOpenFaultCounts(db),
    readOpenFaults(db, SHOWN),
  ]);
  return {
    checks: checks.map((check) => ({
      // Written by recordCheck alone.
      name: check.name as CheckName,
      finishedAt: check.finished_at.toISOString(),
      succeededAt: check.succeeded_at?.toISOString() ?? null,
      transfers: Number(check.transfers),
      seals: Number(check.seals),
      openFaults: open.get(check.name) ?? 0,
    })),
    faults: faults.map((fault) => ({
      id: fault.id.toString(),
      check: fault.check_name as CheckName,
      invariant: fault.invariant,
      detail: withDetails ? fault.detail.slice(0, DETAIL_LENGTH) : null,
      foundAt: fault.found_at.toISOString(),
      seenAt: fault.seen_at.toISOString(),
    })),
  };
}
