import type { AccountKeys } from '../../account/account-keys.ts';
import type { PaymentChannel, PayoutAnswer, PayoutOrder } from '../../payments/payment-channel.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Log } from '../../platform/log.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { markSent } from './payout.store.ts';
import { lockWithdrawal, moveWithdrawal } from './withdrawal.store.ts';

const BATCH = 50;
/** A channel that does not answer is asked again after 5 s, 10 s, 20 s ... 10 minutes at most. */
const FIRST_PAUSE_MS = 5_000;
const MOST_PAUSE_MS = 600_000;
/** As long as a node may take to ask a channel before another one asks. */
const CLAIM_MS = 60_000;

export interface PayoutDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  keys: AccountKeys;
  channels: ReadonlyMap<string, PaymentChannel>;
  timeoutMinutesOf: (brand: string) => number;
}

interface DuePayout {
  id: bigint;
  brand: string;
  withdrawalId: bigint;
  memberId: bigint;
  channel: string;
  attempts: number;
  order: PayoutOrder;
}

/**
 * Hands due payments to their channels. A payment is marked as unknown before the channel is asked:
 * after a crash the channel is first asked what it knows, and the same reference is never paid twice.
 * @returns whose payments were settled
 */
export async function sendPayouts(deps: PayoutDependencies): Promise<MemberKey[]> {
  const settled: MemberKey[] = [];
  for (const payout of await claimDue(deps)) {
    const answer = await ask(deps, payout);
    const { brand, memberId, id } = payout;
    if (answer.status === 'unknown') continue;
    await inTransaction(deps.db, (tx) => settlePayout(tx, deps, id, payout, answer));
    settled.push({ brand, memberId });
  }
  return settled;
}

async function claimDue({ db, clock, keys }: PayoutDependencies): Promise<DuePayout[]> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('payout as p')
      .innerJoin('withdrawal as w', 'w.id', 'p.withdrawal_id')
      .innerJoin('bank_account as b', 'b.id', 'w.bank_account_id')
      .select(['p.id', 'p.brand', 'p.withdrawal_id', 'w.member_id', 'p.channel', 'p.attempts'])
      .select(['p.reference', 'p.amount_micro', 'p.currency', 'p.status'])
      .select(['b.bank', 'b.country', 'b.payee_name', 'b.number_sealed'])
      .where('p.status', 'in', ['waiting', 'unknown'])
      .where('p.next_try_at', '<=', now)
      .orderBy('p.next_try_at')
      .limit(BATCH)
      .forUpdate('p')
      .skipLocked()
      .execute();
    for (const row of rows) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(row.attempts, 20), MOST_PAUSE_MS);
      await tx
        .updateTable('payout')
        .set({
          status: 'unknown',
          attempts: row.attempts + 1,
          next_try_at: new Date(
            now.getTime() + Math.max(pause, CLAIM_MS * Number(row.attempts === 0)),
          ),
        })
        .where('id', '=', row.id)
        .execute();
    }
    return rows.map((row): DuePayout => {
      const accountNumber = keys.open(row.number_sealed);
      if (accountNumber === null) throw new Error(`payout ${row.id}: RECORD_SECRET has changed`);
      return {
        id: row.id,
        brand: row.brand,
        withdrawalId: row.withdrawal_id,
        memberId: row.member_id,
        channel: row.channel,
        attempts: row.status === 'waiting' ? 0 : row.attempts,
        order: {
          reference: row.reference,
          amountMicro: row.amount_micro,
          currency: row.currency,
          bank: row.bank,
          country: row.country,
          payeeName: row.payee_name,
          accountNumber,
        },
      };
    });
  });
}

/** What the channel says; silence, and a channel that is not served any more, are unknown. */
async function ask(
  { channels, log }: PayoutDependencies,
  { channel: code, attempts, order }: DuePayout,
): Promise<PayoutAnswer> {
  const port = channels.get(code)?.payouts;
  if (port === undefined) return { status: 'unknown' };
  try {
    const known = attempts === 0 ? null : await port.query(order.reference);
    return known ?? (await port.send(order));
  } catch (error) {
    log.warn(
      { err: error, channel: code, reference: order.reference },
      'a payout channel is silent',
    );
    return { status: 'unknown' };
  }
}

/** Writes what the channel said, once: a second answer to the same payment changes nothing. */
async function settlePayout(
  tx: Tx,
  { clock, timeoutMinutesOf }: PayoutDependencies,
  payoutId: bigint,
  { brand, withdrawalId, channel }: DuePayout,
  answer: Exclude<PayoutAnswer, { status: 'unknown' }>,
): Promise<void> {
  const row = await lockWithdrawal(tx, { brand, withdrawalId });
  const at = clock.now();
  const changed = await tx
    .updateTable('payout')
    .set({ status: answer.status, channel_reference: answer.reference, settled_at: at })
    .where('id', '=', payoutId)
    .where('status', '=', 'unknown')
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined || row.status !== 'sending') return;
  if (answer.status === 'sent') {
    const { reference } = answer;
    const timeoutMinutes = timeoutMinutesOf(brand);
    await markSent(tx, row, { channel, reference, timeoutMinutes }, clock);
    return;
  }
  // Staff pay it in another way.
  await moveWithdrawal(tx, row, { status: 'approved' }, { kind: 'sendFailed', at, text: channel });
}
