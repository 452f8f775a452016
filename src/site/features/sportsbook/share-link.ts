import type { Pick } from './slip.ts';

/** A selection as a link names it. */
export type SharedLeg = globalThis.Pick<Pick, 'eventId' | 'market' | 'outcome'>;

/** More than a slip takes: a longer one is refused with its reason, not cut. */
const MOST_SHARED = 40;
const EVENT = /^[A-Za-z0-9][A-Za-z0-9:._-]{0,63}$/;
const NAME = /^[\w|=.:+-]{1,128}$/;

/** The selections as the value of a link's `slip`. */
export const shareText = (legs: readonly SharedLeg[]): string =>
  JSON.stringify(legs.map(({ eventId, market, outcome }) => [eventId, market, outcome]));

/** The selections that a link names. @returns null: it names none, or cannot be read */
export function sharedLegs(text: string | null): readonly SharedLeg[] | null {
  if (text === null) return null;
  try {
    const legs: unknown = JSON.parse(text);
    if (!Array.isArray(legs) || legs.length === 0 || legs.length > MOST_SHARED) return null;
    const read = legs.flatMap((leg: unknown): SharedLeg[] => {
      if (!Array.isArray(leg) || leg.length !== 3) return [];
      const [eventId, market, outcome] = leg as unknown[];
      if (typeof eventId !== 'string' || !EVENT.test(eventId)) return [];
      if (typeof market !== 'string' || !NAME.test(market)) return [];
      if (typeof outcome !== 'string' || !NAME.test(outcome)) return [];
      return [{ eventId, market, outcome }];
    });
    return read.length === legs.length ? read : null;
  } catch {
    return null;
  }
}
