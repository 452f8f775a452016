import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { CricketFacts } from '#domain/sports/markets/cricket.ts';
import type { Side } from '#domain/sports/markets/football.ts';

/** The yield of a ball: runs, or a wicket. */
type Ball = number | 'W';

/** What a ball may bring, by integer weights. */
export type BallWeights = readonly (readonly [Ball, number])[];

/** An innings so far. */
export interface InningsFacts {
  readonly side: Side;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly isOver: boolean;
}

/** Facts of the demo: innings that have begun, and the balls of the newest over. */
export type CricketMatchFacts = CricketFacts & {
  readonly innings: readonly InningsFacts[];
  readonly overBalls: readonly Ball[];
};

/** An innings from which to go on. */
export interface OpenInnings {
  readonly runs: number;
  readonly wickets: number;
  readonly ballsLeft: number;
  readonly weights: BallWeights;
  /** Runs at which the innings ends; Infinity: it sets the target. */
  readonly target: number;
}

/** Chances of an innings, by wickets and then by runs. */
type Spread = readonly (readonly number[])[];

interface DrawnInnings {
  readonly side: Side;
  /** Milliseconds since the start of the match. */
  readonly startsAt: number;
  readonly balls: readonly Ball[];
}

/** A cricket match of the demo, decided before it starts. */
export interface CricketMatch {
  /** By the side that bats. */
  readonly weights: Readonly<Record<Side, BallWeights>>;
  /** Names in the order of batting. */
  readonly batters: Readonly<Record<Side, readonly string[]>>;
  readonly innings: readonly [DrawnInnings, DrawnInnings];
}

export const OVER_BALLS = 6;
export const INNINGS_BALLS = 36;
const ALL_OUT = 10;
/** Two innings and their break fit into a match. Overs begin when prices are new. */
const BALL_MS = 4_000;
const TOSS_MS = 8_000;
const BREAK_MS = 32_000;
/** Pauses of the markets are rare, so that bets can be placed between them. */
const APART_MS = 8_000;
const MOST_WICKETS_SHOWN = 12;
const ELEVEN = 11;
/** What happens less often is left out of a price. */
const LEAST_CHANCE = 1e-9;

const NAMES: readonly string[] = [
  'M. Aravind',
  'T. Okello',
  'J. Farrowby',
  'S. Peralam',
  'K. Dunmore',
  'R. Iyanda',
  'A. Sevrin',
  'D. Malhoura',
  'P. Castleby',
  'N. Wirawela',
  'L. Tamrin',
  'H. Oduvale',
  'V. Kestrane',
  'B. Rushmoor',
  'G. Sandiwal',
  'C. Applegrove',
  'E. Naraveen',
  'F. Tolworth',
  'O. Jayamira',
  'W. Hallsend',
  'Y. Barakone',
  'I. Pendragal',
];

/** Draws a match. @param strengths 1 is average */
export function drawCricket(
  stream: OutcomeStream,
  strengths: Readonly<Record<Side, number>>,
): CricketMatch {
  const weights = {
    home: weightsOf(strengths.home / strengths.away),
    away: weightsOf(strengths.away / strengths.home),
  };
  const names = stream.shuffle(NAMES);
  const [first, second] = drawOrder(stream);
  const opening = {
    side: first,
    startsAt: TOSS_MS,
    balls: drawBalls(stream, weights[first], Infinity),
  };
  const chase = {
    side: second,
    startsAt: endOf(opening) + BREAK_MS,
    balls: drawBalls(stream, weights[second], runsOf(opening.balls) + 1),
  };
  return {
    weights,
    batters: { home: names.slice(0, ELEVEN), away: names.slice(ELEVEN) },
    innings: [opening, chase],
  };
}

/** The facts at a time. An innings that has not begun is absent. */
export function cricketFacts({ innings, batters }: CricketMatch, time: number): CricketMatchFacts {
  const begun = innings
    .filter(({ startsAt }) => startsAt <= time)
    .map((one) => ({ ...one, isOver: endOf(one) <= time, balls: bowledAt(one, time) }));
  const isOver = begun.length === innings.length && begun.every((one) => one.isOver);
  const oversRuns = begun.flatMap(overRuns);
  const balls = begun.at(-1)?.balls ?? [];
  return {
    runs: runsOf(begun.flatMap((one) => one.balls)),
    oversRuns,
    oversPlanned: (INNINGS_BALLS / OVER_BALLS) * innings.length,
    oversBowled: oversRuns.length,
    // Play is never broken off: overs that are not bowled were not needed.
    endedNaturally: isOver,
    batters: Object.fromEntries(begun.flatMap((one) => battersOf(one.balls, batters[one.side]))),
    outcome: isOver ? outcomeOf(innings) : null,
    isOver,
    innings: begun.map((one) => ({
      side: one.side,
      runs: runsOf(one.balls),
      wickets: wicketsOf(one.balls),
      balls: one.balls.length,
      isOver: one.isOver,
    })),
    overBalls: balls.slice(Math.floor(Math.max(0, balls.length - 1) / OVER_BALLS) * OVER_BALLS),
  };
}

/** Times of wickets and of the end of each innings. Wickets that are close to another time are left out. */
export function surprisesOf({ innings }: CricketMatch): readonly number[] {
  const kept = innings.map(endOf);
  const wickets = innings.flatMap(({ startsAt, balls }) =>
    balls.flatMap((ball, place) => (ball === 'W' ? [startsAt + (place + 1) * BALL_MS] : [])),
  );
  for (const time of wickets) {
    const isApart = kept.every((other) => Math.abs(time - other) >= APART_MS);
    if (isApart && kept.length < MOST_WICKETS_SHOWN + innings.length) kept.push(time);
  }
  return kept.toSorted((one, other) => one - other);
}

function drawOrder(stream: OutcomeStream): readonly [Side, Side] {
  return stream.nextBelow(2) === 0 ? ['home', 'away'] : ['away', 'home'];
}

/** Weights of what a ball brings: about 52 runs and two wickets in an innings of equal sides. */
function weightsOf(ratio: number): BallWeights {
  const edge = Math.sqrt(ratio);
  return [
    [0, Math.round(300 / edge)],
    [1, 370],
    [2, 80],
    [3, 10],
    [4, Math.round(130 * edge)],
    [6, Math.round(60 * edge)],
    ['W', Math.round(50 / edge)],
  ];
}

function drawBalls(stream: OutcomeStream, weights: BallWeights, target: number): readonly Ball[] {
  const balls: Ball[] = [];
  while (balls.length < INNINGS_BALLS && wicketsOf(balls) < ALL_OUT && runsOf(balls) < target) {
    balls.push(drawBall(stream, weights));
  }
  return balls;
}

function drawBall(stream: OutcomeStream, weights: BallWeights): Ball {
  let left = stream.nextBelow(weights.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [ball, weight] of weights) {
    if (left < weight) return ball;
    left -= weight;
  }
  throw new RangeError('a draw is below the sum of the weights');
}

export const cricketEnd = ({ innings }: CricketMatch): number => Math.max(...innings.map(endOf));

const endOf = ({ startsAt, balls }: DrawnInnings): number => startsAt + balls.length * BALL_MS;

const bowledAt = ({ startsAt, balls }: DrawnInnings, time: number): readonly Ball[] =>
  balls.slice(0, Math.floor((time - startsAt) / BALL_MS));

const runsOf = (balls: readonly Ball[]): number =>
  balls.reduce<number>((sum, ball) => (ball === 'W' ? sum : sum + ball), 0);

const wicketsOf = (balls: readonly Ball[]): number => balls.filter((ball) => ball === 'W').length;

/** Runs of each over that has ended; the last one of an innings may be short. */
function overRuns({ balls, isOver }: Pick<DrawnInnings, 'balls'> & { isOver: boolean }): number[] {
  const overs = isOver
    ? Math.ceil(balls.length / OVER_BALLS)
    : Math.floor(balls.length / OVER_BALLS);
  return Array.from({ length: overs }, (_, over) =>
    runsOf(balls.slice(over * OVER_BALLS, (over + 1) * OVER_BALLS)),
  );
}

/** Runs of those who have batted. Batters change ends after odd runs and after an over. */
function battersOf(
  balls: readonly Ball[],
  names: readonly string[],
): readonly (readonly [string, number])[] {
  const runs = [0, 0];
  let [striker, partner] = [0, 1];
  for (const [place, ball] of balls.entries()) {
    if (ball === 'W') striker = runs.push(0) - 1;
    else runs[striker] = (runs[striker] ?? 0) + ball;
    const isOdd = ball !== 'W' && ball % 2 === 1;
    const endsOver = (place + 1) % OVER_BALLS === 0;
    if (isOdd !== endsOver) [striker, partner] = [partner, striker];
  }
  // The tenth wicket brings in no other batter.
  return names.slice(0, runs.length).map((name, order) => [name, runs[order] ?? 0]);
}

function outcomeOf([opening, chase]: CricketMatch['innings']): Side | 'tie' {
  const lead = runsOf(opening.balls) - runsOf(chase.balls);
  if (lead === 0) return 'tie';
  return lead > 0 ? opening.side : chase.side;
}

/** The mean and the variance of the runs of a ball. */
export function ballMoments(weights: BallWeights) {
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let [mean, square] = [0, 0];
  for (const [ball, weight] of weights) {
    const runs = ball === 'W' ? 0 : ball;
    mean += (runs * weight) / whole;
    square += (runs ** 2 * weight) / whole;
  }
  return { mean, variance: square - mean ** 2 };
}

/** Chances of the runs of an innings after so many balls; at its end by default. */
export function runsAfter(innings: OpenInnings, balls = innings.ballsLeft): readonly number[] {
  const spread = spreadAfter(innings, balls);
  const chances = Array<number>(Math.max(...spread.map(({ length }) => length))).fill(0);
  for (const byRuns of spread) {
    byRuns.forEach((chance, runs) => {
      chances[runs] = (chances[runs] ?? 0) + chance;
    });
  }
  return chances;
}

/** Chances after so many balls. */
export function spreadAfter(innings: OpenInnings, balls: number): Spread {
  let spread: number[][] = Array.from({ length: ALL_OUT + 1 }, () => []);
  (spread[innings.wickets] ?? [])[innings.runs] = 1;
  for (let ball = 0; ball < balls; ball += 1) spread = afterBall(spread, innings);
  return spread;
}

function afterBall(spread: Spread, innings: OpenInnings): number[][] {
  const whole = innings.weights.reduce((sum, [, weight]) => sum + weight, 0);
  const next: number[][] = Array.from({ length: ALL_OUT + 1 }, () => []);
  const add = (wickets: number, runs: number, chance: number): void => {
    const byRuns = next[wickets] ?? [];
    byRuns[runs] = (byRuns[runs] ?? 0) + chance;
  };
  spread.forEach((byRuns, wickets) =>
    byRuns.forEach((chance, runs) => {
      if (chance < LEAST_CHANCE) return;
      if (isDone(innings, wickets, runs)) return add(wickets, runs, chance);
      for (const [ball, weight] of innings.weights) {
        const part = (chance * weight) / whole;
        if (ball === 'W') add(wickets + 1, runs, part);
        else add(wickets, runs + ball, part);
      }
    }),
  );
  return next;
}

/** All out, or past the target. */
export const isDone = (innings: OpenInnings, wickets: number, runs: number): boolean =>
  wickets === ALL_OUT || runs >= innings.target;
