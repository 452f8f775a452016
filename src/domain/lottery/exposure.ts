import { FAIR_SERIES } from './odds.ts';
import { isApart, type Play, selectionsApart } from './play.ts';
import { paidForHits } from './return.ts';
import { type Selection, selectionText } from './selection.ts';

/** One bet of a line whose cost to the brand is counted, with its part of the worst outcome. */
export interface ExposedBet {
  /** The chosen symbol with its row; a combination: the whole selection. */
  readonly bet: string;
  /** For a stake of 2 a unit, in ten-thousandths. */
  readonly paidForTwo: number;
}

/** What each bet of a selection can cost: single numbers by number, combinations as they are. */
export function exposedBets(
  play: Play,
  selection: Selection,
  series = FAIR_SERIES,
): readonly ExposedBet[] {
  const paid = (part: Selection): number => paidForHits(play, play.worst(part), series);
  if (!isApart(play)) {
    return [{ bet: selectionText(play.rows, selection), paidForTwo: paid(selection) }];
  }
  return selectionsApart(play, selection).map(({ index, symbol, alone }) => ({
    bet: play.rows.length === 1 ? symbol : `${index + 1}:${symbol}`,
    paidForTwo: paid(alone),
  }));
}

/** The most that a selection can win for a stake of 2 a unit, in ten-thousandths. */
export const worstForTwo = (play: Play, selection: Selection, series: number): number =>
  paidForHits(play, play.worst(selection), series);
