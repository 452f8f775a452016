import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { JadeOrchardEvent } from '../events.ts';
import { evaluateWindow, windowAt } from './evaluate.ts';
import type { ReelModel } from './model.ts';

export interface SpinOutcome {
  /** The reels' stop and the wins, without the closing event. */
  readonly events: readonly JadeOrchardEvent[];
  readonly payoutMicro: bigint;
  /** As the scatters promise, before any cap. */
  readonly freeSpins: number;
}

/** One turn of the reels: draws a stop per reel, left to right, and lists its wins. */
export function playSpin(
  reels: 'base' | 'free',
  lineStakeMicro: bigint,
  stream: OutcomeStream,
  model: ReelModel,
): SpinOutcome {
  const strips = reels === 'base' ? model.baseStrips : model.freeStrips;
  const multiplier = reels === 'base' ? 1 : model.freeSpinMultiplier;
  const stops = strips.map((strip) => stream.nextBelow(strip.length));
  const window = windowAt(strips, stops, model.rows);
  const wins = evaluateWindow(window, model);
  const events: JadeOrchardEvent[] = [{ type: 'reelsStopped', reels, stops, window }];
  let payoutMicro = 0n;

  for (const { line, symbol, count, cells, lineStakes } of wins.lines) {
    const winMicro = lineStakeMicro * BigInt(lineStakes * multiplier);
    payoutMicro += winMicro;
    events.push({
      type: 'lineWon',
      line,
      symbol,
      count,
      cells,
      multiplier,
      payoutMicro: winMicro.toString(),
    });
  }
  if (wins.scatters !== undefined) {
    const { cells, stakes } = wins.scatters;
    const winMicro = lineStakeMicro * BigInt(model.lines.length * stakes * multiplier);
    payoutMicro += winMicro;
    events.push({
      type: 'scattersWon',
      count: cells.length,
      cells,
      multiplier,
      payoutMicro: winMicro.toString(),
    });
  }
  return { events, payoutMicro, freeSpins: wins.scatters?.freeSpins ?? 0 };
}
