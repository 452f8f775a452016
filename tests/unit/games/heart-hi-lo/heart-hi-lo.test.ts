import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type JsonObject, type RoundOutcome } from '#games/game-rules.ts';
import type { CardShown, Guessed, HiLoEvent } from '#games/heart-hi-lo/events.ts';
import { rules } from '#games/heart-hi-lo/math/game-rules.ts';
import {
  boundsOfAll,
  boundsOfGuesses,
  possibleWays,
  stopReturn,
} from '#games/heart-hi-lo/proof/prove-return.ts';
import {
  afterGuess,
  CERTAIN,
  type GuessSide,
  HEART_HI_LO,
  hiLoMultiplier,
  winningRanks,
} from '#games/heart-hi-lo/rules.ts';
import { HEART_HI_LO_SHEET as sheet } from '#games/heart-hi-lo/sheet.ts';
import { rankOf } from '#games/kit/cards/card.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { fraction } from '#games/kit/proof/fraction.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const STAKE = 1_000_000n;
const SKIP: JsonObject = { kind: 'skip' };
const CASH_OUT: JsonObject = { kind: 'cashOut' };
const guess = (side: GuessSide): JsonObject => ({ kind: 'guess', side });

function play(nonce: number, actions: readonly JsonObject[]): RoundOutcome {
  const stream = openOutcomeStream({ ...GOLDEN_SEEDS, nonce });
  return rules.play({ stakeMicro: STAKE, wager: {}, actions, stream });
}

function lastShown({ events }: RoundOutcome): CardShown {
  const shown = (events as readonly HiLoEvent[]).findLast(({ type }) => type === 'cardShown');
  return shown as CardShown;
}

describe('the sheet', () => {
  it('states what the proof computes for every number of guesses', () => {
    const { least, most } = boundsOfAll();
    expect(sheet.returnPercent).toEqual({ least: percentOf(least), most: percentOf(most) });
    for (const guesses of [1, 2, 3]) {
      const few = boundsOfGuesses(guesses);
      expect(Number(percentOf(few.least))).toBeGreaterThanOrEqual(98.99);
      expect(percentOf(few.most)).toBe('99.0000');
    }
    expect(possibleWays()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('states the chance, pay and return of a first guess on every card', () => {
    for (const { key, rows } of sheet.tables) {
      for (const [rank, row] of rows.entries()) {
        const ways = winningRanks(rank, key as GuessSide);
        expect(row.pays).toBe(multiplierText(hiLoMultiplier(afterGuess(CERTAIN, ways))));
        expect(row.chancePercent).toBe(percentOf(fraction(BigInt(ways), 13n)));
        expect(row.returnPercent).toBe(percentOf(stopReturn([ways])));
      }
    }
  });
});

describe('a round', () => {
  it('multiplies what every right guess was worth, ends on a wrong one, and stays below its cap', () => {
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const actions: JsonObject[] = [];
      let chance = CERTAIN;
      let round = play(nonce, actions);
      while (!round.isOver) {
        const shown = lastShown(round);
        const side: GuessSide = (nonce + actions.length) % 2 === 0 ? 'high' : 'low';
        const takes = shown[side].multiplier === null ? (side === 'low' ? 'high' : 'low') : side;
        actions.push(guess(takes));
        const before = round.events;
        round = play(nonce, actions);
        expect(round.events.slice(0, before.length)).toEqual(before);
        const guessed = round.events[before.length] as Guessed;
        chance = afterGuess(chance, winningRanks(rankOf(shown.card), takes));
        const pays = guessed.isWin ? hiLoMultiplier(chance) : 0n;
        expect(guessed.multiplier).toBe(Number(pays));
        expect(pays <= HEART_HI_LO.mostMultiplier).toBe(true);
        expect(round.payoutMicro).toBe((STAKE / 10_000n) * pays);
        if (!guessed.isWin) expect(round.isOver).toBe(true);
      }
    }
  });

  it('ends by itself for a player who left, on the likelier side', () => {
    const leave = rules.whenLeft as JsonObject;
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const rank = rankOf(lastShown(play(nonce, [])).card);
      const first = play(nonce, [leave]);
      expect(first.events).toContainEqual(
        expect.objectContaining({ type: 'guessed', side: rank <= 6 ? 'high' : 'low' }),
      );
      expect(first.isOver || play(nonce, [leave, leave]).isOver).toBe(true);
    }
  });

  it('ends and pays at a card that allows no guess below the cap', () => {
    const nonce = findNonce();
    const { actions, round } = climb(nonce);
    expect(round.events.slice(-2).map(({ type }) => type)).toEqual(['cashedOut', 'roundEnded']);
    expect(round.payoutMicro).toBeGreaterThan(STAKE * 100n);
    expect(() => play(nonce, [...actions, CASH_OUT])).toThrow(ChoiceError);
  });

  it('refuses an early cash-out, a twenty-first skip and anything after its end', () => {
    expect(() => play(0, [CASH_OUT])).toThrow(ChoiceError);
    const skips = Array.from({ length: 20 }, () => SKIP);
    expect(play(0, skips).isOver).toBe(false);
    expect(() => play(0, [...skips, SKIP])).toThrow(ChoiceError);
    const lost = [0, 1, 2, 3, 4, 5, 6, 7].find((nonce) => play(nonce, [guess('low')]).isOver) ?? 0;
    expect(() => play(lost, [guess('low'), SKIP])).toThrow(ChoiceError);
  });
});

/** Plays on with the side that the next card favours; only a test knows the next card. */
function climb(nonce: number): { actions: JsonObject[]; round: RoundOutcome } {
  const actions: JsonObject[] = [];
  let round = play(nonce, actions);
  while (!round.isOver) {
    const shown = lastShown(round);
    const sides: GuessSide[] = shown.high.ways < shown.low.ways ? ['high', 'low'] : ['low', 'high'];
    const right = sides.find((side) => {
      if (shown[side].multiplier === null) return false;
      const { events } = play(nonce, [...actions, guess(side)]);
      return (events[round.events.length] as Guessed).isWin;
    });
    if (right === undefined) break;
    actions.push(guess(right));
    round = play(nonce, actions);
  }
  return { actions, round };
}

function findNonce(): number {
  for (let nonce = 0; nonce < 200; nonce += 1) if (climb(nonce).round.isOver) return nonce;
  throw new Error('no round reaches the cap');
}
