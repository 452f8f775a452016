import { type LegResult, LOST, VOID, WON } from '../leg-result.ts';
import type { Side } from './football.ts';
import { lineResult, quartersOf } from './line-result.ts';
import type { MarketType, Question } from './market-type.ts';

/** A map of a match. */
export interface MapFacts {
  /** null: it is not decided yet. */
  readonly winner: Side | null;
  /** Given to a side before it started: its own markets are void. */
  readonly isGiven: boolean;
}

export interface EsportsFacts {
  readonly maps: readonly MapFacts[];
  /** The format at the beginning: best of so many. */
  readonly bestOf: number;
  /** Another format was played than the one that was offered. */
  readonly formatChanged: boolean;
  readonly winner: Side | null;
  readonly isOver: boolean;
}

const wonIf = (won: boolean): LegResult => (won ? WON : LOST);
const mapsOf = ({ maps }: EsportsFacts, side: Side): number =>
  maps.filter(({ winner }) => winner === side).length;

type Rule = (question: Question<EsportsFacts>) => LegResult | null;

const rule = (
  id: string,
  outcomes: readonly string[] | null,
  settle: Rule,
  specifiers: readonly string[] = [],
): MarketType<EsportsFacts> => ({ id, outcomes, specifiers, settle });

/** Void where the format changed, and judged at the end. */
const byFormat =
  (judge: Rule): Rule =>
  (question) => {
    const { formatChanged, isOver } = question.facts;
    if (formatChanged) return VOID;
    return isOver ? judge(question) : null;
  };

/** Source: domain page "sports", 4 Settlement, e-sports. */
export const ESPORTS_MARKETS: readonly MarketType<EsportsFacts>[] = [
  rule('matchWinner', ['home', 'away'], ({ outcome, facts: { winner, isOver } }) => {
    if (winner !== null) return wonIf(winner === outcome);
    return isOver ? VOID : null;
  }),
  rule(
    'mapWinner',
    ['home', 'away'],
    ({ outcome, specifiers, facts }) => {
      const map = facts.maps[Number(specifiers['map']) - 1];
      if (map?.isGiven === true) return VOID;
      if (map?.winner) return wonIf(map.winner === outcome);
      // A map that was not needed.
      return facts.isOver ? VOID : null;
    },
    ['map'],
  ),
  rule(
    'mapHandicap',
    ['home', 'away'],
    byFormat(({ outcome, specifiers, facts }) => {
      const lead = (mapsOf(facts, 'home') - mapsOf(facts, 'away')) * 4;
      const line = quartersOf(specifiers['hcp'] ?? '');
      return lineResult(outcome === 'home' ? lead + line : -lead - line);
    }),
    ['hcp'],
  ),
  rule(
    'totalMaps',
    ['over', 'under'],
    byFormat(({ outcome, specifiers, facts }) => {
      const played = mapsOf(facts, 'home') + mapsOf(facts, 'away');
      const lead = played * 4 - quartersOf(specifiers['total'] ?? '');
      return lineResult(outcome === 'over' ? lead : -lead);
    }),
    ['total'],
  ),
  rule(
    'mapScore',
    null,
    byFormat(({ outcome, facts }) =>
      wonIf(outcome === `${mapsOf(facts, 'home')}:${mapsOf(facts, 'away')}`),
    ),
  ),
];
