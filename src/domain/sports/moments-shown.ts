import type { SportsCode, SportsMoment } from '#contract/generated/types.ts';
import type { Side } from './markets/football.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Bounds of the contract. */
const MAX_MOMENTS = 300;
const MAX_MINUTE = 130;
const MAX_PARTS = 999;
/** Above this a count is a fault of the feed. */
const MAX_COUNT = 9_999;
const OVER_BALLS = 6;

/**
 * The newest moments of an event, in order of time. A feed may send facts of any shape: malformed ones add no moment
 * and never throw.
 */
export function momentsShown(sport: SportsCode, facts: object | null): SportsMoment[] {
  if (!isFields(facts)) return [];
  return momentsOf(sport, facts).slice(-MAX_MOMENTS);
}

function momentsOf(sport: SportsCode, facts: Fields): readonly SportsMoment[] {
  switch (sport) {
    case 'football':
      return footballMoments(facts);
    case 'esports':
      return esportsMoments(facts);
    case 'cricket':
      return cricketMoments(facts);
    default:
      return [];
  }
}

/** Feeds that send no `moments` still send the order of the goals, without minutes. */
function footballMoments({ moments, goals }: Fields): readonly SportsMoment[] {
  if (!Array.isArray(moments)) {
    return listOf(goals).flatMap((side) => (isSide(side) ? [momentOf('goal', side)] : []));
  }
  return listOf(moments)
    .flatMap((moment) => {
      if (!isFields(moment)) return [];
      const { kind, side, minute } = moment;
      const isKnown = kind === 'goal' || kind === 'red' || kind === 'corner';
      if (!isKnown || !isSide(side) || !isCount(minute) || minute > MAX_MINUTE) return [];
      return [{ ...momentOf(kind, side), minute }];
    })
    .toSorted((one, other) => one.minute - other.minute);
}

function esportsMoments({ maps, rounds }: Fields): readonly SportsMoment[] {
  const scores = listOf(rounds);
  return listOf(maps).flatMap((map, index) => {
    if (!isFields(map) || !isSide(map['winner'])) return [];
    const detail = roundsText(scores[index]);
    return [{ ...momentOf('map', map['winner']), part: index + 1, detail }];
  });
}

function roundsText(score: unknown): string | null {
  if (!isFields(score)) return null;
  const { home, away } = score;
  return isCount(home) && isCount(away) ? `${home}:${away}` : null;
}

/** Wickets are omitted: the facts count them per innings, not per over. */
function cricketMoments({ innings, oversRuns }: Fields): readonly SportsMoment[] {
  const sides = battingSides(listOf(innings));
  return listOf(oversRuns).flatMap((runs, index) => {
    const side = sides[index];
    if (side === undefined || !isCount(runs)) return [];
    return [{ ...momentOf('over', side), part: index + 1, detail: String(runs) }];
  });
}

/** Batting side of each over that has begun. The last over of an innings may be short. */
function battingSides(innings: readonly unknown[]): readonly Side[] {
  const sides: Side[] = [];
  for (const one of innings) {
    // The innings decide which overs belong to whom, so that a malformed one hides the overs after it.
    if (!isFields(one) || !isSide(one['side']) || !isCount(one['balls'])) break;
    sides.push(...Array<Side>(Math.ceil(one['balls'] / OVER_BALLS)).fill(one['side']));
  }
  return sides;
}

const momentOf = (kind: SportsMoment['kind'], side: Side): SportsMoment => ({
  kind,
  side,
  minute: null,
  part: null,
  detail: null,
});

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isSide = (value: unknown): value is Side => value === 'home' || value === 'away';

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_PARTS) : [];
