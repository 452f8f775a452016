import type { LiveTable } from '#contract/generated/types.ts';

const MOST_RESULTS = 100;
const ORDER: Readonly<Record<LiveTable['status'], number>> = {
  idle: 0,
  open: 1,
  dealing: 2,
  deciding: 3,
  ended: 4,
  paused: 5,
};

/** The later of two views of a table, with the results of both. */
export function newestTable(one: LiveTable, other: LiveTable | undefined): LiveTable {
  if (other === undefined) return one;
  const isLater =
    other.roundNumber > one.roundNumber ||
    (other.roundNumber === one.roundNumber &&
      (other.step > one.step ||
        (other.step === one.step && ORDER[other.status] >= ORDER[one.status])));
  const results = new Map(
    [...one.results, ...other.results].map((shown) => [shown.roundNumber, shown]),
  );
  return {
    ...(isLater ? other : one),
    results: [...results.values()]
      .toSorted((left, right) => right.roundNumber - left.roundNumber)
      .slice(0, MOST_RESULTS),
  };
}
