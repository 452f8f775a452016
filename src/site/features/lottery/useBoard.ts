import { useState } from 'react';
import type { LotteryLineEntry } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Play } from '#domain/lottery/play.ts';
import { type PricedLine, priceLine, type RefusedLine } from '#domain/lottery/price-line.ts';
import { type Selection, selectionText } from '#domain/lottery/selection.ts';
import type { MoneyMode } from '#domain/lottery/stake.ts';
import { readBoardMemory, writeBoardMemory } from './board-memory.ts';

export type BoardTerms = ReplyOf<'getLotteryBoard'>;

/** What a player is filling in, and what it would cost. */
export interface Board {
  readonly play: Play;
  readonly selection: Selection;
  readonly mode: MoneyMode;
  readonly multiple: number;
  readonly series: number;
  readonly priced: PricedLine | RefusedLine;
  choosePlay: (play: Play) => void;
  chooseRow: (index: number, chosen: readonly string[]) => void;
  clear: () => void;
  setMode: (mode: MoneyMode) => void;
  setMultiple: (multiple: number) => void;
  setSeries: (series: number) => void;
  /** A line of the slip with the money that is set. */
  entryOf: (selection: Selection) => LotteryLineEntry;
}

const emptyOf = ({ rows }: Play): Selection => rows.map(() => []);

/** The board of a lottery: money mode and series are remembered from the last visit. */
export function useBoard(lottery: Lottery, terms: BoardTerms): Board {
  const [first] = lottery.plays;
  if (first === undefined) throw new Error(`${lottery.code} has no bets`);
  const [memory, setMemory] = useState(() => readBoardMemory(lottery.code));
  const [play, setPlay] = useState(first);
  const [selection, setSelection] = useState<Selection>(() => emptyOf(first));
  const [multiple, setMultiple] = useState(1);
  const { ceilingSeries, floorSeries, currency } = terms;
  const wanted = memory.series ?? ceilingSeries;
  const series = Math.min(ceilingSeries, Math.max(floorSeries, wanted));
  const { mode } = memory;
  const remember = (change: Partial<typeof memory>): void => {
    const next = { ...memory, ...change };
    setMemory(next);
    writeBoardMemory(lottery.code, next);
  };
  const entryOf = (chosen: Selection): LotteryLineEntry => ({
    play: play.code,
    selection: selectionText(play.rows, chosen),
    units: play.units(chosen),
    mode,
    multiple,
    series,
  });
  return {
    play,
    selection,
    mode,
    multiple,
    series,
    priced: priceLine(lottery, entryOf(selection), terms, currency),
    choosePlay: (next) => {
      setPlay(next);
      setSelection(emptyOf(next));
    },
    chooseRow: (index, chosen) =>
      setSelection(selection.map((row, at) => (at === index ? chosen : row))),
    clear: () => setSelection(emptyOf(play)),
    setMode: (next) => remember({ mode: next }),
    setMultiple,
    setSeries: (next) => remember({ series: next }),
    entryOf,
  };
}
