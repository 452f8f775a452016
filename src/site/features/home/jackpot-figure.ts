/** Hundredths, so that every step is exact. */
const LEAST_START = 1_100_000_000_000;
const MOST_START = 1_200_000_000_000;
const LEAST_RISE = 10_000;
const MOST_RISE = 50_000;
const LEAST_WAIT_MS = 3_000;
const MOST_WAIT_MS = 5_000;

/** A number from 0 to 1, without 1. */
type Random = () => number;

function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Where an illustrative counter begins. */
export const firstFigure = (random: Random): number => between(LEAST_START, MOST_START, random);

/** What it shows next. */
export const nextFigure = (figure: number, random: Random): number =>
  figure + between(LEAST_RISE, MOST_RISE, random);

/** How long it stands. */
export const waitMs = (random: Random): number => between(LEAST_WAIT_MS, MOST_WAIT_MS, random);
