import type { FundBalance } from '#contract/generated/types.ts';

/**
 * The funds worth a line: none when all money is of one kind. Held money has its own line and is
 * not listed here.
 * @param balance what bets and deposits keep fresh
 * @param consolidated every fund, as of the last read; undefined: not asked for
 */
export function shownFunds(
  balance: readonly FundBalance[],
  consolidated: readonly FundBalance[] | undefined,
): readonly FundBalance[] {
  const fresh = new Set(balance.map(({ fund }) => fund));
  const others = (consolidated ?? []).filter(({ fund }) => fund !== 'locked' && !fresh.has(fund));
  const filled = [...balance, ...others].filter(({ amountMicro }) => BigInt(amountMicro) !== 0n);
  return filled.length < 2 ? [] : filled;
}
