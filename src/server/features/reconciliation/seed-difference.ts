import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { addRun, stageLines } from './run.store.ts';

const HOUR_MS = 3_600_000;
const SUPPLIER = 'DEMO_ARCADE';
const BRAND = 'denluma';
const WON_MICRO = 25_000_000n;

/** One difference in a new demo: a payout that the supplier reports and that never reached us. */
export async function seedDifference(parts: Parts, brand: string, username: string): Promise<void> {
  if (brand !== BRAND) return;
  const now = parts.clock.now();
  const at = new Date(now.getTime() - 2 * HOUR_MS);
  await inTransaction(parts.db, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'currency'])
      .where('brand', '=', brand)
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const runId = await addRun(tx, {
      party: { kind: 'vendor', code: SUPPLIER },
      from: new Date(at.getTime() - HOUR_MS),
      to: new Date(at.getTime() + HOUR_MS / 2),
      source: 'file',
      staffId: null,
      at: now,
    });
    if (runId === null) return;
    const line = {
      reference: `win-demo-${member.id}`,
      takesBack: null,
      memberId: member.id,
      currency: member.currency,
      effectMicro: WON_MICRO,
      roundRef: `round-demo-${member.id}`,
      at,
    };
    await stageLines(tx, runId, [line], 0);
  });
}
