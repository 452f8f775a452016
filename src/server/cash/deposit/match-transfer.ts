import { tellMember } from '../../account/tell-member.ts';
import { checkAmount } from '../check-amount.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { TRANSFER } from '#domain/deposit/transfer-channel.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { creditExtra, creditPayment, type DepositRow } from './credit-payment.ts';
import { lockTransfers } from './lock-transfers.ts';

export interface TransferAct {
  brand: string;
  depositId: bigint;
  staffId: bigint;
}

export interface TransferCredit extends TransferAct {
  receivedMicro: bigint;
  bankReference: string;
  /** The version of the deposit on which a person, or a line of the statement, decided. */
  seen: number;
}

/** How a payment differs from the order that it pays; null: it does not. */
export type Difference = 'partial' | 'excess' | 'double' | 'late';

/**
 * Credits a transfer that was found on the statement, whatever was ordered and however late it is. A
 * second payment is a deposit of its own.
 * @throws Problem DEPOSIT_NOT_FOUND, DEPOSIT_SETTLED (this payment was credited before, to any member),
 * AMOUNT_NOT_CONVERTIBLE, FACTS_CONFLICT with the present status and version
 * @throws CreditRefused
 */
export async function creditTransfer(
  tx: Tx,
  deps: HoldDependencies,
  act: TransferCredit,
): Promise<{ owner: MemberKey; depositId: bigint; difference: Difference | null }> {
  await lockTransfers(tx, act.brand);
  const deposit = await lockTransfer(tx, act);
  const owner = { brand: deposit.brand, memberId: deposit.member_id };
  const { receivedMicro, bankReference: authorisation, staffId, brand } = act;
  checkAmount(
    { amountMicro: receivedMicro, currency: deposit.currency },
    { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO },
    '/receivedMicro',
  );
  const at = deps.clock.now();
  const isPaid = PAID.includes(deposit.status);
  await requireNewNumber(tx, deposit, authorisation);
  requireSeen(deposit, act.seen);
  const payment = { receivedMicro, authorisation };
  const extra = isPaid ? await creditExtra(tx, deps, deposit, payment) : null;
  if (extra?.duplicate === true) throw new Problem('DEPOSIT_SETTLED');
  if (extra === null) await creditPayment(tx, deps, deposit, payment);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'creditDeposit',
    subject: String(deposit.id),
    before: { status: deposit.status, amountMicro: String(deposit.amount_micro) },
    after: { receivedMicro: String(receivedMicro), bankReference: authorisation },
    at,
  });
  const difference = isPaid ? 'double' : differenceOf(deposit, receivedMicro, at);
  return { owner, depositId: extra?.depositId ?? deposit.id, difference };
}

/**
 * Refuses the bank's number of a payment that was credited on the same route, to any member. The
 * caller holds the brand's transfers. @throws Problem DEPOSIT_SETTLED
 */
async function requireNewNumber(
  tx: Tx,
  { brand, route }: DepositRow,
  authorisation: string,
): Promise<void> {
  const known = await tx
    .selectFrom('deposit')
    .select('id')
    .where('channel', '=', TRANSFER)
    .where('authorisation', '=', authorisation)
    .where('brand', '=', brand)
    .where('route', '=', route)
    .executeTakeFirst();
  if (known !== undefined) throw new Problem('DEPOSIT_SETTLED');
}

/** @throws Problem FACTS_CONFLICT */
function requireSeen({ status, version }: DepositRow, seen: number): void {
  if (version === seen) return;
  throw new Problem('FACTS_CONFLICT', { value: { status, version } });
}

function differenceOf(deposit: DepositRow, receivedMicro: bigint, at: Date): Difference | null {
  if (receivedMicro < deposit.amount_micro) return 'partial';
  if (receivedMicro > deposit.amount_micro) return 'excess';
  return deposit.expires_at <= at ? 'late' : null;
}

/**
 * Ends a transfer that never came. It is credited all the same if it does.
 * @throws Problem DEPOSIT_NOT_FOUND, DEPOSIT_SETTLED
 */
export async function declineTransfer(
  tx: Tx,
  { clock }: HoldDependencies,
  act: TransferAct & { reason: string },
): Promise<MemberKey> {
  const deposit = await lockTransfer(tx, act);
  if (PAID.includes(deposit.status) || deposit.status === 'declined') {
    throw new Problem('DEPOSIT_SETTLED');
  }
  const owner = { brand: deposit.brand, memberId: deposit.member_id };
  const { reason, staffId, brand } = act;
  await tx
    .updateTable('deposit')
    .set({ status: 'declined', reason, version: deposit.version + 1 })
    .where('id', '=', deposit.id)
    .execute();
  const facts = { amountMicro: String(deposit.amount_micro), currency: deposit.currency };
  await tellMember(tx, owner, 'depositFailed', facts, clock);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'declineDeposit',
    subject: String(deposit.id),
    before: { status: deposit.status },
    after: { status: 'declined' },
    reason,
    at: clock.now(),
  });
  return owner;
}

const PAID: readonly string[] = ['credited', 'returnable', 'returned', 'reversed'];

async function lockTransfer(tx: Tx, { brand, depositId }: TransferAct): Promise<DepositRow> {
  const found = tx
    .selectFrom('deposit')
    .where('id', '=', depositId)
    .where('brand', '=', brand)
    .where('channel', '=', TRANSFER);
  const owner = await found
    .select(['brand', 'member_id as memberId'])
    .executeTakeFirstOrThrow(() => new Problem('DEPOSIT_NOT_FOUND'));
  await lockMember(tx, owner);
  return found.selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
}
