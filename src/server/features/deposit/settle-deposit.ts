import { tellMember } from '../../account/tell-member.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import type { PaymentNotification } from '../../payments/payment-channel.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { creditExtra, creditPayment, type DepositRow } from '../../cash/deposit/credit-payment.ts';

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
 * it is told, money moves once. What is paid late, after a refusal, or in another amount is credited
 * as it came; a second payment under another number is a deposit of its own.
 * @throws Problem PAYMENT_NOT_FOUND, AMOUNT_MISMATCH (another currency), PAYMENT_SETTLED (credited
 * before, now declined)
 */
export async function settleDeposit(
  tx: Tx,
  deps: HoldDependencies,
  channel: string,
  notification: PaymentNotification,
): Promise<SettledDeposit> {
  const { reference, currency, amountMicro: receivedMicro, authorisation } = notification;
  const deposit = await lockByReference(tx, channel, reference);
  const owner = { brand: deposit.brand, memberId: deposit.member_id };
  const { id: depositId } = deposit;
  if (deposit.currency !== currency) throw new Problem('AMOUNT_MISMATCH');
  const paidAs = PAID_AS[deposit.status];
  if (notification.outcome === 'declined') {
    if (paidAs !== undefined) throw new Problem('PAYMENT_SETTLED');
    const duplicate = await decline(tx, deps, deposit, authorisation);
    return { owner, depositId, status: 'declined', duplicate };
  }
  if (paidAs === undefined) {
    const status = await creditPayment(tx, deps, deposit, { receivedMicro, authorisation });
    return { owner, depositId, status, duplicate: false };
  }
  if (authorisation === null || authorisation === deposit.authorisation) {
    return { owner, depositId, status: paidAs, duplicate: true };
  }
  return { owner, ...(await creditExtra(tx, deps, deposit, { receivedMicro, authorisation })) };
}

/**
 * Locks the member before the deposit, as an order does: two payments at once are judged one after
 * the other. @throws Problem PAYMENT_NOT_FOUND
 */
async function lockByReference(tx: Tx, channel: string, reference: string): Promise<DepositRow> {
  const found = tx
    .selectFrom('deposit')
    .where('reference', '=', reference)
    .where('channel', '=', channel);
  const owner = await found
    .select(['brand', 'member_id as memberId'])
    .executeTakeFirstOrThrow(() => new Problem('PAYMENT_NOT_FOUND'));
  await lockMember(tx, owner);
  return found.selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** @returns whether it was declined before */
async function decline(
  tx: Tx,
  { clock }: HoldDependencies,
  deposit: DepositRow,
  authorisation: string | null,
): Promise<boolean> {
  const duplicate = deposit.status === 'declined';
  await tx
    .updateTable('deposit')
    .set({ status: 'declined', authorisation, ask_at: null, version: deposit.version + 1 })
    .where('id', '=', deposit.id)
    .execute();
  if (duplicate) return true;
  const owner = { brand: deposit.brand, memberId: deposit.member_id };
  const { currency } = deposit;
  const amountMicro = String(deposit.amount_micro);
  await tellMember(tx, owner, 'depositFailed', { amountMicro, currency }, clock);
  return false;
}

/** What a deposit was paid as, by its status. */
const PAID_AS: Readonly<Record<string, 'credited' | 'returnable'>> = {
  credited: 'credited',
  returnable: 'returnable',
  returned: 'returnable',
  reversed: 'credited',
};
