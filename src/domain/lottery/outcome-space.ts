import type { OutcomeStream } from '../fairness/outcome-stream.ts';

/** What was drawn, in the order drawn. */
export type Outcome = readonly number[];

/** What can be drawn; every outcome is equally likely. */
export interface OutcomeSpace {
  readonly kind: 'digits' | 'permutation' | 'dice' | 'balls';
  /** Numbers drawn. */
  readonly length: number;
  readonly lowest: number;
  readonly highest: number;
  draw(stream: OutcomeStream): Outcome;
  /** Whether it could have been drawn: numbers that staff enter are checked by it. */
  has(outcome: Outcome): boolean;
  /** The equally likely outcomes of these places; the other places hold -1. */
  outcomesOf(places: readonly number[]): Iterable<Outcome>;
}

/** @param repeats a number may be drawn again */
function space(
  kind: OutcomeSpace['kind'],
  {
    length,
    lowest,
    highest,
    repeats,
  }: { length: number; lowest: number; highest: number; repeats: boolean },
): OutcomeSpace {
  const numbers = Array.from({ length: highest - lowest + 1 }, (_number, index) => lowest + index);
  function* outcomes(places: readonly number[], outcome: number[]): Generator<Outcome> {
    const [place, ...rest] = places;
    if (place === undefined) {
      yield [...outcome];
      return;
    }
    for (const number of numbers) {
      if (!repeats && outcome.includes(number)) continue;
      outcome[place] = number;
      yield* outcomes(rest, outcome);
      outcome[place] = -1;
    }
  }
  return {
    kind,
    length,
    lowest,
    highest,
    draw: (stream) =>
      repeats
        ? Array.from({ length }, () => lowest + stream.nextBelow(numbers.length))
        : stream.shuffle(numbers).slice(0, length),
    has: (outcome) =>
      outcome.length === length &&
      outcome.every(
        (number) => Number.isInteger(number) && number >= lowest && number <= highest,
      ) &&
      (repeats || new Set(outcome).size === length),
    outcomesOf: (places) =>
      outcomes(
        places,
        Array.from({ length }, () => -1),
      ),
  };
}

/** So many digits, each 0 to 9. */
export const digits = (length: number): OutcomeSpace =>
  space('digits', { length, lowest: 0, highest: 9, repeats: true });

export const dice = (length: number): OutcomeSpace =>
  space('dice', { length, lowest: 1, highest: 6, repeats: true });

/** Every number from 1 in a drawn order: the places of a race. */
export const permutation = (length: number): OutcomeSpace =>
  space('permutation', { length, lowest: 1, highest: length, repeats: false });

/** So many balls of `highest`, numbered from 1, without putting any back. */
export const balls = (length: number, highest: number): OutcomeSpace =>
  space('balls', { length, lowest: 1, highest, repeats: false });
