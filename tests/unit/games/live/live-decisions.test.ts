import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import {
  proveBehind,
  proveInsurance,
  proveReturn,
} from '#games/kit/proof/blackjack/prove-return.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import { BLACKJACK } from '#games/live/blackjack/blackjack.ts';
import { dealBlackjack } from '#games/live/blackjack/deal-blackjack.ts';
import { LIVE_BLACKJACK } from '#games/live/blackjack/seats.ts';
import type { LiveChoice } from '#contract/generated/types.ts';
import { asksOf, type Said } from '#games/live/decisions.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { LIVE_SHEETS } from '#games/live/live-sheets.ts';
import { threeCardReturns } from '#games/live/proof/three-card-returns.ts';
import { shuffleShoe } from '#games/live/shoe.ts';
import { threeCardHand, threeCardScore } from '#games/live/three-card-hand.ts';
import { THREE_CARD_POKER } from '#games/live/three-card-poker.ts';

const sheet = (game: 'threeCardPoker' | 'blackjack') =>
  LIVE_SHEETS[game].map(({ returnPercent }) => returnPercent);

it('proves the returns of three-card poker over all hands, and that its strategy has no mistake', () => {
  const { anteAndPlay, ofAnte, pairPlus, played, mistakes } = threeCardReturns();
  expect([percentOf(anteAndPlay), percentOf(pairPlus)]).toEqual(sheet('threeCardPoker'));
  const loss = { ...ofAnte, numerator: -ofAnte.numerator };
  expect(percentOf(loss)).toBe('3.3730');
  expect(percentOf(played)).toBe('67.4208');
  expect(mistakes).toBe(0);
});

it('proves the returns of blackjack for seats, for chips behind them, and for the insurance', () => {
  const { returns } = proveReturn(LIVE_BLACKJACK);
  expect([
    (returns * 100).toFixed(4),
    (proveBehind(LIVE_BLACKJACK) * 100).toFixed(4),
    percentOf(proveInsurance(LIVE_BLACKJACK).returns),
  ]).toEqual(sheet('blackjack'));
});

const card = (rank: number, suit: number): number => suit * 13 + rank;
it.each([
  ['straightFlush', [card(0, 1), card(1, 1), card(2, 1)]],
  ['straightFlush', [card(12, 0), card(0, 0), card(11, 0)]],
  ['trips', [card(5, 0), card(5, 1), card(5, 2)]],
  ['straight', [card(0, 0), card(2, 1), card(1, 2)]],
  ['flush', [card(0, 3), card(2, 3), card(4, 3)]],
  ['pair', [card(7, 0), card(3, 1), card(7, 2)]],
  ['high', [card(12, 0), card(0, 1), card(1, 2)]],
] as const)('names three cards a %s', (hand, cards) => {
  expect(threeCardHand(cards)).toBe(hand);
});

it('ranks the lowest straight below the next one, and pairs by their rank first', () => {
  const lowest = threeCardScore([card(0, 0), card(1, 1), card(2, 2)]);
  expect(lowest).toBeLessThan(threeCardScore([card(1, 0), card(2, 1), card(3, 2)]));
  const kings = threeCardScore([card(12, 0), card(12, 1), card(1, 2)]);
  expect(kings).toBeGreaterThan(threeCardScore([card(11, 0), card(11, 1), card(0, 2)]));
});

it.each([
  ['unqualified', [card(10, 0), card(3, 1), card(1, 2)], { ante: 20_000n, play: 10_000n }],
  ['beaten', [card(11, 0), card(3, 1), card(1, 2)], { ante: 20_000n, play: 20_000n }],
  ['better', [card(0, 3), card(12, 3), card(11, 3)], { ante: 0n, play: 0n }],
])('pays ante and play against a dealer who is %s', (_name, dealer, pays) => {
  const outcome = { kind: 'threeCardPoker', player: [8, 21, 0], dealer } as const;
  expect({
    ante: THREE_CARD_POKER.returns('ante', outcome),
    play: THREE_CARD_POKER.returns('play', outcome),
  }).toEqual(pays);
});

it('pays the ante bonus also where the dealer wins', () => {
  const player = [card(1, 0), card(2, 1), card(3, 2)];
  const dealer = [card(9, 0), card(9, 1), card(9, 2)];
  const outcome = { kind: 'threeCardPoker', player, dealer } as const;
  expect(THREE_CARD_POKER.returns('ante', outcome)).toBe(10_000n);
});

const seeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  nonce: fc.nat({ max: 10_000 }),
});
const seats = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });

it('plays any answers of any seats to an end, from each step to the next one alike', () => {
  fc.assert(
    fc.property(seeds, seats, fc.infiniteStream(fc.nat({ max: 99 })), (seed, numbers, picks) => {
      const shoe = shuffleShoe(openOutcomeStream(seed));
      let said: Said = {
        steps: 0,
        seats: numbers.map((seat) => ({ spot: `seat-${seat}`, choices: [] })),
      };
      let { outcome, used } = dealBlackjack(shoe, 0, said);
      let hidden = 0;
      for (;;) {
        const asks = asksOf(BLACKJACK, outcome);
        expect(asks.length === 0).toBe(outcome.isOver);
        expect(BLACKJACK.script(outcome).at(-1)?.atMs ?? 0).toBeLessThan(BLACKJACK.dealMs(outcome));
        if (asks.length === 0) break;
        // The hole card is a secret of the server.
        expect(outcome.dealer).toHaveLength(1);
        hidden += 1;
        const chosen = new Map(
          asks.map(({ spot, choices, byDefault }): [string, LiveChoice] => {
            expect(choices).toContain(byDefault);
            return [spot, choices[(picks.next().value ?? 0) % choices.length] ?? byDefault];
          }),
        );
        said = {
          steps: said.steps + 1,
          seats: said.seats.map(({ spot, choices }) => {
            const choice = chosen.get(spot);
            return { spot, choices: choice === undefined ? choices : [...choices, choice] };
          }),
        };
        const next = dealBlackjack(shoe, 0, said);
        expect(next.used).toBeGreaterThanOrEqual(used);
        ({ outcome, used } = next);
      }
      expect(hidden).toBe(said.steps);
      expect(used).toBeLessThanOrEqual(130);
      // The published answers alone bring the same cards.
      const again = BLACKJACK.decisions?.saidIn(outcome) ?? said;
      expect(dealBlackjack(shoe, 0, again).outcome).toEqual(outcome);
      for (const { seat, hands } of outcome.seats) {
        for (const [place, hand] of hands.entries()) {
          const spot = place === 0 ? `seat-${seat}` : `split-${seat}`;
          const pays = BLACKJACK.returns(spot, outcome);
          expect(pays).toBeLessThanOrEqual(BLACKJACK.mostReturn(spot));
          if (place === 0) expect(BLACKJACK.returns(`behind-${seat}`, outcome)).toBe(pays);
          if (hand.isDoubled) expect(hand.cards).toHaveLength(3);
        }
      }
    }),
  );
});

/** Ranks in the order of their dealing, all of different suits in turn. */
const shoeOf = (...ranks: readonly number[]): readonly number[] =>
  ranks.map((rank, place) => card(rank - 1, place % 4));
const play = (shoe: readonly number[], ...choices: LiveChoice[]): LiveOutcome =>
  dealBlackjack(shoe, 0, { steps: choices.length, seats: [{ spot: 'seat-1', choices }] }).outcome;

it.each([
  // Seat, dealer, seat, dealer's hole card, then further cards.
  ['a blackjack', shoeOf(1, 9, 13, 8), [], { 'seat-1': 25_000n }],
  ['a blackjack against a blackjack', shoeOf(1, 10, 13, 1), [], { 'seat-1': 10_000n }],
  ['a dealer who has one', shoeOf(10, 10, 9, 1), [], { 'seat-1': 0n }],
  [
    'a hand that is insured',
    shoeOf(10, 1, 9, 10),
    ['insure'],
    { 'seat-1': 0n, 'insurance-1': 30_000n },
  ],
  [
    'an insurance in vain',
    shoeOf(10, 1, 9, 7),
    ['insure', 'stand'],
    { 'seat-1': 20_000n, 'insurance-1': 0n },
  ],
  [
    'a double',
    shoeOf(5, 6, 6, 10, 10, 10),
    ['double'],
    { 'seat-1': 20_000n, 'raise-1-0': 20_000n },
  ],
  ['a bust before the dealer', shoeOf(10, 6, 6, 10, 10), ['hit'], { 'seat-1': 0n }],
  [
    'split aces, which have one card each and are no blackjack',
    shoeOf(1, 6, 1, 10, 10, 5, 5),
    ['split'],
    { 'seat-1': 10_000n, 'split-1': 0n },
  ],
  [
    'a split with one half doubled',
    shoeOf(8, 6, 8, 10, 3, 10, 10, 10),
    ['split', 'double', 'stand'],
    { 'seat-1': 20_000n, 'raise-1-0': 20_000n, 'split-1': 20_000n },
  ],
] as const)('pays %s', (_name, shoe, choices, pays) => {
  const outcome = play(shoe, ...choices);
  for (const [spot, returned] of Object.entries(pays)) {
    expect([spot, BLACKJACK.returns(spot, outcome)]).toEqual([spot, returned]);
  }
});

it('gives chips behind an empty seat back, and judges no hand before its end', () => {
  const outcome = play(shoeOf(10, 9, 9, 8), 'stand');
  expect(BLACKJACK.returns('behind-5', outcome)).toBe(10_000n);
  expect(() => BLACKJACK.returns('seat-1', play(shoeOf(10, 9, 9, 8)))).toThrow('before the dealer');
  expect(Object.keys(LIVE_GAMES)).toHaveLength(7);
});
