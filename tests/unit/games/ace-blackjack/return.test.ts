import { describe, expect, it } from 'vitest';
import { game } from '#games/ace-blackjack/game.ts';
import { ACE_BLACKJACK } from '#games/ace-blackjack/rules.ts';
import { ACE_BLACKJACK_SHEET as sheet } from '#games/ace-blackjack/sheet.ts';
import { canDouble, canSplit, type Move, totalOf, valueOf } from '#games/kit/blackjack/hand.ts';
import { proveInsurance, proveReturn } from '#games/kit/proof/blackjack/prove-return.ts';
import { strategyMove, type StrategyQuestion } from '#games/kit/blackjack/strategy.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import { dealRound, fastStream, STAKE } from './scripted-shoe.ts';

const ROUNDS = 200_000;
const percent = (share: number): string => (100 * share).toFixed(4);

const proof = proveReturn(ACE_BLACKJACK);

describe('the sheet', () => {
  it('states what the proof computes from the whole shoe', () => {
    const { returns, blackjack, dealerBlackjack, dealer } = proof;
    expect(sheet.returnPercent).toEqual({ least: percent(returns), most: percent(returns) });
    expect(game.rtpPercent).toBe(percent(returns));
    const insurance = proveInsurance(ACE_BLACKJACK);
    const [pays, ends] = sheet.tables;
    expect(pays?.rows.map(({ chancePercent }) => chancePercent)).toEqual([
      percent(blackjack),
      null,
      null,
      null,
      percentOf(insurance.chance),
    ]);
    expect(pays?.rows.map(({ returnPercent }) => returnPercent)).toEqual([
      null,
      null,
      null,
      percent(returns),
      percentOf(insurance.returns),
    ]);
    expect(ends?.rows.map(({ chancePercent }) => chancePercent)).toEqual(
      [dealerBlackjack, ...dealer].map(percent),
    );
    expect(dealer.reduce((sum, chance) => sum + chance, dealerBlackjack)).toBeCloseTo(1, 12);
  });
});

describe('the rules', () => {
  it('return what the proof computes, within three standard errors', () => {
    const stream = fastStream(2026);
    let [sum, squares, blackjacks] = [0, 0, 0];
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      const round = dealRound(stream);
      while (!round.isOver) {
        const { active, handCount, upCard } = round;
        if (active === null) round.act({ kind: 'decline' });
        else {
          const [first = 0] = active.cards;
          const kind = strategyMove({
            ...totalOf(active.cards),
            pairValue: canSplit(active, handCount, ACE_BLACKJACK.mostHands) ? valueOf(first) : null,
            canDouble: canDouble(active),
            up: valueOf(upCard),
          });
          round.act({ kind });
        }
      }
      const gain = Number(round.payoutMicro - round.raisedMicro - STAKE) / Number(STAKE);
      sum += gain;
      squares += gain * gain;
      if (gain === 1.5) blackjacks += 1;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    expect(Math.abs(1 + mean - proof.returns)).toBeLessThan(3 * error);
    const { blackjack } = proof;
    const blackjackError = Math.sqrt((blackjack * (1 - blackjack)) / ROUNDS);
    expect(Math.abs(blackjacks / ROUNDS - blackjack)).toBeLessThan(3 * blackjackError);
  }, 60_000);
});

describe('the strategy', () => {
  const ask = (total: number, up: number, more: Partial<StrategyQuestion> = {}): Move =>
    strategyMove({ total, up, isSoft: false, pairValue: null, canDouble: true, ...more });

  it.each<[string, Move, Move]>([
    ['hard 16 against a ten is hit', ask(16, 10), 'hit'],
    ['hard 16 against a six stands', ask(16, 6), 'stand'],
    ['hard 12 against a three is hit', ask(12, 3), 'hit'],
    ['eleven against a ten is doubled', ask(11, 10), 'double'],
    ['eleven against an ace is hit', ask(11, 1), 'hit'],
    ['eleven of three cards is hit', ask(11, 6, { canDouble: false }), 'hit'],
    ['nine against a two is hit', ask(9, 2), 'hit'],
    ['soft 18 against a six is doubled', ask(18, 6, { isSoft: true }), 'double'],
    ['soft 18 of three cards stands', ask(18, 6, { isSoft: true, canDouble: false }), 'stand'],
    ['soft 18 against a nine is hit', ask(18, 9, { isSoft: true }), 'hit'],
    ['soft 19 stands', ask(19, 6, { isSoft: true }), 'stand'],
    ['eights are split against a ten', ask(16, 10, { pairValue: 8 }), 'split'],
    ['nines stand against a seven', ask(18, 7, { pairValue: 9 }), 'stand'],
    ['fives are doubled', ask(10, 6, { pairValue: 5 }), 'double'],
    ['tens stand', ask(20, 6, { pairValue: 10 }), 'stand'],
    ['fours are split against a five', ask(8, 5, { pairValue: 4 }), 'split'],
  ])('%s', (_, move, expected) => expect(move).toBe(expected));
});
