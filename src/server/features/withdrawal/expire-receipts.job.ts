import type { HoldDependencies } from '../../ledger/holds.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { postRest } from './withdrawal-funds.ts';
import { lockWithdrawal, moveWithdrawal } from './withdrawal.store.ts';

/** The next run takes the rest. */
const BATCH = 200;

/**
 * Counts payments as received that nobody said anything about in time, each in its own transaction.
 * @returns whose they were
 */
export async function expireReceipts(db: Db, deps: HoldDependencies): Promise<MemberKey[]> {
  const now = deps.clock.now();
  const due = await db
    .selectFrom('withdrawal')
    .select(['id', 'brand', 'member_id'])
    .where('status', '=', 'sent')
    .where('confirm_by', '<=', now)
    .orderBy('confirm_by')
    .limit(BATCH)
    .execute();
  const ended: MemberKey[] = [];
  for (const { id, brand, member_id: memberId } of due) {
    const isEnded = await inTransaction(db, async (tx) => {
      const row = await lockWithdrawal(tx, { brand, withdrawalId: id });
      // The player, or staff, were faster.
      if (row.status !== 'sent' || row.confirm_by === null || row.confirm_by > now) return false;
      await postRest(tx, deps, row);
      const received = row.amount_micro - row.fee_micro;
      const set = { status: 'received', receipt: 'timeout', received_micro: received };
      await moveWithdrawal(tx, row, { ...set, ended_at: now }, { kind: 'received', at: now });
      return true;
    });
    if (isEnded) ended.push({ brand, memberId });
  }
  return ended;
}
