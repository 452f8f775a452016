import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { GoalMeans } from '#domain/sports/football-model.ts';
import type { FootballFacts, Side } from '#domain/sports/markets/football.ts';

/** An incident of a match, by its minute. */
interface MatchMoment {
  readonly minute: number;
  readonly kind: 'goal' | 'red' | 'corner';
  readonly side: Side;
}

/** A football match of the demo, decided before it starts: each node plays the same one. */
export interface FootballMatch {
  readonly means: GoalMeans;
  readonly moments: readonly MatchMoment[];
}

const MINUTES = 90;
const HALF = 45;
/** Goals of an average side at home and away. */
const MEAN = { home: 1.5, away: 1.15 } as const;
const CORNERS_A_MINUTE = 0.11;
/** A red card in nine matches out of a hundred for each side. */
const REDS_A_MINUTE = 0.001;
/** A side with a player fewer scores less, and the other one more. */
const FEWER = 0.67;
const MORE = 1.25;
const CHANCE_UNIT = 1_000_000;

/** Draws a match. @param strengths 1 is average */
export function drawFootball(
  stream: OutcomeStream,
  strengths: Readonly<Record<Side, number>>,
): FootballMatch {
  const ratio = strengths.home / strengths.away;
  const means = { home: MEAN.home * ratio, away: MEAN.away / ratio };
  const moments: MatchMoment[] = [];
  const falls = (chance: number): boolean =>
    stream.nextBelow(CHANCE_UNIT) < Math.round(chance * CHANCE_UNIT);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const expected = remainingMeans({ means, moments }, minute - 1);
    const left = MINUTES - minute + 1;
    for (const side of ['home', 'away'] as const) {
      if (falls(1 - Math.exp(-expected[side] / left))) moments.push({ minute, kind: 'goal', side });
      if (falls(REDS_A_MINUTE)) moments.push({ minute, kind: 'red', side });
      if (falls(CORNERS_A_MINUTE / 2)) moments.push({ minute, kind: 'corner', side });
    }
  }
  return { means, moments };
}

/** The facts after a minute, from 0 to 90; `isOver` at the final whistle. */
export function footballFacts(
  match: FootballMatch,
  minute: number,
  isOver: boolean,
): FootballFacts {
  const past = momentsUntil(match, minute);
  const goals = past.filter(({ kind }) => kind === 'goal');
  const cornersOf = (side: Side): number =>
    past.filter((moment) => moment.kind === 'corner' && moment.side === side).length;
  return {
    goals: goals.map(({ side }) => side),
    firstHalfGoals: goals.filter((goal) => goal.minute <= HALF).length,
    corners: { home: cornersOf('home'), away: cornersOf('away') },
    phase: isOver ? 'over' : phaseOf(minute),
    qualified: null,
  };
}

/** Moments until a minute, in order. */
export const momentsUntil = (
  { moments }: FootballMatch,
  minute: number,
): FootballMatch['moments'] => moments.filter((moment) => moment.minute <= minute);

/** Goals that are still expected after a minute, red cards included. */
export function remainingMeans({ means, moments }: FootballMatch, minute: number): GoalMeans {
  const redsOf = (side: Side): number =>
    moments.filter((one) => one.kind === 'red' && one.side === side && one.minute <= minute).length;
  const [home, away] = [redsOf('home'), redsOf('away')];
  const left = Math.max(0, MINUTES - minute) / MINUTES;
  return {
    home: means.home * left * FEWER ** home * MORE ** away,
    away: means.away * left * FEWER ** away * MORE ** home,
  };
}

/** Moments after which prices are new at once. */
export const surprisesOf = ({ moments }: FootballMatch): readonly number[] => [
  ...new Set(moments.filter(({ kind }) => kind !== 'corner').map(({ minute }) => minute)),
];

function phaseOf(minute: number): FootballFacts['phase'] {
  if (minute === 0) return 'before';
  return minute <= HALF ? 'firstHalf' : 'secondHalf';
}
