/**
 * The birthdays that are kept on a day, as months and days: a birthday on 29 February is kept on the 28th in years
 * without one.
 * @param day YYYY-MM-DD
 */
export function birthdaysOn(day: string): readonly string[] {
  const own = day.slice(5);
  if (own !== '02-28') return [own];
  return isLeapYear(Number(day.slice(0, 4))) ? [own] : [own, '02-29'];
}

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
