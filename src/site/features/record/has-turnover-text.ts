import type { Round } from '#contract/generated/types.ts';

/** Whether a round's turnover is worth a line: most rounds are played with none owed. */
export function hasTurnoverText({ turnover }: Pick<Round, 'turnover'>): boolean {
  return turnover !== undefined && turnover.reason !== 'nothingOwed';
}
