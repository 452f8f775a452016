import type { Fund } from '#contract/generated/types.ts';
import { PLAY_FUNDS, type PlayFund } from './account-kind.ts';

export interface WalletParts {
  /** Playable now: the sum of `funds`. */
  readonly availableMicro: bigint;
  /** Reserved by open holds. */
  readonly heldMicro: bigint;
  readonly funds: readonly { readonly fund: PlayFund; readonly amountMicro: bigint }[];
}

/**
 * Splits a member's balances into what can be played with and what is held. Each amount is in one part:
 * the locked fund is the sum of the open holds, so it is not listed as a fund. A debt and credit to hand on
 * are in neither part.
 */
export function walletParts(balances: Readonly<Record<Fund, bigint>>): WalletParts {
  const funds = PLAY_FUNDS.map((fund) => ({ fund, amountMicro: balances[fund] }));
  return {
    availableMicro: funds.reduce((sum, { amountMicro }) => sum + amountMicro, 0n),
    heldMicro: balances.locked,
    funds,
  };
}
