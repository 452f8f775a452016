import type { WithdrawalTerms } from '#contract/generated/types.ts';
import { checkedCurrency } from '../money/currency.ts';
import { minorFromMicro } from '../money/micro.ts';
import { MoneyRefusal } from '../money/money-refusal.ts';
import { feeOf } from './withdrawal-fee.ts';

export interface TermFault {
  /** JSON pointer into the terms. */
  readonly pointer: string;
  readonly code:
    | 'NOT_WHOLE'
    | 'BELOW_MINIMUM'
    | 'FEE_TAKES_ALL'
    | 'CHANNEL_UNAVAILABLE'
    | 'NOTHING_PROMISED';
}

const AMOUNTS = [
  'minMicro',
  'maxMicro',
  'feeMicro',
  'secondPersonAboveMicro',
  'promiseMicro',
] as const;

/** Terms that contradict themselves, or that a channel or the currency cannot express. */
export function withdrawalTermsFaults(
  terms: WithdrawalTerms,
  { currency, payoutChannels }: { currency: string; payoutChannels: readonly string[] },
): readonly TermFault[] {
  const faults: TermFault[] = [];
  for (const name of AMOUNTS) {
    const amount = terms[name];
    if (amount !== null && !isWhole(BigInt(amount), currency)) {
      faults.push({ pointer: `/${name}`, code: 'NOT_WHOLE' });
    }
  }
  const [least, most] = [BigInt(terms.minMicro), BigInt(terms.maxMicro)];
  if (most < least) faults.push({ pointer: '/maxMicro', code: 'BELOW_MINIMUM' });
  const fee = { feeMicro: BigInt(terms.feeMicro), feeBasisPoints: terms.feeBasisPoints };
  if (feeOf(least, fee, currency) >= least)
    faults.push({ pointer: '/feeMicro', code: 'FEE_TAKES_ALL' });
  const { payoutChannel, promiseMinutes, promiseMicro } = terms;
  if (payoutChannel !== null && !payoutChannels.includes(payoutChannel)) {
    faults.push({ pointer: '/payoutChannel', code: 'CHANNEL_UNAVAILABLE' });
  }
  if (promiseMinutes !== null && BigInt(promiseMicro) === 0n) {
    faults.push({ pointer: '/promiseMicro', code: 'NOTHING_PROMISED' });
  }
  return faults;
}

function isWhole(amountMicro: bigint, currency: string): boolean {
  try {
    minorFromMicro(amountMicro, checkedCurrency(currency));
    return true;
  } catch (error) {
    if (error instanceof MoneyRefusal) return false;
    throw error;
  }
}
