import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { possibleMaps } from '#domain/sports/esports-model.ts';
import type { MarketPrices } from '#domain/sports/feed/message.ts';
import { ESPORTS_MARKETS } from '#domain/sports/markets/esports.ts';
import { CLUBS, type Club } from './clubs.ts';
import { type DemoMatch, type OfferedMarket, resultBy } from './demo-match.ts';
import {
  BEST_OF,
  drawEsports,
  esportsFacts,
  type EsportsMatchFacts,
  mapChance,
  mapEnds,
} from './esports-match.ts';
import { priceMarkets } from './price-market.ts';

const SIDES = ['home', 'away'] as const;
const MAPS: readonly number[] = Array.from({ length: BEST_OF }, (_, map) => map + 1);

/** Lines on the whole match. */
const LINES: readonly OfferedMarket[] = [
  ...['-1.5', '1.5'].map((hcp) => ({
    market: 'mapHandicap',
    specifiers: { hcp },
    group: 'handicap',
    outcomes: SIDES,
  })),
  {
    market: 'totalMaps',
    specifiers: { total: '2.5' },
    group: 'maps',
    outcomes: ['over', 'under'],
  },
];

/** Draws an e-sports match of two invented teams. */
export function esportsMatch(stream: OutcomeStream): DemoMatch {
  const [[home, homeStrength], [away, awayStrength]] = stream.shuffle(CLUBS.esports) as [
    Club,
    Club,
  ];
  const match = drawEsports(stream, { home: homeStrength, away: awayStrength });
  const factsAt = (time: number) => esportsFacts(match, time);
  return {
    home,
    away,
    factsAt,
    offeredAt: (time) => esportsOffer(factsAt(time)),
    pricesAt: (time) => esportsPrices(factsAt(time), match.roundChance),
    endsAt: Math.max(...mapEnds(match)),
    surprises: mapEnds(match),
    resultAt: (market, time) => resultBy(ESPORTS_MARKETS, market, factsAt(time)),
  };
}

/** The markets on offer: the match, each map that is not decided, and lines. */
function esportsOffer({ maps, isOver }: EsportsMatchFacts): readonly OfferedMarket[] {
  if (isOver) return [];
  return [
    { market: 'matchWinner', specifiers: {}, group: 'result', outcomes: SIDES },
    ...MAPS.filter((map) => !maps[map - 1]?.winner).map((map) => ({
      market: 'mapWinner',
      specifiers: { map: String(map) },
      group: 'maps',
      outcomes: SIDES,
    })),
    ...LINES,
  ];
}

/** Prices of what is on offer. The map in progress follows its rounds. */
function esportsPrices(now: EsportsMatchFacts, roundChance: number): readonly MarketPrices[] {
  const inProgress = now.maps.findIndex(({ winner }) => winner === null);
  const ends = possibleMaps(
    now,
    mapChance(roundChance),
    mapChance(roundChance, now.rounds[inProgress]),
  );
  return priceMarkets(ESPORTS_MARKETS, esportsOffer(now), { ends, now });
}
