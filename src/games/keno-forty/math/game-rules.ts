import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { KenoEvent } from '../events.ts';
import { KENO_FORTY, type KenoWager, paysOf } from '../rules.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  if (actions.length > 0) throw new ChoiceError('', 'a draw takes no actions');
  const { picks } = wager as unknown as KenoWager;
  assertAscending(picks);
  const events: KenoEvent[] = [roundStarted(KENO_FORTY, stakeMicro, wager)];
  let hits = 0;
  for (const number of drawNumbers(stream)) {
    const isHit = picks.includes(number);
    if (isHit) hits += 1;
    events.push({ type: 'numberDrawn', number, isHit, hits });
  }
  const multiplier = paysOf(picks.length)[hits];
  if (multiplier === undefined) throw new ChoiceError('/picks', 'too few or too many numbers');
  const payoutMicro = payAt(stakeMicro, multiplier);
  events.push(roundEnded(payoutMicro, stakeMicro));
  return { events, payoutMicro, isOver: true };
};

/** @throws ChoiceError for numbers out of order, doubled ones included: one bet has one form. */
function assertAscending(picks: readonly number[]): void {
  for (const [index, pick] of picks.entries()) {
    const before = picks[index - 1];
    if (before !== undefined && before >= pick) {
      throw new ChoiceError(`/picks/${index}`, 'the numbers must ascend');
    }
  }
}

/**
 * Ten reads of the stream. Each is an index into the numbers that remain, which stay in ascending
 * order: below 40 for the first, below 31 for the last. The picks have no part in it.
 */
function drawNumbers(stream: OutcomeStream): number[] {
  const remaining = Array.from({ length: KENO_FORTY.numbers }, (_, index) => index + 1);
  return Array.from({ length: KENO_FORTY.drawn }, () =>
    remaining.splice(stream.nextBelow(remaining.length), 1),
  ).flat();
}

export const rules: GameRules = { version: KENO_FORTY.version, play, whenLeft: null };
