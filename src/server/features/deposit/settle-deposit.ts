import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { PaymentNotification } from '../../payments/payment-channel.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

export interface SettledDeposit {
  depositId: bigint;
  status: 'credited' | 'declined';
  /** It had been settled before; nothing changed now. */
  duplicate: boolean;
}

/**
 * Ends a deposit as its channel says: credited, together with the money, or declined. However often
 * it is told, money moves once. What is paid after the time or after a refusal is credited all the
 * same, since the channel has it.
 * @throws Problem PAYMENT_NOT_FOUND, AMOUNT_MISMATCH, PAYMENT_SETTLED (credited before, now declined)
 */
export async function settleDeposit(
  tx: Tx,
  ledger: Ledger,
  channel: string,
  notification: PaymentNotification,
  clock: Clock,
): Promise<SettledDeposit> {
  const deposit = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('reference', '=', notification.reference)
    .where('channel', '=', channel)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (deposit === undefined) throw new Problem('PAYMENT_NOT_FOUND');
  const sameAmount =
    deposit.amount_micro === notification.amountMicro && deposit.currency === notification.currency;
  if (!sameAmount) throw new Problem('AMOUNT_MISMATCH');
  const status = notification.outcome === 'paid' ? 'credited' : 'declined';
  if (deposit.status === status) return { depositId: deposit.id, status, duplicate: true };
  if (deposit.status === 'credited') throw new Problem('PAYMENT_SETTLED');
  if (status === 'credited') await credit(tx, ledger, channel, deposit);
  await tx
    .updateTable('deposit')
    .set({
      status,
      authorisation: notification.authorisation,
      credited_at: status === 'credited' ? clock.now() : null,
    })
    .where('id', '=', deposit.id)
    .execute();
  return { depositId: deposit.id, status, duplicate: false };
}

async function credit(
  tx: Tx,
  ledger: Ledger,
  channel: string,
  deposit: {
    brand: string;
    member_id: bigint;
    currency: string;
    amount_micro: bigint;
    reference: string;
  },
): Promise<void> {
  const outcome = await ledger.postIn(tx, {
    brand: deposit.brand,
    memberId: deposit.member_id,
    currency: deposit.currency,
    provider: channel,
    externalRef: deposit.reference,
    kind: 'deposit',
    postings: depositPostings({ amountMicro: deposit.amount_micro, channel }),
  });
  if (outcome.status === 'refused') {
    throw new Error(`a deposit could not be credited: ${outcome.reason}`);
  }
}
