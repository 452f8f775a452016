import { compensationPostings } from '#domain/ledger/compensation-postings.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { lockWithdrawal, moveWithdrawal } from './withdrawal.store.ts';

const BATCH = 200;

/**
 * Pays what a brand promised for withdrawals that are sent too late: once each, from the house.
 * @returns whose they were
 */
export async function compensateLate(db: Db, deps: HoldDependencies): Promise<MemberKey[]> {
  const now = deps.clock.now();
  const due = await db
    .selectFrom('withdrawal')
    .select(['id', 'brand', 'member_id'])
    .where('promised_by', '<=', now)
    .where('compensated_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('promised_by')
    .limit(BATCH)
    .execute();
  const paid: MemberKey[] = [];
  for (const { id, brand, member_id: memberId } of due) {
    const isPaid = await inTransaction(db, async (tx) => {
      const row = await lockWithdrawal(tx, { brand, withdrawalId: id });
      const isOpen = row.sent_at === null && row.ended_at === null && row.compensated_at === null;
      if (!isOpen || row.promise_micro <= 0n) return false;
      const outcome = await deps.ledger.postIn(tx, {
        brand,
        memberId,
        currency: row.currency,
        provider: 'withdrawal',
        externalRef: `${row.reference}-late`,
        kind: 'compensation',
        postings: compensationPostings(row.promise_micro),
      });
      if (outcome.status !== 'posted') throw new Error(`not compensated: ${outcome.reason}`);
      const amountMicro = row.promise_micro;
      const move = { kind: 'compensated', at: now, amountMicro } as const;
      await moveWithdrawal(tx, row, { compensated_at: now }, move);
      const facts = { amountMicro: String(amountMicro), currency: row.currency };
      await tellMember(tx, { brand, memberId }, 'withdrawalLate', facts, deps.clock);
      return true;
    });
    if (isPaid) paid.push({ brand, memberId });
  }
  return paid;
}
