import type { SportsHandResult } from '#contract/generated/types.ts';
import type { SettledOutcome } from './feed/message.ts';

const RESULTS = {
  won: { won: true, voidFactor: 0 },
  lost: { won: false, voidFactor: 0 },
  void: { won: false, voidFactor: 1 },
  halfWon: { won: true, voidFactor: 0.5 },
  halfLost: { won: false, voidFactor: 0.5 },
} as const satisfies Readonly<Record<SportsHandResult, Omit<SettledOutcome, 'outcome'>>>;

/** The result of an outcome as a feed would send it. */
export const settledByHand = (outcome: string, result: SportsHandResult): SettledOutcome => ({
  outcome,
  ...RESULTS[result],
});

/** A result as people say it; null: it has no such word, as a dead heat. */
export function handResult({ won, voidFactor, deadHeat }: SettledOutcome): SportsHandResult | null {
  if (deadHeat !== undefined) return null;
  if (voidFactor === 1) return 'void';
  if (voidFactor === 0.5) return won ? 'halfWon' : 'halfLost';
  return won ? 'won' : 'lost';
}
