import type { SpotBet } from '../../kit/chips.ts';
import { ROULETTE_CORSA } from '../rules.ts';

export type Bets = readonly SpotBet[];

export const chipsOn = (bets: Bets): number => bets.reduce((sum, { chips }) => sum + chips, 0);

/**
 * Several spots at once, each with `count` chips for every chip of the shortcut: all or none. The same bets
 * where the table would have too many.
 */
export function addShortcut(bets: Bets, shortcut: Bets, count: number): Bets {
  if (chipsOn(bets) + chipsOn(shortcut) * count > ROULETTE_CORSA.mostChips) return bets;
  const chips = new Map(bets.map((bet) => [bet.spot, bet.chips]));
  for (const { spot, chips: times } of shortcut) {
    chips.set(spot, (chips.get(spot) ?? 0) + times * count);
  }
  return Array.from(chips, ([spot, total]) => ({ spot, chips: total }));
}

/** Chips taken off a spot, at most those that are there. */
export function removeChips(bets: Bets, spot: string, count: number): Bets {
  return bets.flatMap((bet) => {
    if (bet.spot !== spot) return [bet];
    return bet.chips > count ? [{ spot, chips: bet.chips - count }] : [];
  });
}

/** The reverse of `addShortcut`, as far as there are chips. */
export function removeShortcut(bets: Bets, shortcut: Bets, count: number): Bets {
  return shortcut.reduce((left, { spot, chips }) => removeChips(left, spot, chips * count), bets);
}

export function doubleChips(bets: Bets): Bets {
  return bets.map(({ spot, chips }) => ({ spot, chips: chips * 2 }));
}

/** Whether two tables are alike, whatever the order of the bets. */
export function isSameBets(a: Bets, b: Bets): boolean {
  const other = new Map(b.map(({ spot, chips }) => [spot, chips]));
  return a.length === b.length && a.every(({ spot, chips }) => other.get(spot) === chips);
}
