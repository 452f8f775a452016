import { describe, expect, it } from 'vitest';
import type { BlackjackEvent } from '#games/ace-blackjack/events.ts';
import { rules } from '#games/ace-blackjack/math/game-rules.ts';
import { actionsOf, hintOf } from '#games/ace-blackjack/stage/blackjack-actions.ts';
import {
  type BlackjackState,
  isSettled,
  nextBlackjackState,
  OPENING_STATE,
} from '#games/ace-blackjack/stage/blackjack-state.ts';
import { setHint } from '#games/ace-blackjack/stage/hint.ts';
import { shoeOf, STAKE } from './scripted-shoe.ts';

const WORDING = { say: (key: string) => key, money: String, number: String };

function show(ranks: string, ...kinds: readonly string[]): BlackjackState {
  const actions = kinds.map((kind) => ({ kind }));
  const { events } = rules.play({ stakeMicro: STAKE, wager: {}, actions, stream: shoeOf(ranks) });
  return (events as readonly BlackjackEvent[]).reduce(nextBlackjackState, OPENING_STATE);
}

const ids = (state: BlackjackState): string[] => actionsOf(state, WORDING).map(({ id }) => id);

describe('the shown round', () => {
  it('offers what the rules take, with standing or declining as its main action', () => {
    expect(ids(show('868T'))).toEqual(['split', 'double', 'hit', 'stand']);
    expect(ids(show('263T22', 'hit'))).toEqual(['hit', 'stand']);
    expect(ids(show('9A98'))).toEqual(['insure', 'decline']);
    expect(ids(show('T98T', 'stand'))).toEqual([]);
    const main = actionsOf(show('868T'), WORDING).filter(({ isMain }) => isMain === true);
    expect(main.map(({ id }) => id)).toEqual(['stand']);
  });

  it('marks the move of the strategy while the hint is on', () => {
    const state = show('868T');
    expect(hintOf(state)).toBe('split');
    expect(actionsOf(state, WORDING).some(({ isHint }) => isHint === true)).toBe(false);
    setHint(true);
    const hinted = actionsOf(state, WORDING).filter(({ isHint }) => isHint === true);
    setHint(false);
    expect(hinted.map(({ id }) => id)).toEqual(['split']);
    expect(hintOf(show('9A98'))).toBe('decline');
  });

  it('ends with every hand, stake and result of a split', () => {
    const state = show('868T3TTT', 'split', 'double', 'stand');
    expect(isSettled(state)).toBe(true);
    expect(state.hands).toMatchObject([
      { stakeMicro: 2n * STAKE, isDoubled: true, result: 'win', payoutMicro: 4n * STAKE },
      { stakeMicro: STAKE, isDoubled: false, result: 'win', payoutMicro: 2n * STAKE },
    ]);
    expect(state.dealer).toHaveLength(3);
    expect(state.dealer).not.toContain(null);
  });
});
