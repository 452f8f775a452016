import type { GameRules } from '../../game-rules.ts';
import { ACE_BLACKJACK, type BlackjackAction } from '../rules.ts';
import { openRound } from './open-round.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const round = openRound(stakeMicro, wager, stream);
  for (const action of actions as unknown as readonly BlackjackAction[]) round.act(action);
  const { events, payoutMicro, raisedMicro, isOver } = round;
  return { events, payoutMicro, raisedMicro, isOver };
};

export const rules: GameRules = {
  version: ACE_BLACKJACK.version,
  play,
  whenLeft: { kind: 'stand' },
};
