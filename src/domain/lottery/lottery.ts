import type { LotteryFamily, PrizeMode } from '#contract/generated/types.ts';
import type { OutcomeSpace } from './outcome-space.ts';
import { followsSeries, type Play } from './play.ts';
import type { Schedule } from './schedule.ts';

/** One lottery as data. */
export interface Lottery {
  readonly code: string;
  readonly name: string;
  readonly family: LotteryFamily;
  readonly category: 'LOTT' | 'ELOTT';
  readonly prizeMode: PrizeMode;
  /** Lotteries with the same code are decided by the same draws. */
  readonly drawCode: string;
  /** own: drawn here, provably. official: entered by two people. */
  readonly source: 'own' | 'official';
  readonly schedule: Schedule;
  readonly space: OutcomeSpace;
  /** Grows with every change of plays or prizes; written on each line. */
  readonly oddsVersion: number;
  readonly plays: readonly Play[];
  readonly releasedOn: string;
}

export function findPlay({ plays }: Pick<Lottery, 'plays'>, code: string): Play | null {
  return plays.find((play) => play.code === code) ?? null;
}

/** Whether any prize depends on the series: only then is there a slider and a rebate. */
export function hasSeries({ plays }: Pick<Lottery, 'plays'>): boolean {
  return plays.some(followsSeries);
}
