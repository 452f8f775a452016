import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOutcomeStream, outcomeStreamOver } from '#domain/fairness/outcome-stream.ts';
import { balls, dice, digits, permutation } from '#domain/lottery/outcome-space.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';

const spaces = [
  ['five digits', digits(5)],
  ['three dice', dice(3)],
  ['a race of ten', permutation(10)],
  ['five of eleven balls', balls(5, 11)],
  ['twenty of eighty balls', balls(20, 80)],
  ...LOTTERIES.map(({ code, space }) => [code, space] as const),
] as const;

const seeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
  nonce: fc.maxSafeNat(),
});

describe.each(spaces)('the space of %s', (_name, space) => {
  const { length, lowest, highest } = space;
  const repeats = space.kind === 'digits' || space.kind === 'dice';
  const draw = (round: { serverSeed: string; clientSeed: string; nonce: number }) =>
    space.draw(openOutcomeStream(round));

  it('has every draw, and draws the same from the same seeds', () => {
    fc.assert(
      fc.property(seeds, (round) => {
        const outcome = draw(round);
        expect(space.has(outcome)).toBe(true);
        expect(outcome).toEqual(draw(round));
      }),
    );
  });

  it('has the outcomes of a stream of zeros and of the highest bytes', () => {
    for (const byte of [0, 1, 127, 128]) {
      expect(space.has(space.draw(outcomeStreamOver(() => byte)))).toBe(true);
    }
  });

  it('has no outcome of another length or with a number out of range', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: length - 1 }), (round, place) => {
        const outcome = draw(round);
        const withNumber = (number: number) => outcome.with(place, number);
        expect(space.has(outcome.slice(1))).toBe(false);
        expect(space.has([...outcome, lowest])).toBe(false);
        for (const number of [lowest - 1, highest + 1, -1, lowest + 0.5, Number.NaN, Infinity]) {
          expect(space.has(withNumber(number)), String(number)).toBe(false);
        }
        expect(space.has(withNumber('1' as unknown as number))).toBe(false);
      }),
    );
    expect(space.has([])).toBe(false);
  });

  it('has repeated numbers only when a number may be drawn again', () => {
    fc.assert(
      fc.property(seeds, (round) => {
        const outcome = draw(round);
        expect(space.has(outcome.with(0, outcome[1]!))).toBe(repeats);
      }),
    );
  });

  it('lists each outcome of two places once', () => {
    const places = [0, length - 1];
    const outcomes = [...space.outcomesOf(places)];
    const numbers = highest - lowest + 1;
    expect(outcomes).toHaveLength(numbers * (repeats ? numbers : numbers - 1));
    expect(new Set(outcomes.map(String)).size).toBe(outcomes.length);
    for (const outcome of outcomes) {
      const drawn = places.map((place) => outcome[place]!);
      expect(drawn.every((number) => number >= lowest && number <= highest)).toBe(true);
      expect(outcome.filter((number) => number === -1)).toHaveLength(length - 2);
    }
  });
});

it('a space lists every outcome it has', () => {
  for (const space of [digits(3), dice(3), permutation(5), balls(2, 11)]) {
    const places = Array.from({ length: space.length }, (_place, index) => index);
    const outcomes = [...space.outcomesOf(places)];
    expect(outcomes.every((outcome) => space.has(outcome))).toBe(true);
    expect(new Set(outcomes.map(String)).size).toBe(outcomes.length);
  }
  expect([...digits(3).outcomesOf([0, 1, 2])]).toHaveLength(1_000);
  expect([...permutation(5).outcomesOf([0, 1, 2, 3, 4])]).toHaveLength(120);
});
