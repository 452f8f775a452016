import type { SportsEventLine, SportsMarket } from '#contract/generated/types.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

type Sides = globalThis.Pick<SportsEventLine, 'home' | 'away'>;
type Named = globalThis.Pick<SportsMarket, 'type' | 'specifiers'>;

const KNOWN = new Set([
  '1x2',
  'doubleChance',
  'drawNoBet',
  'asianHandicap',
  'total',
  'bothScore',
  'nextGoal',
  'matchWinner',
  'mapWinner',
  'mapHandicap',
  'totalMaps',
  'totalRuns',
  'runsInOver',
]);

const valueOf = ({ specifiers }: Named, wanted: string): string =>
  specifiers.find(({ name }) => name === wanted)?.value ?? '';

/** The name of a market, with the number that belongs to it. */
export function marketWords(say: Say, market: Named): string {
  if (!KNOWN.has(market.type)) return market.type;
  return say(`sports:market.${market.type}`, {
    number: valueOf(market, 'goal') || valueOf(market, 'map') || valueOf(market, 'over'),
    line: valueOf(market, 'total') || valueOf(market, 'hcp'),
  });
}

/** The name of an outcome: a side, a draw, or a line. */
export function outcomeWords(say: Say, market: Named, outcome: string, sides: Sides): string {
  const line = valueOf(market, 'hcp');
  const total = valueOf(market, 'total');
  switch (outcome) {
    case 'home':
    case 'away': {
      const name = outcome === 'home' ? sides.home : sides.away;
      return line === '' ? name : `${name} ${signed(line, outcome === 'away')}`;
    }
    case 'draw':
    case 'yes':
    case 'no':
      return say(`sports:outcome.${outcome}`);
    case 'none':
      return say('sports:outcome.none');
    case 'over':
    case 'under':
      return say(`sports:outcome.${outcome}`, { line: total });
    case 'homeDraw':
      return say('sports:outcome.orDraw', { side: sides.home });
    case 'drawAway':
      return say('sports:outcome.orDraw', { side: sides.away });
    case 'homeAway':
      return say('sports:outcome.either', sides);
    default:
      return outcome;
  }
}

/** A handicap as its side has it. */
function signed(line: string, turned: boolean): string {
  const value = Number(line) * (turned ? -1 : 1);
  return value > 0 ? `+${value}` : String(value === 0 ? 0 : value);
}
