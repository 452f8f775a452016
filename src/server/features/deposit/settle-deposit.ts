import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { tellMember } from '../../account/tell-member.ts';
import { hold, type HoldDependencies } from '../../ledger/holds.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { PaymentNotification } from '../../payments/payment-channel.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { arrivesWithinLimits } from './check-deposit-limits.ts';

export interface SettledDeposit {
  owner: MemberKey;
  depositId: bigint;
  /** returnable: it came in above a limit of the player's, and is held. */
  status: 'credited' | 'declined' | 'returnable';
  /** It had been settled before; nothing changed now. */
  duplicate: boolean;
}

/**
 * Ends a deposit as its channel says: credited, together with the money, or declined. However often
 * it is told, money moves once. What is paid after the time or after a refusal is credited all the
 * same, since the channel has it; above a limit of the player's it is held, to be returned by staff.
 * @throws Problem PAYMENT_NOT_FOUND, AMOUNT_MISMATCH, PAYMENT_SETTLED (credited before, now declined)
 */
export async function settleDeposit(
  tx: Tx,
  ledger: Ledger,
  channel: string,
  notification: PaymentNotification,
  clock: Clock,
): Promise<SettledDeposit> {
  const owner = await tx
    .selectFrom('deposit')
    .select(['brand', 'member_id as memberId'])
    .where('reference', '=', notification.reference)
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (owner === undefined) throw new Problem('PAYMENT_NOT_FOUND');
  // Before the deposit, as an order does: two payments at once are judged one after the other.
  await lockMember(tx, owner);
  const deposit = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('reference', '=', notification.reference)
    .where('channel', '=', channel)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const sameAmount =
    deposit.amount_micro === notification.amountMicro && deposit.currency === notification.currency;
  if (!sameAmount) throw new Problem('AMOUNT_MISMATCH');
  const isPaid = notification.outcome === 'paid';
  const paidAs = PAID_AS[deposit.status];
  if (paidAs !== undefined) {
    if (!isPaid) throw new Problem('PAYMENT_SETTLED');
    return { owner, depositId: deposit.id, status: paidAs, duplicate: true };
  }
  if (!isPaid) {
    const duplicate = deposit.status === 'declined';
    await tx
      .updateTable('deposit')
      .set({ status: 'declined', authorisation: notification.authorisation })
      .where('id', '=', deposit.id)
      .execute();
    if (!duplicate) await tellMember(tx, owner, 'depositFailed', amountOf(deposit), clock);
    return { owner, depositId: deposit.id, status: 'declined', duplicate };
  }
  const isWithin = await arrivesWithinLimits(
    tx,
    { ...owner, amountMicro: deposit.amount_micro },
    clock,
  );
  await credit(tx, ledger, channel, deposit);
  const holdId = isWithin ? null : await holdForReturn(tx, { ledger, clock }, channel, deposit);
  const status = isWithin ? 'credited' : 'returnable';
  const now = clock.now();
  await tx
    .updateTable('deposit')
    .set({
      status,
      authorisation: notification.authorisation,
      paid_at: now,
      credited_at: isWithin ? now : null,
      hold_id: holdId,
    })
    .where('id', '=', deposit.id)
    .execute();
  const event = isWithin ? 'depositCredited' : 'depositHeld';
  await tellMember(tx, owner, event, amountOf(deposit), clock);
  return { owner, depositId: deposit.id, status, duplicate: false };
}

const amountOf = (deposit: PaidDeposit): { amountMicro: string; currency: string } => ({
  amountMicro: String(deposit.amount_micro),
  currency: deposit.currency,
});

/** What a deposit was paid as, by its status. */
const PAID_AS: Readonly<Record<string, 'credited' | 'returnable'>> = {
  credited: 'credited',
  returnable: 'returnable',
  returned: 'returnable',
};

interface PaidDeposit {
  brand: string;
  member_id: bigint;
  currency: string;
  amount_micro: bigint;
  reference: string;
}

/** The money is the player's from the moment it came in, and nobody plays with it. */
async function holdForReturn(
  tx: Tx,
  deps: HoldDependencies,
  channel: string,
  deposit: PaidDeposit,
): Promise<bigint> {
  const outcome = await hold(tx, deps, {
    brand: deposit.brand,
    memberId: deposit.member_id,
    currency: deposit.currency,
    provider: channel,
    externalRef: `${deposit.reference}-held`,
    purpose: 'depositReturn',
    amountMicro: deposit.amount_micro,
    funds: ['cash'],
    expiresAt: null,
  });
  if (outcome.status === 'refused') {
    throw new Error(`a deposit could not be held: ${outcome.reason}`);
  }
  return outcome.transferId;
}

async function credit(
  tx: Tx,
  ledger: Ledger,
  channel: string,
  deposit: PaidDeposit,
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
