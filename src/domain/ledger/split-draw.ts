import type { Fund } from '#contract/generated/types.ts';

export interface FundAmount {
  readonly fund: Fund;
  readonly amountMicro: bigint;
}

/**
 * How an amount is taken from funds in their order, each as far as it reaches. The ledger's statement
 * does the same sum under its locks; this is the rule in words that run.
 * @param available what each fund can give, in the order to take it; below zero counts as nothing.
 * @returns what each fund gives, none of them zero; null when all together do not reach.
 */
export function splitDraw(
  amountMicro: bigint,
  available: readonly FundAmount[],
): readonly FundAmount[] | null {
  const taken: FundAmount[] = [];
  let needMicro = amountMicro;
  for (const { fund, amountMicro: hasMicro } of available) {
    const givesMicro = hasMicro < needMicro ? hasMicro : needMicro;
    if (givesMicro <= 0n) continue;
    taken.push({ fund, amountMicro: givesMicro });
    needMicro -= givesMicro;
  }
  return needMicro === 0n ? taken : null;
}
