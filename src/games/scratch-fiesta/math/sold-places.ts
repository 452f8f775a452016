import { ChoiceError } from '../../game-rules.ts';

/**
 * Places of a series that are sold, as hexadecimal digits of four places each: the highest bit of the
 * first digit is place 0. Digits left out at the end are places that are not sold.
 */
export type SoldPlaces = string;

const PLACES_PER_DIGIT = 4;
const HIGHEST_BIT = 8;

const digitAt = (sold: SoldPlaces, place: number): number =>
  Number.parseInt(sold[Math.floor(place / PLACES_PER_DIGIT)] ?? '0', 16);

const bitOf = (place: number): number => HIGHEST_BIT >> (place % PLACES_PER_DIGIT);

export const isSold = (sold: SoldPlaces, place: number): boolean =>
  (digitAt(sold, place) & bitOf(place)) !== 0;

/** The same places with one more. */
export function withSold(sold: SoldPlaces, place: number): SoldPlaces {
  const index = Math.floor(place / PLACES_PER_DIGIT);
  const digits = sold.padEnd(index + 1, '0').split('');
  digits[index] = (digitAt(sold, place) | bitOf(place)).toString(16);
  return digits.join('');
}

/**
 * The next place from `start` on that is not sold; after the last place the search continues at the
 * first.
 * @throws ChoiceError when all are sold
 */
export function freePlaceFrom(sold: SoldPlaces, start: number, tickets: number): number {
  for (let passed = 0; passed < tickets; passed += 1) {
    const place = (start + passed) % tickets;
    if (!isSold(sold, place)) return place;
  }
  throw new ChoiceError('/sold', 'every ticket of the series is sold');
}
