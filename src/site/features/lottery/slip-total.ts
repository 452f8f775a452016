import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { findPlay, type Lottery } from '#domain/lottery/lottery.ts';
import type { Play } from '#domain/lottery/play.ts';
import {
  isRefused,
  type PricedLine,
  priceLine,
  type RefusedLine,
} from '#domain/lottery/price-line.ts';
import type { Slip } from './slip.ts';
import type { BoardTerms } from './useBoard.ts';

export interface SlipLine {
  readonly entry: LotteryLineEntry;
  /** null: this release does not know the bet. */
  readonly play: Play | null;
  readonly priced: PricedLine | RefusedLine;
}

export interface SlipTotal {
  readonly lines: readonly SlipLine[];
  /** Bets of one draw. */
  readonly units: number;
  /** Cost of all draws of the slip. */
  readonly totalMicro: bigint;
  readonly hasRefused: boolean;
}

/** Prices a slip. Refused lines cost nothing, as they cannot be bought. */
export function slipTotal(lottery: Lottery, slip: Slip, terms: BoardTerms): SlipTotal {
  const lines = slip.lines.map((entry) => ({
    entry,
    play: findPlay(lottery, entry.play),
    priced: priceLine(lottery, entry, terms, terms.currency),
  }));
  const priced = lines.flatMap((line) => (isRefused(line.priced) ? [] : [line.priced]));
  const perDraw = priced.reduce((sum, { stakeMicro }) => sum + stakeMicro, 0n);
  return {
    lines,
    units: priced.reduce((sum, { units }) => sum + units, 0),
    totalMicro: perDraw * BigInt(slip.draws),
    hasRefused: priced.length < lines.length,
  };
}
