import bowser from 'bowser';

const MOST = 64;

/** What a browser calls itself, in short; null: it does not say. */
export function userAgentNames(userAgent: string): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  if (userAgent.trim() === '') return { browser: null, system: null };
  const read = bowser.getParser(userAgent);
  return { browser: named(read.getBrowserName()), system: named(read.getOSName()) };
}

const named = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name.slice(0, MOST);
