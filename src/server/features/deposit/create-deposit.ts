import { randomInt } from 'node:crypto';
import type { Registry } from '#brand/registry.ts';
import type { TransferInstructions } from '#contract/generated/types.ts';
import { closedReason } from '#domain/deposit/deposit-route.ts';
import { paymentAccount } from '#domain/deposit/deposit-route-faults.ts';
import { paymentQr } from '#domain/emv-qr/payment-qr.ts';
import { currencyExponent, checkedCurrency } from '#domain/money/currency.ts';
import { MICRO_DIGITS } from '#domain/money/micro.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { requireMayDeposit } from '../../cash/may-deposit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId, newReference } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { checkDepositLimits } from '../../cash/deposit/check-deposit-limits.ts';
import type { OfferedRoute } from '../../payments/offered-routes.ts';

/** How long a player has to pay; money that comes later is credited all the same. */
export const PAY_WITHIN_MINUTES = 30;
/** More open orders than this are an accident or an attack. */
export const MAX_PENDING = 5;
/** A channel whose notification does not come is asked after so long. */
const FIRST_ASK_MS = 60_000;
/** Small units above the amount asked for, by which payments are told apart. */
const EXTRA_UNITS = 99;
/** What players write into a transfer: eight characters that nobody confuses. */
const NOTE_LENGTH = 8;
const NOTE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface DepositOrder {
  brand: string;
  memberId: bigint;
  currency: string;
  amountMicro: bigint;
  returnUrl: string;
  /** As a payment QR code names the receiver. */
  country: string;
  siteName: string;
}

/**
 * Opens a deposit and the channel's payment in one transaction.
 * @returns the deposit's id.
 * @throws Problem MEMBER_BLOCKED, AMOUNT_OUT_OF_RANGE, AMOUNT_NOT_CONVERTIBLE, CHANNEL_UNAVAILABLE,
 * TOO_MANY_PENDING_DEPOSITS, DEPOSIT_LIMIT_REACHED, ACCOUNT_EXCLUDED
 */
export async function createDeposit(
  tx: Tx,
  { route, channel }: OfferedRoute,
  order: DepositOrder,
  { clock, registry }: { clock: Clock; registry: Pick<Registry, 'banks'> },
): Promise<bigint> {
  const now = clock.now();
  await lockMember(tx, order);
  await requireMayDeposit(tx, order, clock);
  if (closedReason(route, now) !== null) throw new Problem('CHANNEL_UNAVAILABLE');
  checkAmount(order, boundsOf({ route, channel }, order.currency));
  await checkPending(tx, order, clock);
  await checkDepositLimits(tx, order, clock);
  const reference = newReference();
  const minutes = channel.payWithinMinutes ?? PAY_WITHIN_MINUTES;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const { account } = route;
  const isByAmount = account?.matchBy === 'amount';
  const amountMicro = isByAmount ? await freeAmount(tx, route.code, order) : order.amountMicro;
  const note = account?.matchBy === 'reference' ? newNote() : null;
  const payment = { ...order, amountMicro, reference, expiresAt };
  const { redirectUrl } = await channel.openPayment(tx, payment);
  const instructions: TransferInstructions | null = account && {
    bankName: registry.banks[account.bank]?.name ?? account.bank,
    accountNumber: account.accountNumber,
    payeeName: account.payeeName,
    matchBy: account.matchBy,
    transferNote: note,
    qr: account.qr && qrOf(paymentAccount(account.qr), payment, note ?? reference),
  };
  const id = newId();
  await tx
    .insertInto('deposit')
    .values({
      id,
      brand: order.brand,
      member_id: order.memberId,
      channel: channel.code,
      route: route.code,
      route_name: route.name,
      currency: order.currency,
      amount_micro: amountMicro,
      unique_amount: isByAmount ? amountMicro : null,
      transfer_note: note,
      instructions: instructions && JSON.stringify(instructions),
      fee_fixed_micro: BigInt(route.feeMicro),
      fee_basis_points: route.feeBasisPoints,
      status: 'pending',
      reference,
      authorisation: null,
      redirect_url: redirectUrl,
      created_at: now,
      expires_at: expiresAt,
      credited_at: null,
      ask_at: channel.queryPayment === undefined ? null : new Date(now.getTime() + FIRST_ASK_MS),
    })
    .execute();
  return id;
}

/** The narrower of what the brand offers and what the channel takes. @throws Problem CHANNEL_UNAVAILABLE */
export function boundsOf(
  { route, channel }: OfferedRoute,
  currency: string,
): { minMicro: bigint; maxMicro: bigint } {
  const bounds = channel.bounds(currency);
  if (bounds === null) throw new Problem('CHANNEL_UNAVAILABLE');
  const [least, most] = [BigInt(route.minMicro), BigInt(route.maxMicro)];
  return {
    minMicro: least > bounds.minMicro ? least : bounds.minMicro,
    maxMicro: most < bounds.maxMicro ? most : bounds.maxMicro,
  };
}

const newNote = (): string =>
  Array.from({ length: NOTE_LENGTH }, () => NOTE_LETTERS[randomInt(NOTE_LETTERS.length)]).join('');

/**
 * The amount asked for, or the least above it that no open order of the route has: a payment is
 * found by it alone. Two orders at once that choose the same one are kept apart by a unique index.
 * @throws Problem TOO_MANY_PENDING_DEPOSITS when all are taken
 */
async function freeAmount(tx: Tx, route: string, order: DepositOrder): Promise<bigint> {
  const unit = 10n ** BigInt(MICRO_DIGITS - currencyExponent(checkedCurrency(order.currency)));
  const rows = await tx
    .selectFrom('deposit')
    .select('unique_amount')
    .where('brand', '=', order.brand)
    .where('route', '=', route)
    .where('status', '=', 'pending')
    .where('unique_amount', '>=', order.amountMicro)
    .where('unique_amount', '<=', order.amountMicro + unit * BigInt(EXTRA_UNITS))
    .execute();
  const taken = new Set(rows.map(({ unique_amount: amount }) => amount));
  for (let extra = 0; extra <= EXTRA_UNITS; extra += 1) {
    const amount = order.amountMicro + unit * BigInt(extra);
    if (!taken.has(amount)) return amount;
  }
  throw new Problem('TOO_MANY_PENDING_DEPOSITS');
}

function qrOf(
  account: ReturnType<typeof paymentAccount>,
  { amountMicro, currency, country, siteName }: DepositOrder,
  reference: string,
): string {
  const payment = { amountMicro, currency, country, merchantName: siteName, merchantCity: country };
  return paymentQr({ account, ...payment, reference });
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
