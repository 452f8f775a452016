import type { LotteryLine } from '#contract/generated/types.ts';
import { findPlay, type Lottery } from '#domain/lottery/lottery.ts';
import { PUSH } from '#domain/lottery/play.ts';
import { parseSelection } from '#domain/lottery/selection.ts';

/** Why a line won or lost, by the rule that paid it. */
export interface LineReason {
  /** Units that won. */
  readonly won: number;
  /** Units whose stake was returned. */
  readonly returned: number;
  readonly units: number;
}

/** @returns null for a line that this release cannot read */
export function explainLine(
  lottery: Lottery,
  { play: code, selection: text }: Pick<LotteryLine, 'play' | 'selection'>,
  numbers: readonly string[],
): LineReason | null {
  const play = findPlay(lottery, code);
  const selection = play === null ? null : parseSelection(play.rows, text);
  if (play === null || selection === null) return null;
  const hits = play.hits(selection, numbers.map(Number));
  const sum = (isPush: boolean): number =>
    hits
      .filter(({ prize }) => (prize === PUSH) === isPush)
      .reduce((total, { count }) => total + count, 0);
  return { won: sum(false), returned: sum(true), units: play.units(selection) };
}
