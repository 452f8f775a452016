import type { SlotEvent } from '../events.ts';
import { heldReels } from './held-reels.ts';
import * as pace from './pace.ts';
import { type PlacedPicture, picturesOf, type SpinPicture } from './pictures.ts';
import type { SlotLook } from './slot-look.ts';
import { FRESH_ROUND, standAfter, type Standing } from './standing.ts';
import type { Counted, SpinTimes, Step } from './step.ts';
import { countUpMs, WIN_HOLD_MS, WIN_LIMIT_MS, winTier } from '../../kit/win-tier.ts';

export interface TimelineOptions {
  readonly look: Pick<SlotLook, 'special' | 'suspenseFrom'>;
  /** The first event to show; what lies before it is only stood up. */
  readonly from?: number;
  /** Spin time that has passed when the first spin is decided. */
  readonly spunMs?: number;
  readonly celebrateAboveStakeOnly?: boolean;
  /** Results without movement. */
  readonly reducedMotion?: boolean;
  /** Short spins. */
  readonly fast?: boolean;
}

export interface Timeline {
  readonly steps: readonly Step[];
  readonly durationMs: number;
  /** Before the first step. */
  readonly standing: Standing;
}

interface Course extends Pick<TimelineOptions, 'look'> {
  readonly stakeMicro: bigint;
  readonly celebrateAboveStakeOnly: boolean;
  readonly still: boolean;
  readonly fast: boolean;
}

type UntimedStep<Kind = Step> = Kind extends Step ? Omit<Kind, 'atMs'> : never;

/** Turns the events of a round into steps with times: what is seen, when, and for how long. */
export function createTimeline(events: readonly SlotEvent[], options: TimelineOptions): Timeline {
  const { from = 0, spunMs = 0, look } = options;
  const course: Course = {
    look,
    stakeMicro: stakeOf(events),
    celebrateAboveStakeOnly: options.celebrateAboveStakeOnly ?? true,
    still: options.reducedMotion ?? false,
    fast: options.fast ?? false,
  };
  const steps: Step[] = [];
  let durationMs = 0;
  let standing = FRESH_ROUND;
  let inFreeSpins = false;
  for (const picture of picturesOf(events)) {
    if (picture.kind === 'freeSpin') inFreeSpins = true;
    if (picture.endEvent <= from) {
      standing = standAfter(standing, picture);
      continue;
    }
    const turnedMs = steps.some(({ kind }) => kind === 'spin') ? 0 : spunMs;
    const step = timed(picture, course, inFreeSpins, turnedMs);
    steps.push({ ...step, atMs: durationMs });
    durationMs += step.durationMs;
  }
  return { steps, durationMs, standing };
}

function stakeOf(events: readonly SlotEvent[]): bigint {
  const started = events.find((event) => event.type === 'roundStarted');
  return started === undefined ? 0n : BigInt(started.stakeMicro);
}

function timed(
  picture: PlacedPicture,
  course: Course,
  inFreeSpins: boolean,
  turnedMs: number,
): UntimedStep {
  const { STILL_MS } = pace;
  const { still } = course;
  const skippable = true;
  switch (picture.kind) {
    case 'spin': {
      const times = still ? atOnce(picture) : spinTimes(picture, course, turnedMs);
      const turning = Math.max(...times.restsAtMs) + pace.BOUNCE_MS;
      const durationMs = still ? STILL_MS.spin : turning;
      return { ...picture, ...times, durationMs, skippable: false };
    }
    case 'coins':
      return { ...picture, durationMs: still ? 0 : pace.COINS_MS, skippable: false };
    case 'fill':
      return { ...picture, durationMs: still ? 0 : pace.FILL_MS, skippable: false };
    case 'fall': {
      const durationMs = still ? 0 : pace.VANISH_MS + pace.FALL_MS;
      return { ...picture, durationMs, skippable: false };
    }
    case 'win': {
      if (picture.isPartial) {
        const durationMs = still ? STILL_MS.partialWin : pace.PARTIAL_WIN_MS;
        // The spin is not over: what it pays in all is celebrated at its end.
        return { ...picture, tier: 'plain', countMs: 0, durationMs, skippable };
      }
      const count = counted(picture.payoutMicro, course);
      const shown = count.tier === 'plain' ? pace.PLAIN_WIN_MS : count.countMs + WIN_HOLD_MS;
      const stood = inFreeSpins ? STILL_MS.freeSpinWin : STILL_MS.win;
      const durationMs = still ? stood : Math.min(shown, WIN_LIMIT_MS);
      return { ...picture, ...count, durationMs, skippable };
    }
    case 'miss': {
      const shown = inFreeSpins ? pace.FREE_MISS_MS : pace.MISS_MS;
      const stood = inFreeSpins ? STILL_MS.freeSpinMiss : STILL_MS.miss;
      return { ...picture, durationMs: still ? stood : shown, skippable };
    }
    case 'award': {
      const durationMs = picture.retrigger ? pace.RETRIGGER_MS : pace.AWARD_MS;
      return { ...picture, durationMs, skippable };
    }
    case 'freeSpin':
      return { ...picture, durationMs: pace.FREE_SPIN_MS, skippable };
    case 'featureEnd':
    case 'holdEnd': {
      const count = counted(picture.payoutMicro, course);
      const durationMs = Math.min(count.countMs + pace.FEATURE_END_HOLD_MS, WIN_LIMIT_MS);
      return { ...picture, ...count, durationMs, skippable };
    }
    case 'holdStart':
      return { ...picture, durationMs: pace.HOLD_START_MS, skippable };
    case 'holdTurn': {
      const landing = picture.coins.length > 0 ? pace.HOLD_LAND_MS : 0;
      const durationMs = still ? STILL_MS.holdTurn : pace.HOLD_TURN_MS + landing;
      return { ...picture, durationMs, skippable: false };
    }
    case 'cap':
      return { ...picture, durationMs: pace.CAP_MS, skippable };
    case 'end':
      return { ...picture, durationMs: 0, skippable };
  }
}

function counted(payoutMicro: bigint, course: Course): Counted {
  const { stakeMicro, celebrateAboveStakeOnly, still } = course;
  const tier = winTier(payoutMicro, stakeMicro, celebrateAboveStakeOnly);
  return { tier, countMs: still ? 0 : countUpMs(tier, payoutMicro, stakeMicro) };
}

function atOnce({ window }: SpinPicture): SpinTimes {
  return { restsAtMs: window.map(() => 0), held: [] };
}

/** When each reel rests: 145 ms apart, later where all but one special lie already. */
function spinTimes(
  { reels, window }: SpinPicture,
  { look, fast }: Pick<Course, 'look' | 'fast'>,
  turnedMs: number,
): SpinTimes {
  const slow = reels === 'base' ? pace.FIRST_STOP_MS : pace.FREE_FIRST_STOP_MS;
  const usual = fast ? pace.FAST.firstStopMs : slow;
  const least = fast ? pace.FAST.leastLandingMs : pace.LEAST_LANDING_MS;
  const holding = new Set(fast ? [] : heldReels(window, look));
  const held: { reel: number; fromMs: number }[] = [];
  const restsAtMs: number[] = [];
  let restsAt = Math.max(least, usual - turnedMs);
  for (const reel of window.keys()) {
    if (reel > 0) restsAt += fast ? pace.FAST.staggerMs : pace.REEL_STAGGER_MS;
    if (holding.has(reel)) {
      held.push({ reel, fromMs: restsAtMs.at(-1) ?? 0 });
      restsAt += pace.HOLD_MS;
    }
    restsAtMs.push(restsAt);
  }
  return { restsAtMs, held };
}
