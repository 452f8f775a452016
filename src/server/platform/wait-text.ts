/**
 * A wait in a person's language, such as "in 5 minutes": seconds below two minutes, then minutes,
 * rounded up.
 */
export function waitText(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return seconds < 120
    ? format.format(Math.ceil(seconds), 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}
