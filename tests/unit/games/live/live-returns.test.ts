import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import { bankerDraws, dealBaccarat, handPoints } from '#games/live/baccarat.ts';
import { NOTHING_SAID } from '#games/live/decisions.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { betFaults, limitsOf, mostOnSpot } from '#games/live/live-limits.ts';
import { LIVE_SHEETS } from '#games/live/live-sheets.ts';
import { liveReturns } from '#games/live/proof/live-returns.ts';
import { burntCards, SHOE_CARDS, shuffleShoe } from '#games/live/shoe.ts';

const games = Object.values(LIVE_GAMES).filter(({ decisions }) => decisions === null);
const seeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  nonce: fc.nat({ max: 10_000 }),
});

it.each(games)('proves every return on the sheet of $code', (game) => {
  const proven = new Map([...liveReturns(game)].map(([spot, share]) => [spot, percentOf(share)]));
  const shown = new Map(
    LIVE_SHEETS[game.code].flatMap(({ spots, returnPercent }) =>
      spots.map((spot) => [spot, returnPercent]),
    ),
  );
  expect(shown).toEqual(proven);
});

it.each([
  [0, 8, true],
  [3, 8, false],
  [3, 9, true],
  [4, 1, false],
  [4, 7, true],
  [5, 3, false],
  [5, 4, true],
  [6, 5, false],
  [6, 6, true],
  [7, 6, false],
  [5, null, true],
  [6, null, false],
] as const)('lets a banker with %i draw after a third card of %s: %s', (banker, third, draws) => {
  expect(bankerDraws(banker, third)).toBe(draws);
});

it('deals baccarat from any place of a shoe, with naturals of two cards', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 400 }), (seed, from) => {
      const shoe = shuffleShoe(openOutcomeStream(seed));
      const { outcome, used } = dealBaccarat(shoe, from);
      const { player, banker } = outcome;
      expect(used).toBe(player.length + banker.length);
      const first = [player, banker].map((cards) => handPoints(cards.slice(0, 2)));
      if (Math.max(...first) >= 8) expect(used).toBe(4);
      else expect(player.length).toBe((first[0] ?? 0) < 6 ? 3 : 2);
    }),
  );
});

it('shuffles eight whole decks, and burns what the first card says', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const shoe = shuffleShoe(openOutcomeStream(seed));
      expect(shoe).toHaveLength(SHOE_CARDS);
      const counts = new Map<number, number>();
      for (const card of shoe) counts.set(card, (counts.get(card) ?? 0) + 1);
      expect(new Set(counts.values())).toEqual(new Set([8]));
      expect(burntCards(shoe)).toBeGreaterThanOrEqual(2);
      expect(burntCards(shoe)).toBeLessThanOrEqual(11);
    }),
    { numRuns: 20 },
  );
});

it('gives back no more than a spot promises, for any outcome', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...games), (seed, game) => {
      const stream = openOutcomeStream(seed);
      const outcome =
        game.draw.from === 'chain'
          ? game.draw.draw(stream, NOTHING_SAID)
          : game.draw.deal(shuffleShoe(stream), 0, NOTHING_SAID).outcome;
      for (const spot of game.spots) {
        expect(game.returns(spot, outcome)).toBeLessThanOrEqual(game.mostReturn(spot));
      }
      expect(game.script(outcome).at(-1)?.atMs).toBeLessThan(game.dealMs(outcome));
    }),
  );
});

it('takes whole chips up to the limit of a spot, over all bets', () => {
  const limits = limitsOf('low', 'PEN');
  if (limits === null) throw new Error('no limits');
  const game = LIVE_GAMES.roulette;
  const most = mostOnSpot(game, 'n17', limits);
  expect(most * 36n).toBeLessThanOrEqual(limits.mostMicro * 10n);
  const of = (stakeMicro: bigint, before = 0n) =>
    betFaults(game, limits, [{ spot: 'n17', stakeMicro }], new Map([['n17', before]]))[0]?.fault;
  expect(of(most)).toBeUndefined();
  expect(of(most, 1_000_000n)).toBe('SPOT_LIMIT');
  expect(of(500_000n)).toBe('STAKE_NOT_CHIPS');
  expect(of(0n)).toBe('STAKE_NOT_CHIPS');
  expect(limitsOf('low', 'XXX')).toBeNull();
});
