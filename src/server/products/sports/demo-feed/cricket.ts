import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { possibleTotals } from '#domain/sports/cricket-model.ts';
import type { ExpectedParts, PossibleEnd } from '#domain/sports/fair-price.ts';
import type { MarketPrices } from '#domain/sports/feed/message.ts';
import { CRICKET_MARKETS, type CricketFacts } from '#domain/sports/markets/cricket.ts';
import type { Side } from '#domain/sports/markets/football.ts';
import { CLUBS, type Club } from './clubs.ts';
import {
  ballMoments,
  type BallWeights,
  cricketFacts,
  type CricketMatch,
  type CricketMatchFacts,
  drawCricket,
  INNINGS_BALLS,
  type InningsFacts,
  isDone,
  type OpenInnings,
  OVER_BALLS,
  runsAfter,
  spreadAfter,
  cricketEnd,
  surprisesOf,
} from './cricket-match.ts';
import { type DemoMatch, type OfferedMarket, resultBy } from './demo-match.ts';
import { priceMarkets, pricesOf } from './price-market.ts';

/** The facts of a match at a moment: nothing that is drawn for later. */
interface OfferMoment {
  readonly now: CricketMatchFacts;
  readonly weights: CricketMatch['weights'];
  /** Sides in the order of batting. The toss is known as soon as bets are taken. */
  readonly order: readonly [Side, Side];
}

/** An over that has not begun. */
interface NextOver {
  readonly number: number;
  readonly innings: OpenInnings;
  /** Balls of its innings that come before it. */
  readonly ballsBefore: number;
}

/** Chances of the runs of both innings at their ends. */
type FinalRuns = readonly [readonly number[], readonly number[]];

/** Totals are offered on few lines, so that a bettor finds them again after the next price. */
const LINE_STEP = 4;
/** A chase ends this far past the score that it passes, on average. */
const PAST_SCORE = 2;
/** The mean of the lower one of two equal normal values lies so many standard deviations of their difference below. */
const LOWER_OF_TWO = 0.4;

/** Draws a cricket match of two invented clubs. */
export function cricketMatch(stream: OutcomeStream): DemoMatch {
  const [[home, homeStrength], [away, awayStrength]] = stream.shuffle(CLUBS.cricket) as [
    Club,
    Club,
  ];
  const match = drawCricket(stream, { home: homeStrength, away: awayStrength });
  const factsAt = (time: number) => cricketFacts(match, time);
  const momentAt = (time: number): OfferMoment => ({
    now: factsAt(time),
    weights: match.weights,
    order: [match.innings[0].side, match.innings[1].side],
  });
  return {
    home,
    away,
    factsAt,
    offeredAt: (time) => cricketOffer(momentAt(time)),
    pricesAt: (time) => cricketPrices(momentAt(time)),
    endsAt: cricketEnd(match),
    surprises: surprisesOf(match),
    resultAt: (market, time) => resultBy(CRICKET_MARKETS, market, factsAt(time)),
  };
}

/** The markets that a match has on offer. */
function cricketOffer(moment: OfferMoment): readonly OfferedMarket[] {
  if (moment.now.isOver) return [];
  const over = nextOver(moment);
  return [
    { market: 'matchWinner', specifiers: {}, group: 'result', outcomes: ['home', 'away'] },
    ...totalsOffer(moment),
    ...(over === null
      ? []
      : [
          {
            market: 'runsInOver',
            specifiers: { over: String(over.number), total: String(overLine(over)) },
            group: 'overs',
            outcomes: ['over', 'under'],
          },
        ]),
  ];
}

/** Lines around the expected total. They rest in the last over of the first innings, where no normal law fits. */
function totalsOffer(moment: OfferMoment): readonly OfferedMarket[] {
  const [opening] = inningsOf(moment);
  if (opening.ballsLeft > 0 && opening.ballsLeft < OVER_BALLS) return [];
  const middle = Math.round(expectedTotal(moment) / LINE_STEP) * LINE_STEP;
  return [middle - LINE_STEP, middle, middle + LINE_STEP]
    .filter((whole) => whole >= moment.now.runs)
    .map((whole) => ({
      market: 'totalRuns',
      specifiers: { total: `${whole}.5` },
      group: 'runs',
      outcomes: ['over', 'under'],
    }));
}

/** Prices of what is on offer. */
function cricketPrices(moment: OfferMoment): readonly MarketPrices[] {
  const { now } = moment;
  const offered = cricketOffer(moment);
  if (offered.length === 0) return [];
  const named = (name: string) => offered.filter(({ market }) => market === name);
  const [opening, chase] = inningsOf(moment);
  const finals: FinalRuns = [runsAfter(opening), runsAfter(chase)];
  const over = nextOver(moment);
  return [
    ...named('matchWinner').flatMap((one) => pricesOf(one, winnerParts(moment, finals))),
    ...priceMarkets(CRICKET_MARKETS, named('totalRuns'), {
      ends: totalEnds(moment, finals),
      now,
    }),
    ...named('runsInOver').flatMap((one) => (over === null ? [] : pricesOf(one, overParts(over)))),
  ];
}

/** Both innings as they are at a moment. */
function inningsOf({ now, weights, order }: OfferMoment): readonly [OpenInnings, OpenInnings] {
  const [opening, chase] = now.innings;
  const target = opening?.isOver === true ? opening.runs + 1 : Infinity;
  return [
    openInnings(opening, weights[order[0]], Infinity),
    openInnings(chase, weights[order[1]], target),
  ];
}

function openInnings(
  innings: InningsFacts | undefined,
  weights: BallWeights,
  target: number,
): OpenInnings {
  const { runs = 0, wickets = 0, balls = 0, isOver = false } = innings ?? {};
  return { runs, wickets, ballsLeft: isOver ? 0 : INNINGS_BALLS - balls, weights, target };
}

/** Expected parts of both sides. A tie is a dead heat. */
function winnerParts({ order }: OfferMoment, [set, made]: FinalRuns): readonly ExpectedParts[] {
  let [won, tied] = [0, 0];
  set.forEach((setChance, score) =>
    made.forEach((madeChance, runs) => {
      if (runs > score) won += setChance * madeChance;
      if (runs === score) tied += setChance * madeChance;
    }),
  );
  const chasing = { voidPart: 0, wonPart: won + tied / 2 };
  const setting = { voidPart: 0, wonPart: 1 - chasing.wonPart };
  return order[0] === 'home' ? [setting, chasing] : [chasing, setting];
}

/**
 * The totals at which a match may end. A chase that stops at its target is far from a normal law, so that its own
 * chances are taken as soon as the target is known.
 */
function totalEnds(moment: OfferMoment, finals: FinalRuns): readonly PossibleEnd<CricketFacts>[] {
  const { now } = moment;
  const [opening, chase] = inningsOf(moment);
  if (chase.target !== Infinity) {
    const end = { ...now, isOver: true, endedNaturally: true };
    return finals[1].map((probability, runs) => ({
      facts: { ...end, runs: opening.runs + runs },
      probability,
    }));
  }
  const overs = (opening.ballsLeft + chase.ballsLeft) / OVER_BALLS;
  const { mean, variance } = totalMoments(finals);
  return possibleTotals(now, {
    overs,
    mean: (mean - now.runs) / overs,
    variance: variance / overs,
  });
}

/** The mean and the variance of a total whose second innings stops at the target. */
function totalMoments([set, made]: FinalRuns) {
  let [mean, square] = [0, 0];
  set.forEach((setChance, score) =>
    made.forEach((madeChance, runs) => {
      const total = score + Math.min(runs, score + PAST_SCORE);
      mean += setChance * madeChance * total;
      square += setChance * madeChance * total ** 2;
    }),
  );
  return { mean, variance: square - mean ** 2 };
}

/** About the mean of the total: lines lie around it. */
function expectedTotal(moment: OfferMoment): number {
  const [opening, chase] = inningsOf(moment).map((innings) => {
    const { mean, variance } = ballMoments(innings.weights);
    const { runs, ballsLeft } = innings;
    return { mean: runs + ballsLeft * mean, variance: ballsLeft * variance };
  });
  if (opening === undefined || chase === undefined) throw new Error('a match has two innings');
  const variance = opening.variance + chase.variance;
  const lead = chase.mean - opening.mean - PAST_SCORE;
  const lower = LOWER_OF_TWO * Math.sqrt(variance) * Math.exp(-(lead ** 2) / 2 / variance);
  return opening.mean + Math.min(chase.mean, opening.mean + PAST_SCORE) - lower;
}

/** The next over that has not begun; null: there is none. */
function nextOver(moment: OfferMoment): NextOver | null {
  const { innings, oversRuns, isOver } = moment.now;
  const [opening, chase] = inningsOf(moment);
  const current = innings.at(-1);
  if (isOver) return null;
  if (current === undefined) return { number: 1, innings: opening, ballsBefore: 0 };
  if (current.isOver) return { number: oversRuns.length + 1, innings: chase, ballsBefore: 0 };
  const ballsBefore = OVER_BALLS - (current.balls % OVER_BALLS);
  const number = oversRuns.length + 2;
  const isOpening = innings.length === 1;
  if (current.balls + ballsBefore < INNINGS_BALLS) {
    return { number, innings: isOpening ? opening : chase, ballsBefore };
  }
  return isOpening ? { number, innings: chase, ballsBefore: 0 } : null;
}

const overLine = ({ innings }: NextOver): number =>
  Math.floor(ballMoments(innings.weights).mean * OVER_BALLS) + 0.5;

/** Expected parts of over and under. An over that is not needed is void. */
function overParts(next: NextOver): readonly ExpectedParts[] {
  const { innings, ballsBefore } = next;
  const line = overLine(next);
  let [over, under] = [0, 0];
  spreadAfter(innings, ballsBefore).forEach((byRuns, wickets) =>
    byRuns.forEach((chance, runs) => {
      if (isDone(innings, wickets, runs)) return;
      // The over counts its runs from 0.
      const begun = { ...innings, wickets, runs: 0, target: innings.target - runs };
      runsAfter(begun, OVER_BALLS).forEach((part, made) => {
        if (made > line) over += chance * part;
        else under += chance * part;
      });
    }),
  );
  const voidPart = Math.max(0, 1 - over - under);
  return [over, under].map((wonPart) => ({ voidPart, wonPart }));
}
