import { ownWithdrawalTerms } from '../../vip/level.read.ts';
import type { WithdrawalTerms } from '#contract/generated/types.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { wholeMicro } from '#domain/money/micro.ts';
import { turnoverLock } from '../../promotion/turnover/turnover-lock.read.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { requestWithdrawal, type WithdrawalRequest } from './request-withdrawal.ts';

/**
 * Requests a withdrawal of all cash that one may carry: what no turnover locks and the currency can
 * express, up to the terms' maximum.
 * @returns micro-units; 0n: there is no cash to withdraw
 * @throws Problem as requestWithdrawal does
 */
export async function payOutAll(
  tx: Tx,
  deps: HoldDependencies,
  brandTerms: WithdrawalTerms,
  wallet: Omit<WithdrawalRequest, 'amountMicro'>,
): Promise<bigint> {
  // Held first: no stake goes on while the balance is read.
  await lockMember(tx, wallet);
  await lockWallet(tx, wallet);
  const { cash } = await balanceOf(tx, wallet, wallet.currency);
  const { lockedMicro } = await turnoverLock(tx, wallet);
  const freeMicro = cash > lockedMicro ? cash - lockedMicro : 0n;
  const whole = wholeMicro(freeMicro, checkedCurrency(wallet.currency));
  const terms = await ownWithdrawalTerms(tx, wallet, brandTerms);
  const maxMicro = BigInt(terms.maxMicro);
  const amountMicro = whole < maxMicro ? whole : maxMicro;
  if (amountMicro <= 0n) return 0n;
  await requestWithdrawal(tx, deps, brandTerms, { ...wallet, amountMicro });
  return amountMicro;
}
