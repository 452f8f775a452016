import type { PaymentChannel } from '../../payments/payment-channel.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId, newReference } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { checkAmount } from '../../account/check-amount.ts';
import { currentExclusion } from '../../account/exclusion.store.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { checkDepositLimits } from './check-deposit-limits.ts';

/** How long a player has to pay; money that comes later is credited all the same. */
export const PAY_WITHIN_MINUTES = 30;
/** More open orders than this are an accident or an attack. */
export const MAX_PENDING = 5;

export interface DepositOrder {
  brand: string;
  memberId: bigint;
  currency: string;
  amountMicro: bigint;
  returnUrl: string;
}

/**
 * Opens a deposit and the channel's payment in one transaction.
 * @returns the deposit's id.
 * @throws Problem MEMBER_BLOCKED, AMOUNT_OUT_OF_RANGE, AMOUNT_NOT_CONVERTIBLE, CHANNEL_UNAVAILABLE,
 * TOO_MANY_PENDING_DEPOSITS, DEPOSIT_LIMIT_REACHED, ACCOUNT_EXCLUDED
 */
export async function createDeposit(
  tx: Tx,
  channel: PaymentChannel,
  order: DepositOrder,
  clock: Clock,
): Promise<bigint> {
  await lockMember(tx, order);
  await checkMember(tx, order, clock);
  checkBounds(channel, order);
  await checkPending(tx, order, clock);
  await checkDepositLimits(tx, order, clock);
  const now = clock.now();
  const reference = newReference();
  const expiresAt = new Date(now.getTime() + PAY_WITHIN_MINUTES * 60_000);
  const { redirectUrl } = await channel.openPayment(tx, { ...order, reference, expiresAt });
  const id = newId();
  await tx
    .insertInto('deposit')
    .values({
      id,
      brand: order.brand,
      member_id: order.memberId,
      channel: channel.code,
      currency: order.currency,
      amount_micro: order.amountMicro,
      status: 'pending',
      reference,
      authorisation: null,
      redirect_url: redirectUrl,
      created_at: now,
      expires_at: expiresAt,
      credited_at: null,
    })
    .execute();
  return id;
}

/** A blocked or excluded member opens no deposit; an order made before is still credited once it is paid. */
async function checkMember(tx: Tx, { brand, memberId }: DepositOrder, clock: Clock): Promise<void> {
  const { status } = await tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (status !== 'active') throw new Problem('MEMBER_BLOCKED');
  const exclusion = await currentExclusion(tx, { brand, memberId }, clock);
  if (exclusion !== null) throw new Problem('ACCOUNT_EXCLUDED', { value: exclusion });
}

function checkBounds(channel: PaymentChannel, order: DepositOrder): void {
  const bounds = channel.bounds(order.currency);
  if (bounds === null) throw new Problem('CHANNEL_UNAVAILABLE');
  checkAmount(order, bounds);
}

async function checkPending(tx: Tx, order: DepositOrder, clock: Clock): Promise<void> {
  const { pending } = await tx
    .selectFrom('deposit')
    .select((eb) => eb.fn.countAll<bigint>().as('pending'))
    .where('brand', '=', order.brand)
    .where('member_id', '=', order.memberId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow();
  if (pending >= MAX_PENDING) throw new Problem('TOO_MANY_PENDING_DEPOSITS');
}
