import { newId } from '../platform/id.ts';
import { idBefore } from './id-before.ts';

/** Longer than any transaction may last: a transfer with an id this old is committed or never will be. */
export const LAG_MS = 120_000;

/** Transfers below this id are committed. A lag of 0 is for a ledger on which nothing is under way. */
export function settledId(lagMs: number): bigint {
  return lagMs === 0 ? newId() : idBefore(lagMs);
}
