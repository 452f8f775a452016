import type { HoldDependencies } from '../../ledger/holds.ts';
import type { PaymentChannel } from '../../payments/payment-channel.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Log } from '../../platform/log.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { settleDeposit } from './settle-deposit.ts';

const BATCH = 50;
/** Between two questions: a tenth of the order's age, and at least a minute. */
const LEAST_PAUSE_MS = 60_000;
/** Orders that nobody paid for so long are not asked about any more. */
const GIVE_UP_MS = 72 * 3_600_000;

interface Asking extends HoldDependencies {
  db: Db;
  log: Log;
  channels: ReadonlyMap<string, PaymentChannel>;
}

/**
 * Asks channels what became of payments whose notification did not come, also of those whose time is
 * over. @returns whose deposits were settled
 */
export async function askPayments(deps: Asking): Promise<MemberKey[]> {
  const { db, clock, log, channels } = deps;
  const now = clock.now();
  const due = await db
    .selectFrom('deposit')
    .select(['id', 'channel', 'reference', 'created_at'])
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(BATCH)
    .execute();
  const settled: MemberKey[] = [];
  for (const { id, channel: code, reference, created_at: createdAt } of due) {
    const ageMs = now.getTime() - createdAt.getTime();
    const nextMs = now.getTime() + Math.max(LEAST_PAUSE_MS, ageMs / 10);
    await db
      .updateTable('deposit')
      .set({ ask_at: ageMs > GIVE_UP_MS ? null : new Date(nextMs) })
      .where('id', '=', id)
      .where('ask_at', 'is not', null)
      .execute();
    try {
      const told = await channels.get(code)?.queryPayment?.(reference);
      if (told === undefined || told === null) continue;
      const { owner, duplicate } = await inTransaction(db, (tx) =>
        settleDeposit(tx, deps, code, told),
      );
      if (!duplicate) settled.push(owner);
    } catch (error) {
      log.warn({ err: error, channel: code, reference }, 'a payment channel is silent');
    }
  }
  return settled;
}
