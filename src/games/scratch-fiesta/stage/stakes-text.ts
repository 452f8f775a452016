import type { Wording } from '../../kit/stage/stage-game.ts';

/** A prize in stakes: `1,000×`. Every prize is a whole number of them. */
export function stakesText(multiplier: number, number: Wording['number']): string {
  return `${number(multiplier / 10_000)}×`;
}
