import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, OutcomeSpace } from '#domain/lottery/outcome-space.ts';
import type { Play } from '#domain/lottery/play.ts';
import { parseSelection, type Selection, selectionText } from '#domain/lottery/selection.ts';
import { MOST_UNITS } from '#domain/lottery/stake.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import { singleUnits } from './single-units.ts';

/** As lottery-line-entry.json has it. */
const LONGEST_SELECTION = 320;

/** Lotteries that differ by their plays. */
const BOARDS = LOTTERIES.filter(
  ({ plays }, index) => LOTTERIES.findIndex((other) => other.plays === plays) === index,
);

/** Selections that fit the rows; most with at most two symbols more than each row needs. */
const selectionsOf = ({ rows }: Play): fc.Arbitrary<Selection> => {
  // A banker bet makes a few hundred units at most, and none from a few numbers.
  const isWhole = rows[0]?.key === 'banker';
  return fc.tuple(
    ...rows.map(({ symbols, min, max }) =>
      fc.shuffledSubarray([...symbols], {
        minLength: min,
        maxLength: isWhole ? max : Math.min(max, min + 2),
      }),
    ),
  );
};

const isRepeated = ({ kind }: OutcomeSpace): boolean => kind === 'digits' || kind === 'dice';

/** Picks an outcome, from chosen numbers where there are any, so that rare plays win too. */
function outcomeOf(
  { rows }: Play,
  selection: Selection,
  space: OutcomeSpace,
  picks: readonly number[],
  isBiased: boolean,
): Outcome {
  const numbers = Array.from(
    { length: space.highest - space.lowest + 1 },
    (_number, index) => space.lowest + index,
  );
  const outcome: number[] = [];
  const free = (number: number) => isRepeated(space) || !outcome.includes(number);
  for (const [place, pick] of picks.entries()) {
    const own = rows.findIndex(({ key }) => key === `place${place + 1}`);
    const chosen = (own === -1 ? selection.flat() : (selection[own] ?? [])).map(Number);
    const wanted = isBiased
      ? chosen.filter((number) => numbers.includes(number) && free(number))
      : [];
    const pool = wanted.length > 0 ? wanted : numbers.filter(free);
    outcome.push(pool[pick % pool.length]!);
  }
  return outcome;
}

function countHits(keys: readonly (string | null)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const key of keys) if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

describe.each(BOARDS.map((lottery) => [lottery.code, lottery] as const))('%s', (_code, lottery) => {
  const { plays, space } = lottery;
  const named = plays.map((play) => [play.code, play] as const);
  const picks = fc.array(fc.nat({ max: 10_000 }), {
    minLength: space.length,
    maxLength: space.length,
  });

  it.each(named)('counts the units of %s and their hits one by one', (_name, play) => {
    fc.assert(
      fc.property(
        selectionsOf(play),
        fc.array(fc.tuple(picks, fc.boolean()), { minLength: 5, maxLength: 10 }),
        (selection, draws) => {
          const units = singleUnits(play, selection, isRepeated(space));
          expect(play.units(selection)).toBe(units.length);
          // A line without units is refused before it can win.
          if (units.length === 0) return;
          for (const [draw, isBiased] of draws) {
            const outcome = outcomeOf(play, selection, space, draw, isBiased);
            expect(space.has(outcome)).toBe(true);
            const hits = play.hits(selection, outcome);
            const together = countHits(
              hits.flatMap(({ prize, count }) => Array.from({ length: count }, () => prize)),
            );
            expect(together).toEqual(countHits(units.map((unit) => unit(outcome))));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each(named)('counts probes of %s as one unit or as whole figures', (_name, play) => {
    for (const probe of play.probes) {
      expect(parseSelection(play.rows, selectionText(play.rows, probe))).toEqual(probe);
      expect(play.units(probe)).toBe(singleUnits(play, probe, isRepeated(space)).length);
      expect(play.units(probe)).toBeGreaterThan(0);
    }
  });

  it.each(named)('reads the text of a selection of %s', (_name, play) => {
    const { rows } = play;
    fc.assert(
      fc.property(selectionsOf(play), (selection) => {
        const text = selectionText(rows, selection);
        const read = parseSelection(rows, text);
        expect(read?.map((chosen) => chosen.toSorted())).toEqual(
          selection.map((chosen) => chosen.toSorted()),
        );
        expect(selectionText(rows, read ?? [])).toBe(text);
        expect(play.units(read ?? [])).toBe(play.units(selection));
      }),
      { numRuns: 40 },
    );
  });

  it.each(named)('refuses unknown, repeated and missing symbols of %s', (_name, play) => {
    const { rows } = play;
    fc.assert(
      fc.property(selectionsOf(play), fc.nat({ max: rows.length - 1 }), (selection, at) => {
        const changed = (chosen: readonly string[]) =>
          parseSelection(
            rows,
            selection
              .with(at, chosen)
              .map((one) => one.join(','))
              .join('|'),
          );
        const chosen = selection[at]!;
        const [symbol = rows[at]!.symbols[0]!] = chosen;
        const others = chosen.filter((one) => one !== symbol);
        for (const unknown of ['x', '-1', '99', ' ', `${symbol} `, `0${symbol}`, '', '1.0']) {
          const withUnknown = [...others, unknown];
          if (withUnknown.join() !== '') expect(changed(withUnknown), unknown).toBeNull();
        }
        expect(changed([...others, symbol, symbol])).toBeNull();
        const { min, max, symbols } = rows[at]!;
        if (min > 0) expect(changed(chosen.slice(0, min - 1))).toBeNull();
        if (max < symbols.length) expect(changed(symbols.slice(0, max + 1))).toBeNull();
        const text = selectionText(rows, selection);
        expect(parseSelection(rows, `${text}|`)).toBeNull();
        expect(parseSelection(rows, `${text},`)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it.each(named)('takes a full board of %s', (_name, play) => {
    const full = play.rows.map(({ symbols, max }) => symbols.slice(0, max));
    const text = selectionText(play.rows, full);
    expect(text.length).toBeLessThanOrEqual(LONGEST_SELECTION);
    expect(parseSelection(play.rows, text)).toEqual(full);
    expect(play.units(full)).toBeLessThanOrEqual(MOST_UNITS);
  });
});
