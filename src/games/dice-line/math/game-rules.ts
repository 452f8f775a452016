import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { DiceEvent } from '../events.ts';
import { DICE_LINE, type DiceWager, diceMultiplier, winningRolls } from '../rules.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, stream }) => {
  const line = wager as unknown as DiceWager;
  const winning = winningRolls(line);
  if (winning < DICE_LINE.fewestWinning || winning > DICE_LINE.mostWinning) {
    throw new ChoiceError('/target', 'the line leaves too few or too many winning rolls');
  }
  const roll = stream.nextBelow(DICE_LINE.rolls);
  const isWin = line.side === 'under' ? roll < line.target : roll > line.target;
  const multiplier = diceMultiplier(winning);
  const winMicro = payAt(stakeMicro, multiplier);
  const payoutMicro = isWin ? winMicro : 0n;
  const events: DiceEvent[] = [
    roundStarted(DICE_LINE, stakeMicro, wager),
    { type: 'diceRolled', roll, isWin, multiplier: Number(multiplier) },
    roundEnded(payoutMicro, stakeMicro),
  ];
  return { events, payoutMicro, isOver: true };
};

export const rules: GameRules = { version: DICE_LINE.version, play, whenLeft: null };
