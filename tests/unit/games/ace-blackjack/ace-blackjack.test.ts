import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { BlackjackEvent } from '#games/ace-blackjack/events.ts';
import { rules } from '#games/ace-blackjack/math/game-rules.ts';
import { openRound } from '#games/ace-blackjack/math/open-round.ts';
import { ACE_BLACKJACK, type ActionKind } from '#games/ace-blackjack/rules.ts';
import { ChoiceError, type JsonObject, type RoundOutcome } from '#games/game-rules.ts';
import { canDouble, canSplit } from '#games/kit/blackjack/hand.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';
import { fastStream, shoeOf, STAKE } from './scripted-shoe.ts';

const HALF = STAKE / 2n;

/** Ranks in the order in which they are drawn: player, up card, player, hole card, and so on. */
function play(ranks: string, ...kinds: readonly ActionKind[]): RoundOutcome {
  const actions = kinds.map((kind) => ({ kind }));
  return rules.play({ stakeMicro: STAKE, wager: {}, actions, stream: shoeOf(ranks) });
}

const results = ({ events }: RoundOutcome): string[] =>
  (events as readonly BlackjackEvent[]).flatMap((event) =>
    event.type === 'handSettled' ? [event.result] : [],
  );
const types = ({ events }: RoundOutcome): string[] => events.map(({ type }) => type);

describe('a blackjack', () => {
  it('ends the round at once and pays 3 to 2', () => {
    const round = play('A9KT');
    expect(round).toMatchObject({ isOver: true, payoutMicro: (STAKE * 5n) / 2n, raisedMicro: 0n });
    expect(results(round)).toEqual(['blackjack']);
    expect(() => play('A9KT', 'stand')).toThrow(ChoiceError);
  });

  it('of the dealer under a ten takes the first stake only, and ties with another', () => {
    expect(play('9T9A')).toMatchObject({ isOver: true, payoutMicro: 0n, raisedMicro: 0n });
    expect(play('AQKA')).toMatchObject({ isOver: true, payoutMicro: STAKE });
  });
});

describe('insurance', () => {
  it('pays 2 to 1 against a blackjack and ends the round', () => {
    const round = play('9A9T', 'insure');
    expect(round).toMatchObject({ isOver: true, raisedMicro: HALF, payoutMicro: 3n * HALF });
    expect(round.events.at(-1)).toMatchObject({ netWinMicro: '0' });
    expect(play('9A9T', 'decline')).toMatchObject({ isOver: true, payoutMicro: 0n });
  });

  it('is lost without one, and the round goes on', () => {
    expect(play('TA99', 'insure')).toMatchObject({ isOver: false, raisedMicro: HALF });
    const round = play('TA99', 'insure', 'stand');
    // Nineteen against the dealer's twenty.
    expect(round).toMatchObject({ isOver: true, payoutMicro: 0n });
    expect(round.events).toContainEqual({ type: 'insuranceSettled', payoutMicro: '0' });
    expect(round.events.at(-1)).toMatchObject({ netWinMicro: String(-STAKE - HALF) });
  });

  it('is offered to a blackjack too', () => {
    expect(play('AAKT')).toMatchObject({ isOver: false });
    expect(play('AAKT', 'insure').payoutMicro).toBe(STAKE + 3n * HALF);
    expect(play('AAK9', 'decline').payoutMicro).toBe((STAKE * 5n) / 2n);
  });

  it('allows nothing but its answers and a stand, and only while it is offered', () => {
    for (const kind of ['hit', 'double', 'split'] as const) {
      expect(() => play('9A98', kind)).toThrow(ChoiceError);
    }
    const round = play('TA98', 'stand');
    expect(types(round)).toEqual(expect.arrayContaining(['declined', 'peeked', 'handStood']));
    expect(round.isOver).toBe(true);
    for (const kind of ['insure', 'decline'] as const) {
      expect(() => play('T598', kind)).toThrow(ChoiceError);
      expect(() => play('9A985', 'decline', kind)).toThrow(ChoiceError);
    }
  });
});

describe('a hand', () => {
  it('that is doubled and wins pays four stakes for two', () => {
    const round = play('665TTT', 'double');
    expect(round).toMatchObject({ isOver: true, raisedMicro: STAKE, payoutMicro: 4n * STAKE });
    expect(round.events.at(-1)).toMatchObject({ netWinMicro: String(2n * STAKE) });
    expect(() => play('263T22', 'hit', 'double')).toThrow(ChoiceError);
  });

  it('is split, and doubled after it', () => {
    // Eights: 8+3 doubled with a ten, 8+T stands; the dealer goes from 16 to 26.
    const round = play('868T3TTT', 'split', 'double', 'stand');
    expect(round).toMatchObject({ isOver: true, raisedMicro: 2n * STAKE, payoutMicro: 6n * STAKE });
    expect(results(round)).toEqual(['win', 'win']);
  });

  it('is split up to four hands by value, and no further', () => {
    const split = ['split', 'split', 'split'] as const;
    const shoe = 'T6KTJQT9T8T';
    expect(play(shoe, ...split)).toMatchObject({ isOver: false, raisedMicro: 3n * STAKE });
    expect(() => play(shoe, ...split, 'split')).toThrow(ChoiceError);
    expect(() => play('98T7', 'split')).toThrow(ChoiceError);
  });

  it('of split aces gets one card, and 21 is no blackjack', () => {
    const round = play('A6ATKAT', 'split');
    expect(round).toMatchObject({ isOver: true, raisedMicro: STAKE, payoutMicro: 4n * STAKE });
    expect(results(round)).toEqual(['win', 'win']);
    // An ace on a split ace is not split again.
    expect(play('A6ATAATT', 'split')).toMatchObject({ isOver: true, raisedMicro: STAKE });
  });

  it('pushes, loses and goes over 21', () => {
    expect(play('T9T99', 'stand').payoutMicro).toBe(2n * STAKE);
    expect(play('T9TA', 'stand')).toMatchObject({ payoutMicro: STAKE });
    expect(results(play('T99T', 'stand'))).toEqual(['push']);
    expect(results(play('T98T', 'stand'))).toEqual(['loss']);
    const bust = play('T96TK', 'hit');
    expect(results(bust)).toEqual(['bust']);
    // The dealer shows the hole card and draws none.
    expect(types(bust).slice(-4)).toEqual(['handBust', 'holeShown', 'handSettled', 'roundEnded']);
  });

  it('of 21 stands by itself', () => {
    expect(play('T95T6', 'hit')).toMatchObject({ isOver: true, payoutMicro: 2n * STAKE });
  });
});

describe('the dealer', () => {
  it('stands on soft 17 and draws on 16', () => {
    const soft = play('T68A', 'stand');
    expect(types(soft)).not.toContain('dealerDrew');
    expect(results(soft)).toEqual(['win']);
    expect(results(play('T68T5', 'stand'))).toEqual(['loss']);
  });
});

describe('every round', () => {
  it('only adds to what was shown, never lowers its raises and hides what is not turned', () => {
    const random = fastStream(11);
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const actions: JsonObject[] = [];
      let round = playSeed(nonce, actions);
      while (!round.isOver) {
        const dealerSees = round.events.filter(
          (event) => (event as BlackjackEvent & { to?: unknown }).to === 'dealer',
        );
        expect(dealerSees.map((event) => (event as { card?: number | null }).card)).toEqual([
          expect.any(Number),
          null,
        ]);
        expect(types(round)).not.toContain('holeShown');
        expectLeavable(nonce, actions, round);
        const legal = legalKinds(nonce, actions);
        actions.push({ kind: legal[random.nextBelow(legal.length)] });
        const next = playSeed(nonce, actions);
        expect(next.events.slice(0, round.events.length)).toEqual(round.events);
        expect(next.raisedMicro! >= round.raisedMicro!).toBe(true);
        round = next;
      }
      expectSums(round);
    }
  });

  it('refuses a stake that cannot be paid exactly', () => {
    const stream = shoeOf('T98T');
    expect(() => openRound(12_345n, {}, stream)).toThrow(RangeError);
  });
});

function playSeed(nonce: number, actions: readonly JsonObject[]): RoundOutcome {
  const stream = openOutcomeStream({ ...GOLDEN_SEEDS, nonce });
  return rules.play({ stakeMicro: STAKE, wager: {}, actions, stream });
}

/** Stands only: the round ends soon, and nothing is raised. */
function expectLeavable(nonce: number, actions: readonly JsonObject[], round: RoundOutcome): void {
  const left = [...actions];
  let now = round;
  for (let stands = 0; stands < 10 && !now.isOver; stands += 1) {
    left.push(rules.whenLeft as JsonObject);
    now = playSeed(nonce, left);
  }
  expect(now.isOver).toBe(true);
  expect(now.raisedMicro).toBe(round.raisedMicro);
}

function legalKinds(nonce: number, actions: readonly JsonObject[]): ActionKind[] {
  const round = openRound(STAKE, {}, openOutcomeStream({ ...GOLDEN_SEEDS, nonce }));
  for (const action of actions) round.act(action as unknown as { kind: ActionKind });
  const { active, handCount } = round;
  if (active === null) return ['insure', 'decline', 'stand'];
  const legal: ActionKind[] = ['hit', 'stand'];
  if (canDouble(active)) legal.push('double');
  // Splits are rare; they are taken whenever they can be.
  return canSplit(active, handCount, ACE_BLACKJACK.mostHands) ? ['split'] : legal;
}

/** The end tells the sum of what its hands and its insurance paid, less all stakes. */
function expectSums({ events, payoutMicro, raisedMicro }: RoundOutcome): void {
  const paid = (events as readonly BlackjackEvent[]).reduce(
    (sum, event) =>
      event.type === 'handSettled' || event.type === 'insuranceSettled'
        ? sum + BigInt(event.payoutMicro)
        : sum,
    0n,
  );
  expect(payoutMicro).toBe(paid);
  expect(events.at(-1)).toEqual({
    type: 'roundEnded',
    payoutMicro: String(paid),
    netWinMicro: String(paid - STAKE - raisedMicro!),
  });
}
