import type { Wording } from '../../kit/stage/stage-game.ts';

/** A pay in stakes with no more decimals than it has: `5.6`, `1,000`. */
export function stakesText(multiplier: number, number: Wording['number']): string {
  return number(multiplier / 10_000, multiplier % 10_000 === 0 ? 0 : 1);
}
