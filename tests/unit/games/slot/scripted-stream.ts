import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';

function refuse(): never {
  throw new Error('a round reads integers only');
}

/** A stream that answers `nextBelow` from a list, and refuses everything else. */
export function scriptedStream(answers: readonly number[]): OutcomeStream {
  const left = [...answers];
  return {
    nextByte: refuse,
    shuffle: refuse,
    nextBelow(bound) {
      const answer = left.shift();
      if (answer === undefined) throw new Error('the script has ended');
      if (answer >= bound) throw new RangeError(`${answer} is not below ${bound}`);
      return answer;
    },
  };
}

export interface Branch<T> {
  readonly outcome: T;
  readonly chance: number;
}

/** Plays `play` once for every possible answer of every draw, with the chance of each course. */
export function everyCourse<T>(play: (stream: OutcomeStream) => T): Branch<T>[] {
  const branches: Branch<T>[] = [];
  let script: number[] = [];
  for (;;) {
    const drawn: { answer: number; bound: number }[] = [];
    const outcome = play({
      ...scriptedStream([]),
      nextBelow(bound) {
        const answer = script[drawn.length] ?? 0;
        drawn.push({ answer, bound });
        return answer;
      },
    });
    branches.push({ outcome, chance: drawn.reduce((part, { bound }) => part / bound, 1) });
    // The next script in counting order: raise the last answer that can be raised.
    const last = drawn.findLastIndex(({ answer, bound }) => answer + 1 < bound);
    if (last === -1) return branches;
    script = drawn.slice(0, last + 1).map(({ answer }, index) => answer + (index === last ? 1 : 0));
  }
}
