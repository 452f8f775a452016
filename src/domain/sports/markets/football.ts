import { type LegResult, LOST, VOID, WON } from '../leg-result.ts';
import { lineResult, quartersOf } from './line-result.ts';
import type { MarketType, Question } from './market-type.ts';

export type Side = 'home' | 'away';

/** Facts of a football match, within 90 minutes and stoppage time unless said otherwise. */
export interface FootballFacts {
  /** The sides that scored, in order; an own goal counts for the other team. */
  readonly goals: readonly Side[];
  /** Goals of the first half, as the first ones of `goals`. */
  readonly firstHalfGoals: number;
  readonly corners: Readonly<Record<Side, number>>;
  readonly phase: 'before' | 'firstHalf' | 'secondHalf' | 'over';
  /** The side that advances, overtime and penalties included; null: not known. */
  readonly qualified: Side | null;
}

type Rule = (question: Question<FootballFacts>) => LegResult | null;

export const scoreOf = (
  { goals }: FootballFacts,
  until = goals.length,
): Readonly<Record<Side, number>> => {
  const home = goals.slice(0, until).filter((side) => side === 'home').length;
  return { home, away: Math.min(until, goals.length) - home };
};

/** A score as a specifier names it: `1:0`. @throws RangeError for what is none */
function scoreNamed(text: string): Readonly<Record<Side, number>> {
  const [, home, away] = /^(\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
  if (home === undefined || away === undefined) throw new RangeError(`${text} is not a score`);
  return { home: Number(home), away: Number(away) };
}

const winnerOf = ({ home, away }: Readonly<Record<Side, number>>): Side | 'draw' => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

const isOver = ({ phase }: FootballFacts): boolean => phase === 'over';
const wonIf = (won: boolean): LegResult => (won ? WON : LOST);

/** Decided at the end. */
const atEnd =
  (judge: (question: Question<FootballFacts>) => LegResult): Rule =>
  (question) =>
    isOver(question.facts) ? judge(question) : null;

/** A total that only rises: over wins as soon as it is passed, and is judged whole at the end. */
function totalRule(counted: (facts: FootballFacts) => number): Rule {
  return ({ outcome, specifiers, facts }) => {
    const lead = counted(facts) * 4 - quartersOf(specifiers['total'] ?? '');
    const result = lineResult(outcome === 'over' ? lead : -lead);
    // More goals make no difference once the half above the line has won too.
    return isOver(facts) || lead >= 2 ? result : null;
  };
}

const rule = (
  id: string,
  outcomes: readonly string[] | null,
  settle: Rule,
  specifiers: readonly string[] = [],
): MarketType<FootballFacts> => ({ id, outcomes, specifiers, settle });

/** Source: domain page "sports", 4 Settlement, the table of football markets. */
export const FOOTBALL_MARKETS: readonly MarketType<FootballFacts>[] = [
  rule(
    '1x2',
    ['home', 'draw', 'away'],
    atEnd(({ outcome, facts }) => wonIf(winnerOf(scoreOf(facts)) === outcome)),
  ),
  rule(
    'doubleChance',
    ['homeDraw', 'homeAway', 'drawAway'],
    atEnd(({ outcome, facts }) => wonIf(outcome.toLowerCase().includes(winnerOf(scoreOf(facts))))),
  ),
  rule(
    'drawNoBet',
    ['home', 'away'],
    atEnd(({ outcome, facts }) => {
      const winner = winnerOf(scoreOf(facts));
      return winner === 'draw' ? VOID : wonIf(winner === outcome);
    }),
  ),
  rule(
    'asianHandicap',
    ['home', 'away'],
    atEnd(({ outcome, specifiers, facts }) => {
      // In play it counts from the score that its name says, so that one result settles every bet of a market.
      const [now, then] = [scoreOf(facts), scoreNamed(specifiers['score'] ?? '0:0')];
      const lead = (now.home - then.home - (now.away - then.away)) * 4;
      const line = quartersOf(specifiers['hcp'] ?? '');
      return lineResult(outcome === 'home' ? lead + line : -lead - line);
    }),
    ['hcp', 'score'],
  ),
  rule(
    'handicap3',
    ['home', 'draw', 'away'],
    atEnd(({ outcome, specifiers, facts }) => {
      const { home, away } = scoreOf(facts);
      const line = quartersOf(specifiers['hcp'] ?? '') / 4;
      return wonIf(winnerOf({ home: home + line, away }) === outcome);
    }),
    ['hcp'],
  ),
  rule(
    'total',
    ['over', 'under'],
    totalRule(({ goals }) => goals.length),
    ['total'],
  ),
  rule(
    'corners',
    ['over', 'under'],
    totalRule(({ corners }) => corners.home + corners.away),
    ['total'],
  ),
  rule('bothScore', ['yes', 'no'], ({ outcome, facts }) => {
    const { home, away } = scoreOf(facts);
    const both = home > 0 && away > 0;
    return both || isOver(facts) ? wonIf((outcome === 'yes') === both) : null;
  }),
  rule('correctScore', null, ({ outcome, facts }) => {
    const { home, away } = scoreOf(facts);
    const [wantedHome = -1, wantedAway = -1] = outcome.split(':').map(Number);
    if (home > wantedHome || away > wantedAway) return LOST;
    return isOver(facts) ? wonIf(home === wantedHome && away === wantedAway) : null;
  }),
  rule(
    'halfFull',
    ['home', 'draw', 'away'].flatMap((half) =>
      ['home', 'draw', 'away'].map((full) => `${half}/${full}`),
    ),
    ({ outcome, facts }) => {
      const { phase, firstHalfGoals } = facts;
      if (phase === 'before' || phase === 'firstHalf') return null;
      const [half, full] = outcome.split('/');
      if (winnerOf(scoreOf(facts, firstHalfGoals)) !== half) return LOST;
      return isOver(facts) ? wonIf(winnerOf(scoreOf(facts)) === full) : null;
    },
  ),
  rule(
    'nextGoal',
    ['home', 'none', 'away'],
    ({ outcome, specifiers, facts }) => {
      const scorer = facts.goals[Number(specifiers['goal']) - 1];
      if (scorer !== undefined) return wonIf(scorer === outcome);
      return isOver(facts) ? wonIf(outcome === 'none') : null;
    },
    ['goal'],
  ),
  rule('qualify', ['home', 'away'], ({ outcome, facts: { qualified } }) =>
    qualified === null ? null : wonIf(qualified === outcome),
  ),
];
