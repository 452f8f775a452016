import type { Animator } from '../../../kit/motion/animator.ts';
import { type ReelLanding, reelPlace, type ReelTurn } from '../reel-motion.ts';
import { type SymbolAt, symbolsOn } from '../reel-strip.ts';
import type { Landing, ReelViewOptions, Resting } from '../reel-view.ts';
import type { Reel } from './reel.ts';

interface Course {
  /** Null while at rest. */
  turn: ReelTurn | null;
  landing: ReelLanding | null;
  rest: { readonly stop: number; readonly column: Resting['window'][number] };
  symbolAt: SymbolAt;
  touchedDown: boolean;
}

export interface TurningReels {
  rest(resting: Resting): void;
  turn(reels: Resting['reels']): void;
  land(landing: Landing): void;
  /** Draws every reel where it is now. */
  redraw(): void;
}

/** The movement of all reels: who turns, who lands when, and what is drawn meanwhile. */
export function createTurningReels(
  reels: readonly Reel[],
  { look: { strips } }: Pick<ReelViewOptions, 'look'>,
  first: Resting,
  animator: Animator,
  now: () => number,
  onTouchDown: (reel: number) => void,
): TurningReels {
  let set = first.reels;
  let endMovement: (() => void) | null = null;
  const atRest = (resting: Resting, reel: number): Course => {
    const stop = resting.stops[reel] ?? 0;
    const rest = { stop, column: resting.window[reel] ?? [] };
    const symbolAt = symbolsOn(strips[resting.reels][reel] ?? [], rest);
    return { turn: null, landing: null, rest, symbolAt, touchedDown: true };
  };
  let courses = reels.map((_, reel) => atRest(first, reel));

  const drawReel = (reel: Reel, index: number, time: number): boolean => {
    const course = courses[index];
    if (course === undefined) return false;
    if (course.turn === null) {
      reel.draw(course.rest.stop, false, course.symbolAt);
      return false;
    }
    const place = reelPlace(course.turn, course.landing, time);
    reel.draw(place.position, place.blurred, course.symbolAt);
    if (place.landed && !course.touchedDown) {
      course.touchedDown = true;
      onTouchDown(index);
    }
    if (place.still) course.turn = null;
    return !place.still;
  };
  const redraw = (): void => {
    for (const [index, reel] of reels.entries()) drawReel(reel, index, now());
  };
  const keepMoving = (): void => {
    endMovement ??= animator.run({
      move: () => {
        const time = now();
        const moving = reels.map((reel, index) => drawReel(reel, index, time));
        if (moving.includes(true)) return;
        endMovement?.();
        endMovement = null;
      },
    });
  };

  return {
    redraw,
    rest(resting) {
      set = resting.reels;
      courses = reels.map((_, reel) => atRest(resting, reel));
      redraw();
      animator.touch();
    },
    turn(next) {
      const startedAt = now();
      for (const [index, course] of courses.entries()) {
        if (course.turn !== null && course.landing === null) continue;
        course.turn = { from: course.rest.stop, startedAt };
        course.landing = null;
        course.touchedDown = false;
        if (next === set) continue;
        // Another set of strips is mounted: it begins with what is in sight.
        course.symbolAt = symbolsOn(strips[next][index] ?? [], course.rest);
      }
      set = next;
      keepMoving();
    },
    land({ stops, window, restsAtMs, held }) {
      const decidedAt = now();
      for (const [index, course] of courses.entries()) {
        const stop = stops[index] ?? 0;
        const column = window[index] ?? [];
        const since = held.find(({ reel }) => reel === index)?.fromMs;
        course.rest = { stop, column };
        course.landing = {
          stop,
          decidedAt,
          restsAt: decidedAt + (restsAtMs[index] ?? 0),
          heldFrom: since === undefined ? null : decidedAt + since,
        };
        course.symbolAt = symbolsOn(strips[set][index] ?? [], course.rest);
      }
      keepMoving();
    },
  };
}
