import { choose, subsets } from '../combinations.ts';
import type { Prize } from '../odds.ts';
import type { Outcome } from '../outcome-space.ts';
import { codeOf, onlyPrize, type Play, type PlayName, row, won } from '../play.ts';
import type { Selection } from '../selection.ts';

/** How often each number of a unit is drawn, and how many numbers are drawn so often. */
export interface GroupClass {
  readonly copies: number;
  readonly numbers: number;
}

export interface GroupTerms {
  readonly places: readonly number[];
  readonly symbols: readonly string[];
  /** At most two, for example one double and three singles. */
  readonly classes: readonly GroupClass[];
  readonly prize: Prize;
}

/** Row names by the copies of a number. */
const ROWS: Readonly<Record<number, string>> = {
  1: 'single',
  2: 'double',
  3: 'triple',
  4: 'fourfold',
};

/**
 * The drawn numbers in any order, with a pattern of repeats. Numbers of a unit are chosen from one row
 * for each class, and none is in two of them.
 */
export function group(name: PlayName, { places, symbols, classes, prize }: GroupTerms): Play {
  return {
    ...name,
    code: codeOf(name),
    rows: classes.map(({ copies, numbers }) => row(ROWS[copies] ?? '', symbols, { min: numbers })),
    prizes: onlyPrize(prize),
    units: (selection) => countUnits(selection, classes),
    hits: (selection, outcome) => won(isDrawn(selection, classes, places, outcome) ? 1 : 0),
    worst: () => won(1),
    places: () => places,
    probes: [probe(symbols, classes)],
  };
}

/** One pair and a single from one row: each ordered pair of its numbers is a unit. */
export function pairGroup(name: PlayName, terms: Omit<GroupTerms, 'classes'>): Play {
  const { places, symbols, prize } = terms;
  return {
    ...name,
    code: codeOf(name),
    rows: [row('numbers', symbols, { min: 2 })],
    prizes: onlyPrize(prize),
    units: ([chosen = []]) => chosen.length * (chosen.length - 1),
    hits: ([chosen = []], outcome) =>
      won(isDrawn([chosen, chosen], PAIR_AND_SINGLE, places, outcome) ? 1 : 0),
    worst: () => won(1),
    places: () => places,
    probes: [[symbols.slice(0, 2)]],
  };
}

const PAIR_AND_SINGLE: readonly GroupClass[] = [
  { copies: 2, numbers: 1 },
  { copies: 1, numbers: 1 },
];

function countUnits(selection: Selection, classes: readonly GroupClass[]): number {
  const [first, second] = classes;
  const [chosen = [], others = []] = selection;
  if (first === undefined) return 0;
  if (second === undefined) return choose(chosen.length, first.numbers);
  let units = 0;
  for (const taken of subsets(chosen, first.numbers)) {
    units += choose(others.filter((symbol) => !taken.includes(symbol)).length, second.numbers);
  }
  return units;
}

function isDrawn(
  selection: Selection,
  classes: readonly GroupClass[],
  places: readonly number[],
  outcome: Outcome,
): boolean {
  const copies = new Map<number, number>();
  for (const place of places) {
    const number = outcome[place] ?? -1;
    copies.set(number, (copies.get(number) ?? 0) + 1);
  }
  return classes.every((wanted, index) => {
    const drawn = [...copies].filter(([, count]) => count === wanted.copies);
    return (
      drawn.length === wanted.numbers &&
      drawn.every(([number]) => selection[index]?.includes(String(number)) === true)
    );
  });
}

function probe(symbols: readonly string[], classes: readonly GroupClass[]): Selection {
  let used = 0;
  return classes.map(({ numbers }) => {
    const chosen = symbols.slice(used, used + numbers);
    used += numbers;
    return chosen;
  });
}
