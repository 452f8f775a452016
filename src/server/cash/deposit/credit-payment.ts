import type { Selectable } from 'kysely';
import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { feeOf } from '#domain/withdrawal/withdrawal-fee.ts';
import { tellMember } from '../../account/tell-member.ts';
import { hold, type HoldDependencies } from '../../ledger/holds.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { DepositTable } from '../../platform/db/generated/tables.ts';
import { newId, newReference } from '../../platform/id.ts';
import { arrivesWithinLimits } from './check-deposit-limits.ts';

export type DepositRow = Selectable<DepositTable>;

export interface ReceivedPayment {
  receivedMicro: bigint;
  /** The bank's or the channel's number; null: it has none. */
  authorisation: string | null;
}

/** The ledger did not take a payment. The caller undoes what it wrote. */
export class CreditRefused extends Error {
  override name = 'CreditRefused';
}

/**
 * Credits a locked deposit with what was paid, whatever was ordered: the money is the player's. Above
 * a limit of the player's it is held, to be returned by staff. The caller holds the member's row.
 * @throws CreditRefused
 */
export async function creditPayment(
  tx: Tx,
  deps: HoldDependencies,
  deposit: DepositRow,
  { receivedMicro, authorisation }: ReceivedPayment,
): Promise<'credited' | 'returnable'> {
  const owner = { brand: deposit.brand, memberId: deposit.member_id };
  const feeMicro = feeFor(deposit, receivedMicro);
  const creditedMicro = receivedMicro - feeMicro;
  const isWithin = await arrivesWithinLimits(
    tx,
    { ...owner, amountMicro: receivedMicro },
    deps.clock,
  );
  const { channel, currency, reference } = deposit;
  const outcome = await deps.ledger.postIn(tx, {
    ...owner,
    currency,
    provider: channel,
    externalRef: reference,
    kind: 'deposit',
    // What goes back is not charged for.
    postings: depositPostings({
      amountMicro: receivedMicro,
      channel,
      feeMicro: isWithin ? feeMicro : 0n,
    }),
  });
  if (outcome.status === 'refused') {
    throw new CreditRefused(`a deposit could not be credited: ${outcome.reason}`);
  }
  const holdId = isWithin ? null : await holdForReturn(tx, deps, deposit, receivedMicro);
  const status = isWithin ? 'credited' : 'returnable';
  const now = deps.clock.now();
  await tx
    .updateTable('deposit')
    .set({
      status,
      authorisation,
      received_micro: receivedMicro,
      fee_micro: isWithin ? feeMicro : 0n,
      paid_at: now,
      credited_at: isWithin ? now : null,
      hold_id: holdId,
      ask_at: null,
      version: deposit.version + 1,
    })
    .where('id', '=', deposit.id)
    .execute();
  const event = isWithin ? 'depositCredited' : 'depositHeld';
  const amountMicro = String(isWithin ? creditedMicro : receivedMicro);
  await tellMember(tx, owner, event, { amountMicro, currency }, deps.clock);
  return status;
}

/** The order's fee of what was paid; a payment that the fee would eat up pays none. */
function feeFor(deposit: DepositRow, receivedMicro: bigint): bigint {
  const { fee_fixed_micro: feeMicro, fee_basis_points: feeBasisPoints, currency } = deposit;
  const fee = feeOf(receivedMicro, { feeMicro, feeBasisPoints }, currency);
  return fee < receivedMicro ? fee : 0n;
}

/**
 * A second payment of one order is a deposit of its own. Told again under the same number, it is the
 * one that was credited before.
 */
export async function creditExtra(
  tx: Tx,
  deps: HoldDependencies,
  deposit: DepositRow,
  payment: ReceivedPayment & { authorisation: string },
): Promise<{ depositId: bigint; status: 'credited' | 'returnable'; duplicate: boolean }> {
  const known = await tx
    .selectFrom('deposit')
    .select(['id', 'status'])
    .where('channel', '=', deposit.channel)
    .where('authorisation', '=', payment.authorisation)
    .where('brand', '=', deposit.brand)
    .where('member_id', '=', deposit.member_id)
    .executeTakeFirst();
  if (known !== undefined) {
    const status = known.status === 'credited' ? 'credited' : 'returnable';
    return { depositId: known.id, status, duplicate: true };
  }
  const now = deps.clock.now();
  const row = await tx
    .insertInto('deposit')
    .values({
      id: newId(),
      brand: deposit.brand,
      member_id: deposit.member_id,
      channel: deposit.channel,
      route: deposit.route,
      route_name: deposit.route_name,
      currency: deposit.currency,
      amount_micro: payment.receivedMicro,
      fee_fixed_micro: deposit.fee_fixed_micro,
      fee_basis_points: deposit.fee_basis_points,
      status: 'pending',
      reference: newReference(),
      authorisation: null,
      redirect_url: null,
      cause: 'extra',
      created_at: now,
      expires_at: now,
      credited_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // An act on the order that was decided before this payment came is refused.
  await tx
    .updateTable('deposit')
    .set({ version: deposit.version + 1 })
    .where('id', '=', deposit.id)
    .execute();
  const status = await creditPayment(tx, deps, row, payment);
  return { depositId: row.id, status, duplicate: false };
}

/** The money is the player's from the moment it came in, and nobody plays with it. */
async function holdForReturn(
  tx: Tx,
  deps: HoldDependencies,
  deposit: DepositRow,
  amountMicro: bigint,
): Promise<bigint> {
  const outcome = await hold(tx, deps, {
    brand: deposit.brand,
    memberId: deposit.member_id,
    currency: deposit.currency,
    provider: deposit.channel,
    externalRef: `${deposit.reference}-held`,
    purpose: 'depositReturn',
    amountMicro,
    funds: ['cash'],
    expiresAt: null,
  });
  if (outcome.status === 'refused') {
    throw new CreditRefused(`a deposit could not be held: ${outcome.reason}`);
  }
  return outcome.transferId;
}
