import type { SpotStake } from '#games/live/live-limits.ts';

/** Chips by spot, in micro-units. */
export type Chips = ReadonlyMap<string, bigint>;

export const NO_CHIPS: Chips = new Map();

/** The chips of several lists together. */
export function chipsOf(bets: readonly SpotStake[]): Chips {
  const sums = new Map<string, bigint>();
  for (const { spot, stakeMicro } of bets) {
    sums.set(spot, (sums.get(spot) ?? 0n) + stakeMicro);
  }
  return sums;
}

export const totalOf = (chips: Chips): bigint =>
  [...chips.values()].reduce((sum, micro) => sum + micro, 0n);

export const betsOf = (chips: Chips): readonly SpotStake[] =>
  [...chips].map(([spot, stakeMicro]) => ({ spot, stakeMicro }));

/** Both lists of chips on the table. */
export const stacked = (one: Chips, other: Chips): Chips =>
  chipsOf([...betsOf(one), ...betsOf(other)]);
