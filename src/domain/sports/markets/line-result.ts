import { HALF_LOST, HALF_WON, type LegResult, LOST, VOID, WON } from '../leg-result.ts';

/** A handicap or a total in quarters of a goal: -3 is -0.75. */
export type Quarters = number;

/** A line as feeds write it: `-0.75`, `2.5`. @throws RangeError for what is not a quarter */
export function quartersOf(text: string): Quarters {
  const quarters = Number(text) * 4;
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text) || !Number.isInteger(quarters)) {
    throw new RangeError(`${text} is not a line`);
  }
  return quarters;
}

/**
 * The result of a side that leads by so many quarters, the line included. An odd line is two halves: one on the
 * line above and one on the line below.
 */
export function lineResult(lead: Quarters): LegResult {
  if (lead % 2 === 0) return wholeResult(lead);
  const [better, worse] = [wholeResult(lead + 1), wholeResult(lead - 1)];
  if (better === worse) return better;
  return better === WON ? HALF_WON : HALF_LOST;
}

function wholeResult(lead: Quarters): LegResult {
  if (lead === 0) return VOID;
  return lead > 0 ? WON : LOST;
}
