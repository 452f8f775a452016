import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { DECK_SIZE, rankOf } from '../../kit/cards/card.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { HiLoEvent, SideOffer } from '../events.ts';
import {
  afterGuess,
  CERTAIN,
  guessMultiplier,
  type GuessSide,
  HEART_HI_LO,
  type HiLoAction,
  hiLoMultiplier,
  isWinningRank,
  likelierSide,
  winningRanks,
} from '../rules.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const events: HiLoEvent[] = [roundStarted(HEART_HI_LO, stakeMicro, wager)];
  const draw = (): number => stream.nextBelow(DECK_SIZE);
  let card = draw();
  let chance = CERTAIN;
  let multiplier = 0n;
  let skips = 0;
  let isOver = false;

  const cashOut = (): void => {
    events.push({ type: 'cashedOut', multiplier: Number(multiplier) });
    isOver = true;
  };

  const offer = (side: GuessSide): SideOffer => {
    const next = guessMultiplier(chance, rankOf(card), side);
    return {
      ways: winningRanks(rankOf(card), side),
      multiplier: next === null ? null : Number(next),
    };
  };

  /** Shows what the card offers; a card that offers nothing ends the round. */
  const show = (): void => {
    const [high, low] = [offer('high'), offer('low')];
    if (high.multiplier === null && low.multiplier === null) cashOut();
    else events.push({ type: 'cardShown', card, high, low });
  };

  const guess = (side: GuessSide): void => {
    const shown = rankOf(card);
    if (guessMultiplier(chance, shown, side) === null) {
      throw new ChoiceError('/side', 'the guess would pay more than a round can');
    }
    card = draw();
    const isWin = isWinningRank(shown, side, rankOf(card));
    chance = afterGuess(chance, winningRanks(shown, side));
    multiplier = isWin ? hiLoMultiplier(chance) : 0n;
    events.push({ type: 'guessed', card, side, isWin, multiplier: Number(multiplier) });
    if (isWin) show();
    else isOver = true;
  };

  const skip = (): void => {
    if (skips === HEART_HI_LO.mostSkips) throw new ChoiceError('/kind', 'no skips are left');
    skips += 1;
    card = draw();
    events.push({ type: 'skipped', card });
    show();
  };

  show();
  for (const action of actions as unknown as readonly HiLoAction[]) {
    if (isOver) throw new ChoiceError('', 'the round is over');
    if (action.kind === 'guess') guess(action.side);
    else if (action.kind === 'skip') skip();
    else if (multiplier > 0n) cashOut();
    else if (action.kind === 'leave') guess(likelierSide(rankOf(card)));
    else throw new ChoiceError('/kind', 'no guess has been won');
  }

  const payoutMicro = payAt(stakeMicro, multiplier);
  if (isOver) events.push(roundEnded(payoutMicro, stakeMicro));
  return { events, payoutMicro, isOver };
};

export const rules: GameRules = {
  version: HEART_HI_LO.version,
  play,
  whenLeft: { kind: 'leave' },
};
