import { isBySeries, type Prize } from './odds.ts';
import type { Outcome } from './outcome-space.ts';
import type { BoardRow, Selection } from './selection.ts';

/** Winning units of one prize. `push`: their stake is returned. */
export interface Hit {
  readonly prize: string;
  readonly count: number;
}

/** How often each prize is won, of `total` equally likely outcomes. */
export interface Distribution {
  readonly total: bigint;
  readonly counts: ReadonlyMap<string, bigint>;
}

/** The prize key of a returned stake. */
export const PUSH = 'push';

/** One way to bet on a draw: board, units, what wins, and what it pays. */
export interface Play {
  /** `group.rule`, unique within a lottery. */
  readonly code: string;
  /** First level of the menu: `lottery:menu.<group>`. */
  readonly group: string;
  /** Second level: `lottery:rule.<rule>`. */
  readonly rule: string;
  readonly rows: readonly BoardRow[];
  /** By key: one for a play whose units pay alike, else one a symbol or number of matches. */
  readonly prizes: ReadonlyMap<string, Prize>;
  /** Units of a selection that fits the rows; 0: it makes none. */
  units(selection: Selection): number;
  hits(selection: Selection, outcome: Outcome): readonly Hit[];
  /** At least as many hits of each prize as any outcome gives: bounds what a selection can cost. */
  worst(selection: Selection): readonly Hit[];
  /** Places of the outcome that decide the selection. */
  places(selection: Selection): readonly number[];
  /** In place of counting outcomes, where there are too many. */
  readonly distribution?: (selection: Selection) => Distribution;
  /** Selections of one unit, one for every way in which units of the play differ. */
  readonly probes: readonly Selection[];
}

/** Key of the only prize. */
export const WIN = 'win';

export const won = (count: number): readonly Hit[] => (count > 0 ? [{ prize: WIN, count }] : []);

export const onlyPrize = (prize: Prize): ReadonlyMap<string, Prize> => new Map([[WIN, prize]]);

/** Menu place of a play. */
export interface PlayName {
  readonly group: string;
  readonly rule: string;
}

export const codeOf = ({ group, rule }: PlayName): string => `${group}.${rule}`;

/** Numbers from `lowest` to `highest` as symbols. */
export const symbolsOf = (lowest: number, highest: number): readonly string[] =>
  Array.from({ length: highest - lowest + 1 }, (_symbol, index) => String(lowest + index));

export const row = (
  key: string,
  symbols: readonly string[],
  { min = 1, max = symbols.length }: { min?: number; max?: number } = {},
): BoardRow => ({ key, symbols, min, max });

/** Whether a drawn number is among the chosen symbols. */
export const has = (chosen: readonly string[] | undefined, number: number | undefined): boolean =>
  number !== undefined && chosen?.includes(String(number)) === true;

export const followsSeries = ({ prizes }: Pick<Play, 'prizes'>): boolean =>
  [...prizes.values()].some(isBySeries);

/** The places whose rows hold something. */
export const filledPlaces = (places: readonly number[], selection: Selection): readonly number[] =>
  places.filter((_place, index) => (selection[index]?.length ?? 0) > 0);

/** Whether every chosen symbol is a bet by itself. */
export const isApart = ({ probes }: Pick<Play, 'probes'>): boolean =>
  probes.every((probe) => probe.reduce((count, chosen) => count + chosen.length, 0) === 1);

/** A chosen symbol as a selection by itself. */
export interface SymbolApart {
  /** Row of the symbol. */
  readonly index: number;
  readonly symbol: string;
  readonly alone: Selection;
}

/** The chosen symbols of a play whose symbols are bets by themselves. */
export const selectionsApart = (
  { rows }: Pick<Play, 'rows'>,
  selection: Selection,
): readonly SymbolApart[] =>
  selection.flatMap((chosen, index) =>
    chosen.map((symbol) => ({
      index,
      symbol,
      alone: rows.map((_row, at) => (at === index ? [symbol] : [])),
    })),
  );
