import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { StudioParts } from './studio-parts.ts';

/** An act of staff on a table of every brand. */
export interface StudioAct {
  readonly brand: string;
  readonly staffId: bigint;
  readonly table: string;
  readonly reason: string;
}

/** Long past: a table that was never looked at deals a round a minute. */
const NEVER = new Date(0);

/**
 * Pauses a table, or resumes it. @param version the one that was seen
 * @returns the next version
 * @throws Problem LIVE_TABLE_CHANGED
 */
export async function pauseLiveTable(
  tx: Tx,
  { clock }: Pick<StudioParts, 'clock'>,
  { brand, staffId, table, reason }: StudioAct,
  { version, isPaused }: { readonly version: number; readonly isPaused: boolean },
): Promise<number> {
  await tx
    .insertInto('live_table')
    .values({ code: table, awake_until: NEVER })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = await tx
    .updateTable('live_table')
    .set({ paused_reason: isPaused ? reason : null, version: version + 1 })
    .where('code', '=', table)
    .where('version', '=', version)
    .where('paused_reason', isPaused ? 'is' : 'is not', null)
    .returning('version')
    .executeTakeFirst();
  if (changed === undefined) throw new Problem('LIVE_TABLE_CHANGED');
  const change = {
    staffId,
    brand,
    subject: table,
    before: { isPaused: !isPaused },
    after: { isPaused },
    reason,
    at: clock.now(),
  };
  await (isPaused
    ? writeAudit(tx, { ...change, action: 'pauseLiveTable' })
    : writeAudit(tx, { ...change, action: 'resumeLiveTable' }));
  return changed.version;
}
