import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { CrashEvent } from '../events.ts';
import { CRASH_COMET, timeOf, valueAt } from '../rules.ts';
import { crashPointOf, readCrashBits } from './crash-point.ts';

/** Beyond the highest cash-out nobody is left: the comet burns out there at the latest. */
const readCrash = (stream: OutcomeStream): number =>
  Math.min(CRASH_COMET.most, crashPointOf(readCrashBits(stream)));

/** What the table shows as the end of a round that never took off. */
const shownEnd = (crashAt: number): number => Math.max(CRASH_COMET.least, crashAt);

/** The round as one seat played it: an automatic cash-out, or one by hand before it. */
const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const auto = (wager['autoCashOut'] as number | null | undefined) ?? CRASH_COMET.most;
  const crashAt = readCrash(stream);
  const [byHand] = actions.map((action) => action['at'] as number);
  if (actions.length > 1) throw new ChoiceError('', 'a seat is cashed out once');
  const at = Math.min(byHand ?? auto, auto);
  const isPaid = at <= crashAt;
  const payoutMicro = isPaid ? payAt(stakeMicro, BigInt(at) * 100n) : 0n;
  const events: CrashEvent[] = [roundStarted(CRASH_COMET, stakeMicro, wager)];
  if (isPaid) events.push({ type: 'cashedOut', at, isAuto: byHand === undefined || byHand > auto });
  events.push({ type: 'cometCrashed', at: shownEnd(crashAt) }, roundEnded(payoutMicro, stakeMicro));
  return { events, payoutMicro, isOver: true };
};

export const rules: GameRules = {
  version: CRASH_COMET.version,
  play,
  whenLeft: null,
  shared: {
    bettingMs: CRASH_COMET.bettingMs,
    pauseMs: CRASH_COMET.pauseMs,
    decide(stream) {
      const crashAt = readCrash(stream);
      // The last multiplier is shown, and can be taken, until the next one would be reached.
      const runMs = crashAt < CRASH_COMET.least ? 0 : timeOf(crashAt + 1);
      return { result: shownEnd(crashAt), runMs };
    },
    valueAt,
  },
};
