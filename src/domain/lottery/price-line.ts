import type { LotteryLineEntry, LotteryTerms } from '#contract/generated/types.ts';
import { worstForTwo } from './exposure.ts';
import { findPlay, type Lottery } from './lottery.ts';
import { followsSeries, type Play } from './play.ts';
import { parseSelection, type Selection, selectionText } from './selection.ts';
import {
  isPayableStake,
  lineStakeMicro,
  type MoneyMode,
  MOST_UNITS,
  payoutMicro,
  unitPriceMicro,
  unitStakeMicro,
} from './stake.ts';

export type LineFault =
  | 'PLAY_NOT_FOUND'
  | 'SELECTION_INVALID'
  | 'UNITS_MISMATCH'
  | 'SERIES_OUT_OF_RANGE'
  | 'AMOUNT_NOT_CONVERTIBLE'
  | 'PAYOUT_LIMIT_EXCEEDED';

/** Why a line is refused, with the member of the entry at fault. */
export interface RefusedLine {
  readonly fault: LineFault;
  readonly field: keyof LotteryLineEntry;
  /** As the rule counts them. */
  readonly units: number;
}

/** A line with what it costs and can win. */
export interface PricedLine {
  readonly play: Play;
  readonly selection: Selection;
  /** The one text of the selection. */
  readonly text: string;
  readonly units: number;
  readonly mode: MoneyMode;
  readonly multiple: number;
  /** Of plays at fixed odds: the ceiling, so that there is no rebate. */
  readonly series: number;
  readonly unitStakeMicro: bigint;
  readonly stakeMicro: bigint;
}

type LineTerms = Pick<LotteryTerms, 'ceilingSeries' | 'floorSeries' | 'maxPayoutMicro'>;

/**
 * Counts and prices one line. The board and the server both call it, so that they agree.
 * @param entry as the player wants it
 */
export function priceLine(
  lottery: Lottery,
  entry: LotteryLineEntry,
  { ceilingSeries, floorSeries, maxPayoutMicro }: LineTerms,
  currency: string,
): PricedLine | RefusedLine {
  const refuse = (fault: LineFault, field: keyof LotteryLineEntry, units = 0): RefusedLine => ({
    fault,
    field,
    units,
  });
  const play = findPlay(lottery, entry.play);
  if (play === null) return refuse('PLAY_NOT_FOUND', 'play');
  const selection = parseSelection(play.rows, entry.selection);
  if (selection === null) return refuse('SELECTION_INVALID', 'selection');
  const units = play.units(selection);
  if (units === 0 || units > MOST_UNITS) return refuse('SELECTION_INVALID', 'selection');
  if (units !== entry.units) return refuse('UNITS_MISMATCH', 'units', units);
  const series = followsSeries(play) ? entry.series : ceilingSeries;
  if (series < floorSeries || series > ceilingSeries)
    return refuse('SERIES_OUT_OF_RANGE', 'series');
  const { mode, multiple } = entry;
  const money = { units, mode, multiple, priceMicro: unitPriceMicro(currency) };
  const stakeMicro = lineStakeMicro(money);
  if (!isPayableStake(stakeMicro, currency)) return refuse('AMOUNT_NOT_CONVERTIBLE', 'multiple');
  const unitStake = unitStakeMicro(money);
  if (payoutMicro(unitStake, worstForTwo(play, selection, series)) > BigInt(maxPayoutMicro)) {
    return refuse('PAYOUT_LIMIT_EXCEEDED', 'multiple');
  }
  return {
    play,
    selection,
    text: selectionText(play.rows, selection),
    units,
    mode,
    multiple,
    series,
    unitStakeMicro: unitStake,
    stakeMicro,
  };
}

export const isRefused = (line: PricedLine | RefusedLine): line is RefusedLine => 'fault' in line;
