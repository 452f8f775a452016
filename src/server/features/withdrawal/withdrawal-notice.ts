import type { WithdrawalRow } from './withdrawal.store.ts';

/** The amount of a withdrawal as a notice to its player names it. */
export const amountOf = ({
  amount_micro: amount,
  currency,
}: Pick<WithdrawalRow, 'amount_micro' | 'currency'>): {
  amountMicro: string;
  currency: string;
} => ({
  amountMicro: String(amount),
  currency,
});
