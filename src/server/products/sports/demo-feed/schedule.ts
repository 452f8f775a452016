/** A match of the demo takes six minutes, and its pitch rests for one. */
export const MATCH_MS = 6 * 60_000;
const CYCLE_MS = 7 * 60_000;
/** Matches of each pitch that can be bet on before they start. */
const AHEAD = 5;

export type DemoSport = 'football' | 'esports' | 'cricket';

/** Pitches begin one after the other, so that at most two of them rest. */
const PITCHES: readonly DemoSport[] = [
  'football',
  'esports',
  'football',
  'cricket',
  'football',
  'esports',
  'football',
  'cricket',
];

/** A match by its place in the calendar: every node and every start knows the same ones. */
export interface DemoSlot {
  readonly pitch: number;
  readonly index: number;
  readonly sport: DemoSport;
  readonly startsAt: number;
}

/** The name of its event. */
export const eventOf = ({ pitch, index }: Pick<DemoSlot, 'pitch' | 'index'>): string =>
  `demo-${pitch}-${index}`;

/**
 * The matches that are played or can be bet on at a moment, and those that ended within `keptMs` before it.
 * @param now milliseconds since 1970
 */
export function slotsAt(now: number, keptMs = 0): readonly DemoSlot[] {
  return PITCHES.flatMap((sport, pitch) => {
    const offset = Math.round((pitch * CYCLE_MS) / PITCHES.length);
    const first = Math.floor((now - keptMs - MATCH_MS - offset) / CYCLE_MS);
    const last = Math.floor((now - offset) / CYCLE_MS) + AHEAD;
    return Array.from({ length: last - first + 1 }, (_, step): DemoSlot => {
      const index = first + step;
      return { pitch, index, sport, startsAt: index * CYCLE_MS + offset };
    }).filter(({ startsAt }) => startsAt + MATCH_MS + keptMs > now);
  });
}
