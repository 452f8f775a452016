import type { EventState } from './feed/event-state.ts';
import { DELAY_SECONDS } from './sports-terms.ts';

/**
 * The delay of a bet on an event, in seconds; 0: it is not in play. An event whose time has come is in play, whether or
 * not its feed has said so.
 * @param event null: nothing is known of it
 */
export function delayOf(event: EventState | null, now: number): number {
  const fixture = event?.fixture?.value;
  if (fixture === undefined) return 0;
  const isInPlay = fixture.status === 'live' || fixture.startsAt <= now;
  return isInPlay ? DELAY_SECONDS[fixture.sport] : 0;
}
