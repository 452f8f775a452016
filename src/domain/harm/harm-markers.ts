import { harmMarkers } from '#contract/generated/enum-values.ts';
import type { HarmMarker } from '#contract/generated/types.ts';

/** What a member did of late; money in micro-units of one currency. */
export interface HarmFacts {
  /** Lost within the last 7 days; below zero: won. */
  readonly weekLossMicro: bigint;
  /** Lost a week on average over the 4 weeks before; null: nothing was played then. */
  readonly usualLossMicro: bigint | null;
  /** When deposits of the last 7 days were credited. */
  readonly depositedAt: readonly Date[];
  /** Of the last 7 days. */
  readonly declinedDeposits: number;
  /** Withdrawals of the last 7 days that the player cancelled. */
  readonly withdrawalsTakenBack: number;
  /** Signed in within the last 24 hours. */
  readonly minutesOfDay: number;
  /** Of the last 7 nights. */
  readonly nightsPlayed: number;
  /** Limits and blocks whose loosening the player asked for and has not confirmed. */
  readonly looseningLimits: number;
  /** A break or an exclusion ended within the last 90 days. */
  readonly isAfterBreak: boolean;
}

const DAY_MS = 86_400_000;

/**
 * What each marker adds to the score. The markers are those that regulators name (Malta's Player
 * Protection Directive of 2023, GLI-19 A.4.6); the weights are ours.
 */
export const MARKER_POINTS: Readonly<Record<HarmMarker, number>> = {
  lossesGrow: 30,
  depositsClose: 20,
  withdrawalsTakenBack: 20,
  longSessions: 20,
  depositsDeclined: 15,
  nightPlay: 15,
  limitsLoosen: 10,
  afterBreak: 10,
};

/** From this score on staff look at a member. */
export const CASE_SCORE = 40;

const SHOWS: Readonly<Record<HarmMarker, (facts: HarmFacts) => boolean>> = {
  lossesGrow: ({ weekLossMicro: lost, usualLossMicro: usual }) =>
    usual !== null && usual > 0n && lost >= 2n * usual,
  depositsClose: ({ depositedAt }) => mostWithinDay(depositedAt) >= 4,
  depositsDeclined: ({ declinedDeposits }) => declinedDeposits >= 3,
  withdrawalsTakenBack: ({ withdrawalsTakenBack }) => withdrawalsTakenBack >= 2,
  longSessions: ({ minutesOfDay }) => minutesOfDay >= 6 * 60,
  nightPlay: ({ nightsPlayed }) => nightsPlayed >= 3,
  limitsLoosen: ({ looseningLimits }) => looseningLimits > 0,
  afterBreak: ({ isAfterBreak }) => isAfterBreak,
};

/** The markers that a member's play shows, the weightiest first, and the sum of their points, 100 at most. */
export function scoreHarm(facts: HarmFacts): { score: number; markers: readonly HarmMarker[] } {
  const markers = harmMarkers
    .filter((marker) => SHOWS[marker](facts))
    .toSorted((a, b) => MARKER_POINTS[b] - MARKER_POINTS[a]);
  const points = markers.reduce((sum, marker) => sum + MARKER_POINTS[marker], 0);
  return { score: Math.min(100, points), markers };
}

/** The most moments that lie within 24 hours of one another. */
function mostWithinDay(moments: readonly Date[]): number {
  const times = moments.map((moment) => moment.getTime()).toSorted((a, b) => a - b);
  return times.reduce(
    (most, from) => Math.max(most, times.filter((at) => at >= from && at < from + DAY_MS).length),
    0,
  );
}
