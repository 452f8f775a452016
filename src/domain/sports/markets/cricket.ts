import { fraction } from '../fraction.ts';
import { type LegResult, LOST, VOID, WON } from '../leg-result.ts';
import type { Side } from './football.ts';
import { lineResult, quartersOf } from './line-result.ts';
import type { MarketType, Question } from './market-type.ts';

/** Facts of a match of limited overs. Runs of a super over are in `winner` alone. */
export interface CricketFacts {
  readonly runs: number;
  /** Runs of each over that was bowled, both innings in order: `1`, `2` ... by the specifier `over`. */
  readonly oversRuns: readonly number[];
  readonly oversPlanned: number;
  readonly oversBowled: number;
  /** All out, or the target reached: the overs that were not bowled were not needed. */
  readonly endedNaturally: boolean;
  /** Runs by batter. */
  readonly batters: Readonly<Record<string, number>>;
  readonly outcome: Side | 'tie' | 'noResult' | null;
  readonly isOver: boolean;
}

/** Parts of the planned overs, in percent, that have to be bowled for a market to count. */
export const LEAST_OVERS_PERCENT = { totalRuns: 80, topBatter: 50 } as const;

const wonIf = (won: boolean): LegResult => (won ? WON : LOST);

type Rule = (question: Question<CricketFacts>) => LegResult | null;

const rule = (
  id: keyof typeof LEAST_OVERS_PERCENT | 'matchWinner' | 'runsInOver',
  outcomes: readonly string[] | null,
  settle: Rule,
  specifiers: readonly string[] = [],
): MarketType<CricketFacts> => ({ id, outcomes, specifiers, settle });

/** Overs are compared with those that were planned when the bet was accepted; a natural end counts. */
const byOvers =
  (percent: number, judge: (question: Question<CricketFacts>) => LegResult): Rule =>
  (question) => {
    const { facts, from } = question;
    if (!facts.isOver) return null;
    const isEnough = facts.oversBowled * 100 >= from.oversPlanned * percent;
    return facts.endedNaturally || isEnough ? judge(question) : VOID;
  };

/** Source: domain page "sports", 4 Settlement, cricket. */
export const CRICKET_MARKETS: readonly MarketType<CricketFacts>[] = [
  rule('matchWinner', ['home', 'away'], ({ outcome: side, facts: { outcome } }) => {
    if (outcome === null) return null;
    if (outcome === 'noResult') return VOID;
    if (outcome === 'tie') return { ...WON, deadHeat: fraction(1n, 2n) };
    return wonIf(outcome === side);
  }),
  rule(
    'totalRuns',
    ['over', 'under'],
    byOvers(LEAST_OVERS_PERCENT.totalRuns, ({ outcome, specifiers, facts }) => {
      const lead = facts.runs * 4 - quartersOf(specifiers['total'] ?? '');
      return lineResult(outcome === 'over' ? lead : -lead);
    }),
    ['total'],
  ),
  rule(
    'topBatter',
    null,
    byOvers(LEAST_OVERS_PERCENT.topBatter, ({ outcome, facts: { batters } }) => {
      // Who did not bat was never in the race.
      const runs = batters[outcome];
      if (runs === undefined) return VOID;
      const most = Math.max(...Object.values(batters));
      if (runs < most) return LOST;
      const tied = Object.values(batters).filter((each) => each === most).length;
      return { ...WON, deadHeat: fraction(1n, BigInt(tied)) };
    }),
  ),
  rule(
    'runsInOver',
    ['over', 'under'],
    ({ outcome, specifiers, facts }) => {
      const runs = facts.oversRuns[Number(specifiers['over']) - 1];
      if (runs === undefined) return facts.isOver ? VOID : null;
      const lead = runs * 4 - quartersOf(specifiers['total'] ?? '');
      return lineResult(outcome === 'over' ? lead : -lead);
    },
    ['over', 'total'],
  ),
];
