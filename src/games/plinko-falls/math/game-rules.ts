import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { PlinkoEvent } from '../events.ts';
import { payTable, PLINKO_FALLS, type PlinkoWager } from '../rules.ts';

/** One bit per row is read from the stream, from the top row to the bottom. */
const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  if (actions.length > 0) throw new ChoiceError('', 'a fall takes no actions');
  const drop = wager as unknown as PlinkoWager;
  const path = Array.from({ length: drop.rows }, () => stream.nextBelow(2));
  const slot = path.reduce((rights, bit) => rights + bit, 0);
  const multiplier = payTable(drop)[slot];
  if (multiplier === undefined) throw new RangeError(`no slot ${slot} below ${drop.rows} rows`);
  const payoutMicro = payAt(stakeMicro, multiplier);
  const events: PlinkoEvent[] = [
    roundStarted(PLINKO_FALLS, stakeMicro, wager),
    { type: 'ballDropped', path, slot, multiplier: Number(multiplier) },
    ...path.map((_, row) => ({ type: 'pegHit' as const, row })),
    { type: 'ballLanded' },
    roundEnded(payoutMicro, stakeMicro),
  ];
  return { events, payoutMicro, isOver: true };
};

export const rules: GameRules = { version: PLINKO_FALLS.version, play, whenLeft: null };
