import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError } from '#games/game-rules.ts';
import { lineReturn, returnBounds } from '#games/dice-line/proof/prove-return.ts';
import { rules } from '#games/dice-line/math/game-rules.ts';
import { game } from '#games/dice-line/game.ts';
import { DICE_LINE_SHEET } from '#games/dice-line/sheet.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const STAKE = 1_000_000n;
const play = (nonce: number, wager: { target: number; side: 'under' | 'over' }) =>
  rules.play({
    stakeMicro: STAKE,
    wager,
    actions: [],
    stream: openOutcomeStream({ ...GOLDEN_SEEDS, nonce }),
  });

describe('Dice Line', () => {
  it('returns what its sheet says, over every line', () => {
    const { least, most } = returnBounds();
    const told = { least: percentOf(least), most: percentOf(most) };
    expect(DICE_LINE_SHEET.returnPercent).toEqual(told);
    expect(game.rtpPercent).toBe(told.least);
    for (const { chancePercent, returnPercent } of DICE_LINE_SHEET.tables[0]?.rows ?? []) {
      const winning = Math.round(Number(chancePercent) * 100);
      expect(returnPercent).toBe(percentOf(lineReturn(winning)));
    }
  });

  it('pays the rolls on the winning side alone, and nothing on the line', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { events, payoutMicro } = play(nonce, { target: 4321, side: 'under' });
      const rolled = events[1] as unknown as { roll: number; isWin: boolean };
      expect(rolled.isWin).toBe(rolled.roll < 4321);
      expect(payoutMicro).toBe(rolled.isWin ? 2_291_100n : 0n);
      if (rolled.roll < 200 || rolled.roll > 9_800) continue;
      const over = play(nonce, { target: rolled.roll, side: 'over' });
      const under = play(nonce, { target: rolled.roll, side: 'under' });
      expect([over.payoutMicro, under.payoutMicro]).toEqual([0n, 0n]);
    }
  });

  it('refuses a line that leaves too few or too many winning rolls', () => {
    expect(() => play(0, { target: 99, side: 'under' })).toThrow(ChoiceError);
    expect(() => play(0, { target: 198, side: 'over' })).toThrow(ChoiceError);
    expect(play(0, { target: 100, side: 'under' }).isOver).toBe(true);
  });
});
