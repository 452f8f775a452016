import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { possibleMaps } from '#domain/sports/esports-model.ts';
import {
  cricketFacts,
  type CricketMatchFacts,
  drawCricket,
} from '#server/products/sports/demo-feed/cricket-match.ts';
import { cricketMatch } from '#server/products/sports/demo-feed/cricket.ts';
import type { DemoMatch } from '#server/products/sports/demo-feed/demo-match.ts';
import {
  drawEsports,
  esportsFacts,
  type EsportsMatchFacts,
  mapChance,
} from '#server/products/sports/demo-feed/esports-match.ts';
import { esportsMatch } from '#server/products/sports/demo-feed/esports.ts';
import { MATCH_MS } from '#server/products/sports/demo-feed/schedule.ts';

const streamOf = (nonce: number) =>
  openOutcomeStream({ serverSeed: 'a'.repeat(64), clientSeed: 'demo', nonce });
const anyNonce = fc.integer({ min: 0, max: 100_000 });
const anyTime = fc.integer({ min: 0, max: MATCH_MS });
const TIMES = Array.from({ length: MATCH_MS / 8_000 + 1 }, (_, step) => step * 8_000);
const DRAWS = 200;
const UNEQUAL = { home: 1.2, away: 0.85 };

describe.each([
  ['e-sports', esportsMatch],
  ['cricket', cricketMatch],
] as const)('%s of the demo', (_name, draw) => {
  it('plays the same match wherever it is drawn', () => {
    fc.assert(
      fc.property(anyNonce, anyTime, (nonce, time) => {
        const [one, other] = [draw(streamOf(nonce)), draw(streamOf(nonce))];
        expect([other.home, other.away]).toEqual([one.home, one.away]);
        expect(other.factsAt(time)).toEqual(one.factsAt(time));
        expect(other.pricesAt(time)).toEqual(one.pricesAt(time));
      }),
      { numRuns: 15 },
    );
  });

  it('settles at its end every market that was on offer', () => {
    fc.assert(
      fc.property(anyNonce, (nonce) => {
        const match = draw(streamOf(nonce));
        expect(match.factsAt(MATCH_MS)).toMatchObject({ isOver: true });
        expect(match.offeredAt(MATCH_MS)).toEqual([]);
        const times = [...TIMES, ...match.surprises.map((time) => time + 4_000)];
        for (const market of times.flatMap((time) => match.offeredAt(time))) {
          const result = match.resultAt(market, MATCH_MS);
          expect(result, JSON.stringify(market)).toHaveLength(market.outcomes.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('offers nothing that is decided, at prices that carry a margin', () => {
    fc.assert(
      fc.property(anyNonce, anyTime, (nonce, time) => {
        const match = draw(streamOf(nonce));
        for (const market of match.offeredAt(time)) {
          expect(match.resultAt(market, time), market.market).toBeNull();
        }
        for (const { market, outcomes } of match.pricesAt(time)) {
          const book = outcomes.reduce((sum, { odds }) => sum + 1_000 / odds, 0);
          expect(book, market).toBeGreaterThan(1.05);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('prices its winner at the start of every match', () => {
    for (let nonce = 0; nonce < 10; nonce += 1) {
      const markets = draw(streamOf(nonce))
        .pricesAt(0)
        .map(({ market }) => market);
      expect(markets).toContain('matchWinner');
    }
  });

  it('leaves time for bets between its surprises', () => {
    for (let nonce = 0; nonce < DRAWS; nonce += 1) {
      const { surprises } = draw(streamOf(nonce));
      expect(surprises.length).toBeLessThanOrEqual(14);
      expect(surprises.at(-1)).toBeLessThan(MATCH_MS);
      for (const [place, time] of surprises.slice(1).entries()) {
        expect(time - (surprises[place] ?? 0)).toBeGreaterThanOrEqual(8_000);
      }
    }
  });

  it('pays about as often as its prices say', () => {
    const tallies = Array.from({ length: 100 }, (_, nonce) =>
      tally(draw(streamOf(nonce)), ((nonce % 9) + 1) * 32_000),
    ).flat();
    const excess = tallies.reduce((sum, one) => sum + one, 0);
    // Up to six correlated markets a match: four standard errors as if they were one coin.
    expect(Math.abs(excess)).toBeLessThan(4 * 6 * 0.5 * Math.sqrt(100));
  });
});

/** The sum that first outcomes paid beyond what their prices expected, in parts of a stake. */
function tally(match: DemoMatch, time: number): readonly number[] {
  const offered = match.offeredAt(time);
  return match.pricesAt(time).flatMap(({ market, specifiers, outcomes }) => {
    const named = offered.find((one) => one.market === market && one.specifiers === specifiers);
    const [first] = named === undefined ? [] : (match.resultAt(named, MATCH_MS) ?? []);
    if (first === undefined) return [];
    const [over, under] = first.deadHeat ?? [1, 1];
    const paid = first.won ? ((1 - first.voidFactor) * over) / under : 0;
    return [paid - (outcomes[0]?.wonMillionths ?? 0) / 1_000_000];
  });
}

describe('facts', () => {
  it('of e-sports only grow', () => {
    fc.assert(
      fc.property(anyNonce, (nonce) => {
        const match = drawEsports(streamOf(nonce), UNEQUAL);
        const roundsOf = ({ rounds }: EsportsMatchFacts) =>
          rounds.reduce((sum, { home, away }) => sum + home + away, 0);
        const decidedOf = ({ maps }: EsportsMatchFacts) =>
          maps.map(({ winner }) => winner).filter((winner) => winner !== null);
        const all = TIMES.map((time) => esportsFacts(match, time));
        for (const [place, facts] of all.slice(1).entries()) {
          const before = all[place] ?? facts;
          expect(facts.rounds).toHaveLength(facts.maps.length);
          expect(roundsOf(facts)).toBeGreaterThanOrEqual(roundsOf(before));
          expect(decidedOf(facts).slice(0, decidedOf(before).length)).toEqual(decidedOf(before));
        }
        const end = esportsFacts(match, MATCH_MS);
        expect(decidedOf(end).filter((winner) => winner === end.winner)).toHaveLength(2);
        for (const { home, away } of end.rounds) expect(Math.max(home, away)).toBe(13);
      }),
      { numRuns: 30 },
    );
  });

  it('only grow in cricket, and add up', () => {
    fc.assert(
      fc.property(anyNonce, (nonce) => {
        const match = drawCricket(streamOf(nonce), UNEQUAL);
        const all = TIMES.map((time) => cricketFacts(match, time));
        for (const [place, facts] of all.slice(1).entries()) {
          const before = all[place] ?? facts;
          expect(facts.runs).toBeGreaterThanOrEqual(before.runs);
          expect(facts.oversRuns.slice(0, before.oversRuns.length)).toEqual(before.oversRuns);
          for (const [name, runs] of Object.entries(before.batters)) {
            expect(facts.batters[name]).toBeGreaterThanOrEqual(runs);
          }
          expect(sumOf(Object.values(facts.batters))).toBe(facts.runs);
          expect(sumOf(facts.innings.map(({ runs }) => runs))).toBe(facts.runs);
        }
        expectLawful(cricketFacts(match, MATCH_MS));
      }),
      { numRuns: 30 },
    );
  });
});

function expectLawful({ runs, oversRuns, outcome, innings }: CricketMatchFacts): void {
  expect(sumOf(oversRuns)).toBe(runs);
  const [opening, chase] = innings;
  if (opening === undefined || chase === undefined) return expect.unreachable('two innings');
  const lead = opening.runs - chase.runs;
  if (lead === 0) expect(outcome).toBe('tie');
  else expect(outcome).toBe(lead > 0 ? opening.side : chase.side);
  // The last ball of a chase is the one that passes the score.
  expect(lead).toBeGreaterThanOrEqual(-6);
  if (lead >= 0) expect(chase.wickets === 10 || chase.balls === 36).toBe(true);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

describe('strength', () => {
  it.each([
    [
      'e-sports',
      (nonce: number) => esportsFacts(drawEsports(streamOf(nonce), UNEQUAL), MATCH_MS).winner,
    ],
    [
      'cricket',
      (nonce: number) => cricketFacts(drawCricket(streamOf(nonce), UNEQUAL), MATCH_MS).outcome,
    ],
  ] as const)('wins more often in %s, though not always', (_name, winnerAt) => {
    const winners = Array.from({ length: DRAWS }, (_, nonce) => winnerAt(nonce));
    const won = winners.filter((winner) => winner === 'home').length;
    expect(won).toBeGreaterThan(DRAWS * 0.55);
    expect(won).toBeLessThan(DRAWS * 0.95);
  });
});

describe('the chance of a map', () => {
  it('is even for equal sides, and follows the rounds', () => {
    expect(mapChance(0.5)).toBeCloseTo(0.5, 10);
    expect(mapChance(0.5, { home: 12, away: 12 })).toBe(0.5);
    expect(mapChance(0.6, { home: 12, away: 11 })).toBeCloseTo(0.6 + 0.4 * 0.6, 10);
    expect(mapChance(0.5, { home: 3, away: 8 })).toBeLessThan(0.2);
    expect(mapChance(0.6) + mapChance(0.4)).toBeCloseTo(1, 10);
  });

  it('counts in the map in progress alone', () => {
    const now = esportsFacts(drawEsports(streamOf(0), UNEQUAL), 0);
    const homeWins = possibleMaps(now, 0.5, 0.9)
      .filter(({ facts }) => facts.winner === 'home')
      .map(({ probability }) => probability);
    // The first map and one of two, or the other two.
    expect(sumOf(homeWins)).toBeCloseTo(0.9 * 0.75 + 0.1 * 0.25, 10);
    expect(possibleMaps(now, 0.6)).toEqual(possibleMaps(now, 0.6, 0.6));
  });
});
