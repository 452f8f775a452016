import { type RoundState, shownBalanceMicro } from './round-state.ts';
import type { Rounds } from './useRounds.ts';

/** The money of a game session as the bar shows it, micro-units. */
export interface GameMoney {
  readonly balanceMicro: bigint;
  /** What the session has brought: payouts less stakes. */
  readonly netMicro: bigint;
  /** Reads the balance again. */
  readonly refresh: () => Promise<void>;
}

const netOf = ({ money }: RoundState): bigint => money.paidMicro - money.stakedMicro;

/** Null: the game has not been opened yet. */
export function moneyOfRounds(rounds: Rounds | null): GameMoney | null {
  if (rounds === null) return null;
  const { controller, state } = rounds;
  return {
    balanceMicro: shownBalanceMicro(state),
    netMicro: netOf(state),
    refresh: controller.refresh,
  };
}
