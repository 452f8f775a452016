import { BOUNCE_MS } from './pace.ts';

/*
 * Where a reel is at a moment. A position is the place on the strip (fractional, in symbols) that
 * stands in the top row; it falls as the reel turns, since symbols move downward.
 */

/** Symbols a second at full turn. */
const FULL_SPEED = 27;
/** While this reel may bring the last special. */
const HELD_SPEED = 13;
/** Speed at the moment of rest; the spring takes it up, so that nothing jolts. */
const REST_SPEED = 7;
const BRAKE_MS = 170;
const SLOW_DOWN_MS = 240;
/** The reel first gives way upward, then gathers speed. */
const WIND_UP_MS = 110;
const WIND_UP_SYMBOLS = 0.16;
const RUN_UP_MS = 190;
/** From here on the reel is a blur, and may be brought to any place unseen. */
export const BLUR_FROM_MS = WIND_UP_MS + RUN_UP_MS;
/** Above this speed single symbols cannot be made out. */
const BLUR_SPEED = 11;

export interface ReelTurn {
  /** Position before the turn. */
  readonly from: number;
  readonly startedAt: number;
}

export interface ReelLanding {
  readonly stop: number;
  /** On the same clock as `startedAt`. */
  readonly restsAt: number;
  /** Time of the stop command; the reel reacts after the blur. */
  readonly decidedAt: number;
  /** From when on the reel is held in suspense; null: not at all. */
  readonly heldFrom: number | null;
}

export interface ReelPlace {
  readonly position: number;
  readonly blurred: boolean;
  /** Rest has been reached; the spring may still be at work. */
  readonly landed: boolean;
  /** Nothing moves any more. */
  readonly still: boolean;
}

/** Position of a spinning reel at `now`. */
export function reelPlace(turn: ReelTurn, landing: ReelLanding | null, now: number): ReelPlace {
  const elapsed = now - turn.startedAt;
  const known = landing !== null && now >= landing.decidedAt && elapsed >= BLUR_FROM_MS;
  if (!known) {
    const blurred = elapsed >= WIND_UP_MS + RUN_UP_MS * 0.6;
    return { position: turn.from - gathered(elapsed), blurred, landed: false, still: false };
  }
  const left = landing.restsAt - now;
  if (left > 0) {
    const { distance, speed } = remaining(left, landing);
    const blurred = speed > BLUR_SPEED;
    return { position: landing.stop + distance, blurred, landed: false, still: false };
  }
  const since = -left;
  const still = since >= BOUNCE_MS;
  const position = still ? landing.stop : landing.stop - spring(since);
  return { position, blurred: false, landed: true, still };
}

/** Distance in symbols that a free-running reel covers in `elapsed` milliseconds. */
function gathered(elapsed: number): number {
  if (elapsed <= 0) return 0;
  if (elapsed < WIND_UP_MS)
    return -WIND_UP_SYMBOLS * Math.sin((Math.PI / 2) * (elapsed / WIND_UP_MS));
  const running = elapsed - WIND_UP_MS;
  const perMs = FULL_SPEED / 1000;
  const run =
    running < RUN_UP_MS
      ? (perMs * running ** 2) / (2 * RUN_UP_MS)
      : perMs * (running - RUN_UP_MS / 2);
  return run - WIND_UP_SYMBOLS;
}

/** Symbols still to pass and the speed (symbols a second), `left` milliseconds before rest. */
function remaining(left: number, { heldFrom, restsAt }: ReelLanding) {
  const heldFor = heldFrom === null ? 0 : restsAt - heldFrom;
  const cruise = heldFor > BRAKE_MS + SLOW_DOWN_MS ? HELD_SPEED : FULL_SPEED;
  const knots: readonly (readonly [left: number, speed: number])[] =
    cruise === FULL_SPEED
      ? [
          [0, REST_SPEED],
          [BRAKE_MS, FULL_SPEED],
        ]
      : [
          [0, REST_SPEED],
          [BRAKE_MS, HELD_SPEED],
          [heldFor - SLOW_DOWN_MS, HELD_SPEED],
          [heldFor, FULL_SPEED],
        ];
  let distance = 0;
  let speed = REST_SPEED;
  let at = 0;
  for (const [knot, knotSpeed] of knots.slice(1)) {
    const span = Math.min(left, knot) - at;
    if (span <= 0) break;
    const reached = speed + (knotSpeed - speed) * (span / (knot - at));
    distance += ((speed + reached) / 2) * (span / 1000);
    at += span;
    speed = reached;
  }
  if (left > at) distance += speed * ((left - at) / 1000);
  return { distance, speed };
}

/** Overshoot of the spring, in symbols, `since` milliseconds after rest: damped, ends at 0. */
function spring(since: number): number {
  const seconds = since / 1000;
  const turns = (2 * Math.PI * 1000) / (BOUNCE_MS * 0.92);
  const fade = 1 - since / BOUNCE_MS;
  return (REST_SPEED / turns) * Math.exp(-7 * seconds) * Math.sin(turns * seconds) * fade;
}
