import { ConfigError } from './config-error.ts';

const PAIR = /^([a-z0-9-]{1,64})=([A-Z0-9-]{4,24})$/;

/**
 * Reads `ANALYTICS_IDS`: `<brand>=<measurement id>`, separated by commas.
 * @throws ConfigError for a pair of another form
 */
export function readAnalyticsIds(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
  const pairs = (environment['ANALYTICS_IDS'] ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair): [string, string] => {
      const [, brand, id] = PAIR.exec(pair) ?? [];
      if (brand === undefined || id === undefined) {
        throw new ConfigError(`ANALYTICS_IDS: ${pair} is not <brand>=<measurement id>`);
      }
      return [brand, id];
    }),
  );
}
