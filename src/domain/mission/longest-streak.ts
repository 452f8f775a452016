import { addDays } from '../day/day.ts';

/** The most days in a row among days in ascending order, each listed once. */
export function longestStreak(days: readonly string[]): number {
  let longest = 0;
  let streak = 0;
  let expected = '';
  for (const day of days) {
    streak = day === expected ? streak + 1 : 1;
    expected = addDays(day, 1);
    longest = Math.max(longest, streak);
  }
  return longest;
}
