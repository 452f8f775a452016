import type { FundAmounts } from '../../ledger/transfer-request.ts';
import type { Parts } from '../../parts.ts';
import { playTerms, takesBonus } from '../../promotion/turnover/play-terms.ts';
import { termsAt } from './terms-at.ts';
import type { Wagered, WagerParts } from './wagered.ts';

/** A member at a game. */
export type AtGame = Pick<Wagered, 'brand' | 'vendor' | 'memberId' | 'currency' | 'gameCode'>;

/** Cash, the running bonus, and free rounds of the game that is played, in micro-units. */
export type Stakeable = (balances: FundAmounts, player: AtGame) => Promise<bigint>;

/** Reads what a member can stake at a game. */
export function stakeable({
  db,
  clock,
  catalogue,
}: Pick<Parts, 'db' | 'clock'> & Pick<WagerParts, 'catalogue'>): Stakeable {
  return async (balances, player) => {
    const { cash = 0n, bonus = 0n, promo = 0n } = balances;
    if (bonus === 0n && promo === 0n) return cash;
    const terms = termsAt(catalogue, await playTerms(db, player, clock), player);
    const { vendor, gameCode } = player;
    const category = catalogue.categoryOf(vendor, gameCode);
    const taken = takesBonus(terms, { gameCode, category });
    return terms.freeRounds
      .filter((one) => one.gameCode === gameCode)
      .reduce(
        (sum, one) => sum + one.roundStakeMicro * BigInt(one.left),
        cash + (taken ? bonus : 0n),
      );
  };
}
