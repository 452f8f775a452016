import { ownWithdrawalTerms } from '../../vip/level.read.ts';
import type { WithdrawalTerms } from '#contract/generated/types.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { riskSignals } from '#domain/withdrawal/risk-signals.ts';
import { feeOf } from '#domain/withdrawal/withdrawal-fee.ts';
import { OPEN_STATUSES } from '#domain/withdrawal/withdrawal-status.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { requireTurnover } from '../../promotion/turnover/turnover-lock.read.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Tx } from '../../platform/db/database.ts';
import { MAX_ID, newId, newReference } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { riskFacts } from './risk-facts.read.ts';
import { holdFunds } from './withdrawal-funds.ts';
import { writeWithdrawalEvent } from './withdrawal.store.ts';

/** More open requests than this are an accident or an attack. */
export const MOST_OPEN = 5;

export interface WithdrawalRequest {
  brand: string;
  memberId: bigint;
  currency: string;
  bankAccountId: bigint;
  amountMicro: bigint;
  ip: string;
}

/**
 * Requests a withdrawal and holds its amount, in one transaction.
 * @returns the withdrawal's id
 * @throws Problem BANK_ACCOUNT_NOT_FOUND, PAYEE_COOLING_DOWN, AMOUNT_OUT_OF_RANGE,
 * AMOUNT_NOT_CONVERTIBLE, TOO_MANY_OPEN_WITHDRAWALS, TURNOVER_OWED, INSUFFICIENT_FUNDS
 */
export async function requestWithdrawal(
  tx: Tx,
  deps: HoldDependencies,
  brandTerms: WithdrawalTerms,
  request: WithdrawalRequest,
): Promise<bigint> {
  const { brand, memberId, currency, amountMicro, ip } = request;
  const now = deps.clock.now();
  await lockMember(tx, request);
  const terms = await ownWithdrawalTerms(tx, request, brandTerms);
  const payee = await payeeOf(tx, request);
  const payableFrom = new Date(payee.added_at.getTime() + terms.payeeCoolDownHours * 3_600_000);
  if (payableFrom > now) {
    throw new Problem('PAYEE_COOLING_DOWN', { value: { payableFrom: payableFrom.toISOString() } });
  }
  checkAmount(request, {
    minMicro: BigInt(terms.minMicro),
    maxMicro: BigInt(terms.maxMicro),
  });
  await checkOpen(tx, request);
  const { cash: cashMicro } = await balanceOf(tx, request, currency);
  await requireTurnover(tx, request, { amountMicro, cashMicro });
  const fee = { feeMicro: BigInt(terms.feeMicro), feeBasisPoints: terms.feeBasisPoints };
  const facts = await riskFacts(tx, { ...request, payee }, terms, now);
  const reference = newReference();
  const wallet = { brand, memberId, currency: checkedCurrency(currency), amountMicro, reference };
  const holdId = await holdFunds(tx, deps, wallet);
  const id = newId();
  const { promiseMinutes } = terms;
  await tx
    .insertInto('withdrawal')
    .values({
      id,
      brand,
      member_id: memberId,
      currency,
      amount_micro: amountMicro,
      fee_micro: feeOf(amountMicro, fee, currency),
      status: 'requested',
      reference,
      bank_account_id: payee.id,
      bank: payee.bank,
      payee_name: payee.payee_name,
      masked_number: payee.masked_number,
      hold_id: holdId,
      risks: JSON.stringify(riskSignals(facts)),
      requested_ip: ip,
      requested_at: now,
      waiting_since: now,
      promised_by:
        promiseMinutes === null ? null : new Date(now.getTime() + promiseMinutes * 60_000),
      promise_micro: promiseMinutes === null ? 0n : BigInt(terms.promiseMicro),
    })
    .execute();
  await writeWithdrawalEvent(tx, id, { kind: 'requested', at: now, byMember: true, amountMicro });
  return id;
}

function payeeOf(tx: Tx, { brand, memberId, bankAccountId }: WithdrawalRequest) {
  // Bodies may carry numbers that no record has.
  if (bankAccountId > MAX_ID) throw new Problem('BANK_ACCOUNT_NOT_FOUND');
  return tx
    .selectFrom('bank_account')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', bankAccountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('BANK_ACCOUNT_NOT_FOUND'));
}

async function checkOpen(tx: Tx, { brand, memberId }: WithdrawalRequest): Promise<void> {
  const { open } = await tx
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<bigint>().as('open'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN) throw new Problem('TOO_MANY_OPEN_WITHDRAWALS');
}
