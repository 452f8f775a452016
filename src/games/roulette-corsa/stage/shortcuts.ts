import type { SpotBet } from '../../kit/chips.ts';
import { WHEEL_ORDER } from '../../kit/roulette/spots.ts';

const each = (spots: readonly string[], chips = 1): SpotBet[] =>
  spots.map((spot) => ({ spot, chips }));

/** The 17 numbers around zero, with nine chips. */
export const VOISINS: readonly SpotBet[] = [
  ...each(['t0-2-3', 'c25'], 2),
  ...each(['s4-7', 's12-15', 's18-21', 's19-22', 's32-35']),
];

/** The 12 numbers opposite, with six chips. */
export const TIERS: readonly SpotBet[] = each([
  's5-8',
  's10-11',
  's13-16',
  's23-24',
  's27-30',
  's33-36',
]);

/** The eight numbers between them, with five chips. */
export const ORPHELINS: readonly SpotBet[] = each(['n1', 's6-9', 's14-17', 's17-20', 's31-34']);

/** A number with two neighbours on either side, in the order of the wheel. */
export function neighbours(number: number): readonly SpotBet[] {
  const place = WHEEL_ORDER.indexOf(number);
  return each([-2, -1, 0, 1, 2].map((step) => `n${WHEEL_ORDER.at((place + step) % 37) ?? 0}`));
}
