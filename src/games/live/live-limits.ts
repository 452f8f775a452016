import type { LiveGame } from './live-game.ts';
import type { TableStakes } from './live-tables.ts';

const MICRO = 1_000_000n;
const WHOLE = 10_000n;

/** Smallest chip by currency: stakes of value alike. */
const SMALLEST: Readonly<Record<string, bigint>> = {
  PEN: MICRO,
  USD: MICRO / 2n,
  EUR: MICRO / 2n,
  VND: 10_000n * MICRO,
  THB: 10n * MICRO,
};
const CHIPS = [1n, 5n, 10n, 50n, 100n] as const;
const FACTOR: Readonly<Record<TableStakes, bigint>> = { low: 1n, high: 20n };
/** The most on an even-money spot, in smallest chips. */
const MOST_CHIPS = 500n;
/** The most that a spot returns, in stakes of the largest even-money bet. */
const MOST_RETURN = 10n;

/** Stakes of a table in a currency. */
export interface TableLimits {
  readonly chipsMicro: readonly bigint[];
  /** The most on a spot that pays even money. */
  readonly mostMicro: bigint;
}

/** null: the studio takes no stakes in the currency. */
export function limitsOf(stakes: TableStakes, currency: string): TableLimits | null {
  const smallest = SMALLEST[currency];
  if (smallest === undefined) return null;
  const unit = smallest * FACTOR[stakes];
  return { chipsMicro: CHIPS.map((chip) => chip * unit), mostMicro: MOST_CHIPS * unit };
}

/** The most that a player may bet on a spot, in whole chips: long odds take less. */
export function mostOnSpot(
  game: LiveGame,
  spot: string,
  { chipsMicro: [chip = 1n], mostMicro }: TableLimits,
): bigint {
  const byReturn = (mostMicro * MOST_RETURN * WHOLE) / game.mostReturn(spot);
  const most = byReturn < mostMicro ? byReturn : mostMicro;
  return most < chip ? chip : most - (most % chip);
}

type BetFault =
  | 'SPOT_UNKNOWN'
  | 'STAKE_NOT_CHIPS'
  | 'SPOT_LIMIT'
  | 'SEAT_NOT_YOURS'
  | 'SEAT_NOT_OTHERS';

/** A bet of an order that is refused. */
export interface FaultyBet {
  readonly index: number;
  readonly fault: BetFault;
  /** The most that its spot takes. */
  readonly mostMicro: bigint;
}

export interface SpotStake {
  readonly spot: string;
  readonly stakeMicro: bigint;
}

/**
 * Judges bets of one order. @param before stakes that the player has on the spots in this round
 * @returns empty: they are taken
 */
export function betFaults(
  game: LiveGame,
  limits: TableLimits,
  bets: readonly SpotStake[],
  before: ReadonlyMap<string, bigint>,
): readonly FaultyBet[] {
  const [chip = 1n] = limits.chipsMicro;
  const sums = new Map(before);
  return bets.flatMap(({ spot, stakeMicro }, index): FaultyBet[] => {
    if (!game.spots.includes(spot)) return [{ index, fault: 'SPOT_UNKNOWN', mostMicro: 0n }];
    const mostMicro = mostOnSpot(game, spot, limits);
    if (stakeMicro <= 0n || stakeMicro % chip !== 0n) {
      return [{ index, fault: 'STAKE_NOT_CHIPS', mostMicro }];
    }
    const sum = (sums.get(spot) ?? 0n) + stakeMicro;
    sums.set(spot, sum);
    return sum > mostMicro ? [{ index, fault: 'SPOT_LIMIT', mostMicro }] : [];
  });
}
