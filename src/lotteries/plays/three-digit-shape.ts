/** Whether two digits are next to each other, 9 and 0 too. */
const areNext = (first: number, second: number): boolean =>
  [1, 9].includes(Math.abs(first - second));

const distinct = (digits: readonly number[]): number => new Set(digits).size;

/** Pairs of neighbours among three digits. */
function neighbours([first = 0, second = 0, third = 0]: readonly number[]): number {
  return [areNext(first, second), areNext(second, third), areNext(first, third)].filter(Boolean)
    .length;
}

export const isTriple = (digits: readonly number[]): boolean => distinct(digits) === 1;

export const isPair = (digits: readonly number[]): boolean => distinct(digits) === 2;

/** Three digits in a row in any order; 8-9-0 and 9-0-1 are. */
export const isStraight = (digits: readonly number[]): boolean =>
  distinct(digits) === 3 && neighbours(digits) === 2;

/** Two digits next to each other, and neither a pair nor a straight. */
export const isHalfStraight = (digits: readonly number[]): boolean =>
  distinct(digits) === 3 && neighbours(digits) === 1;
