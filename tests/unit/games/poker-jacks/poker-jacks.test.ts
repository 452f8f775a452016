import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type JsonObject, type RoundOutcome } from '#games/game-rules.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import type { HandDealt, HandDrawn } from '#games/poker-jacks/events.ts';
import { rules } from '#games/poker-jacks/math/game-rules.ts';
import { handRank } from '#games/poker-jacks/hand-rank.ts';
import { proveOptimalPlay } from '#games/poker-jacks/proof/prove-return.ts';
import { handMultiplier, PAYING_HANDS } from '#games/poker-jacks/rules.ts';
import { POKER_JACKS_SHEET as sheet } from '#games/poker-jacks/sheet.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const STAKE = 1_000_000n;

function play(nonce: number, actions: readonly JsonObject[]): RoundOutcome {
  const stream = openOutcomeStream({ ...GOLDEN_SEEDS, nonce });
  return rules.play({ stakeMicro: STAKE, wager: {}, actions, stream });
}

const draw = (kept: number): JsonObject => ({
  kind: 'draw',
  held: [0, 1, 2, 3, 4].map((place) => (kept & (1 << place)) !== 0),
});

/** Cards by their usual names: `AS TD` is the ace of spades and the ten of diamonds. */
const cards = (names: string): number[] =>
  names
    .split(' ')
    .map((name) => 'CDHS'.indexOf(name.charAt(1)) * 13 + 'A23456789TJQK'.indexOf(name.charAt(0)));

it('states what the best play of every starting hand computes to', { timeout: 60_000 }, () => {
  const { returns, hits, odds, startingHands } = proveOptimalPlay();
  expect(startingHands).toBe(134_459);
  expect(sheet.returnPercent).toEqual({ least: percentOf(returns), most: percentOf(returns) });
  const rows = sheet.tables[0]?.rows ?? [];
  for (const [index, hand] of PAYING_HANDS.entries()) {
    expect(rows[index]).toMatchObject({
      name: { key: `spot.${hand}` },
      pays: multiplierText(handMultiplier(hand)),
      chancePercent: percentOf(odds[hand]),
    });
  }
  expect(rows.at(-1)).toMatchObject({
    chancePercent: percentOf(hits),
    returnPercent: percentOf(returns),
  });
});

describe('a hand', () => {
  it.each([
    ['TS JS QS KS AS', 'royalFlush'],
    ['9S TS JS QS KS', 'straightFlush'],
    ['AD 2D 3D 4D 5D', 'straightFlush'],
    ['7C 7D 7H 7S AS', 'fourOfAKind'],
    ['7C 7D 7H AC AS', 'fullHouse'],
    ['2H 5H 9H JH KH', 'flush'],
    ['TS JD QS KS AS', 'straight'],
    ['AC 2D 3D 4D 5D', 'straight'],
    ['QC KD AD 2D 3D', null],
    ['7C 7D 7H AC KS', 'threeOfAKind'],
    ['2C 2D 3H 3C KS', 'twoPair'],
    ['JC JD 3H 4C KS', 'jacksOrBetter'],
    ['AC AD 3H 4C KS', 'jacksOrBetter'],
    ['TC TD 3H 4C KS', null],
  ])('of %s is %s', (names, hand) => {
    const dealt = cards(names);
    expect(handRank(dealt)).toBe(hand);
    expect(handRank(dealt.toReversed())).toBe(hand);
  });
});

describe('a round', () => {
  it('keeps the held cards and replaces the others from the sixth of the deck on', () => {
    for (let nonce = 0; nonce < 64; nonce += 1) {
      const deal = play(nonce, []);
      expect(deal.isOver).toBe(false);
      const { cards: dealt } = deal.events[1] as HandDealt;
      const { cards: replaced } = play(nonce, [draw(0)]).events[2] as HandDrawn;
      expect(new Set([...dealt, ...replaced]).size).toBe(10);
      const kept = nonce % 32;
      const round = play(nonce, [draw(kept)]);
      expect(round.events.slice(0, 2)).toEqual(deal.events);
      const drawn = round.events[2] as HandDrawn;
      const expected = dealt.map((card, place) => ((kept & (1 << place)) === 0 ? null : card));
      let next = 0;
      expect(drawn.cards).toEqual(expected.map((card) => card ?? replaced[next++]));
      expect(drawn.rank).toBe(handRank(drawn.cards));
      expect(round.payoutMicro).toBe((STAKE / 10_000n) * handMultiplier(drawn.rank));
      expect(round.isOver).toBe(true);
    }
  });

  it('pays the dealt cards to a player who left', () => {
    for (let nonce = 0; nonce < 32; nonce += 1) {
      const deal = play(nonce, []);
      const { payoutMicro, isOver } = play(nonce, [rules.whenLeft as JsonObject]);
      expect([payoutMicro, isOver]).toEqual([deal.payoutMicro, true]);
    }
  });

  it('refuses a second draw', () => {
    expect(() => play(0, [draw(3), draw(3)])).toThrow(ChoiceError);
  });
});
