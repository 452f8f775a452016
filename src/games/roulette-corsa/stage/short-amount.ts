import type { Wording } from '../../kit/stage/stage-game.ts';

/** An amount in four characters or so, for a chip; the full amount is its name. */
export function shortAmount(micro: bigint, number: Wording['number']): string {
  const amount = Number(micro) / 1_000_000;
  if (amount >= 1_000_000) return `${number(amount / 1_000_000, decimalsOf(amount / 1_000_000))}M`;
  if (amount >= 1_000) return `${number(amount / 1_000, decimalsOf(amount / 1_000))}k`;
  return number(amount, decimalsOf(amount));
}

function decimalsOf(value: number): number {
  if (value >= 100 || Number.isInteger(value)) return 0;
  return Number.isInteger(value * 10) || value >= 10 ? 1 : 2;
}
