import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { CrashEvent } from '../events.ts';
import { CRASH_COMET } from '../rules.ts';
import { crashPointOf, readCrashBits } from './crash-point.ts';

const VERSION = '1.0.0';

/**
 * Version 1.0.0: every round reached 1.00, and ended as soon as its last multiplier was reached. A
 * cash-out by hand needed a hundredth more than it was paid.
 */
const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const auto = (wager['autoCashOut'] as number | null | undefined) ?? CRASH_COMET.most;
  const reached = Math.max(CRASH_COMET.least, crashPointOf(readCrashBits(stream)));
  const crashAt = Math.min(CRASH_COMET.most, reached);
  const [byHand] = actions.map((action) => action['at'] as number);
  if (actions.length > 1) throw new ChoiceError('', 'a seat is cashed out once');
  const at = Math.min(byHand ?? auto, auto);
  const isPaid = at <= crashAt;
  const payoutMicro = isPaid ? payAt(stakeMicro, BigInt(at) * 100n) : 0n;
  const events: CrashEvent[] = [
    roundStarted({ ...CRASH_COMET, version: VERSION }, stakeMicro, wager),
  ];
  if (isPaid) events.push({ type: 'cashedOut', at, isAuto: byHand === undefined || byHand > auto });
  events.push({ type: 'cometCrashed', at: crashAt }, roundEnded(payoutMicro, stakeMicro));
  return { events, payoutMicro, isOver: true };
};

export const pastRules: GameRules = { version: VERSION, play, whenLeft: null };
