import { LRUCache } from 'lru-cache';
import type { Log } from './log.ts';

/** How long the same alarm is not repeated. */
const REST_MS = 60_000;

/** Tells whoever watches the log, once a minute for each subject: a flood must not fill the log. */
export function alarms(
  log: Log,
): (subject: Readonly<Record<string, string>>, text: string) => void {
  const told = new LRUCache<string, true>({ max: 500, ttl: REST_MS });
  return (subject, text) => {
    const key = JSON.stringify([subject, text]);
    if (told.has(key)) return;
    told.set(key, true);
    log.error(subject, text);
  };
}
