import type { FieldFault } from './check-field-value.ts';
import { readBirthday } from './pattern-families.ts';

/** An earlier day is a typing error: every living person was born later. */
const EARLIEST = new Date('1900-01-01T00:00:00Z');

export interface AgeRule {
  /** Years that the birthday must be in the past. */
  readonly minimumAge: number;
  /** The current moment; days are those of UTC. */
  readonly today: Date;
}

/**
 * Checks a day of birth: on or after 1 January 1900, not after today, and old enough. Page and server
 * call the same function.
 * @param value yyyy-MM-dd or MM-dd-yyyy; the field's pattern refuses any other value
 * @returns null when it fits
 */
export function birthdayFault(value: string, { minimumAge, today }: AgeRule): FieldFault | null {
  const birthday = readBirthday(value);
  if (birthday === null) return null;
  if (birthday < EARLIEST) {
    const params = { year: String(EARLIEST.getUTCFullYear()) };
    return { code: 'TOO_EARLY', messageKey: 'pattern:birthdayTooEarly', params };
  }
  if (birthday > today) {
    return { code: 'IN_FUTURE', messageKey: 'pattern:birthdayInFuture', params: {} };
  }
  return ageInYears(birthday, today) >= minimumAge
    ? null
    : { code: 'TOO_YOUNG', messageKey: 'pattern:tooYoung', params: { age: minimumAge } };
}

/** Whole years between two days in UTC; someone born on 29 February turns on 1 March. */
export function ageInYears(birthday: Date, today: Date): number {
  const years = today.getUTCFullYear() - birthday.getUTCFullYear();
  const reached =
    today.getUTCMonth() > birthday.getUTCMonth() ||
    (today.getUTCMonth() === birthday.getUTCMonth() && today.getUTCDate() >= birthday.getUTCDate());
  return reached ? years : years - 1;
}
