import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { ReelSet, SlotModel } from '../math/model.ts';
import { playSpin } from '../math/play-spin.ts';
import { type SpinResult, windowProof } from './window-proof.ts';

/** A stop combination for which engine and proof differ. */
export interface WindowFault {
  readonly set: ReelSet;
  readonly stuck: number;
  readonly stops: readonly number[];
  readonly played: SpinResult;
  readonly proven: SpinResult;
}

export interface WindowComparison {
  readonly compared: number;
  /** The first that was found; null: all are equal. */
  readonly fault: WindowFault | null;
}

/**
 * Holds the engine to the proof, window by window: pay, coins, free spins and the reels that stay wild.
 * Compares every window of stops at the seam of the strips, then `samples` random ones in all, for the
 * paid spin and for free spins by the reels that a wild fills. A difference of a tenth of a point in the return is found here with
 * a few thousand windows; rounds would have to be played by the million.
 * @param nextBelow uniform integers below a bound
 * @param provenModel the model that the proof reads; it differs from `model` to plant a difference
 */
export function compareWindows(
  model: SlotModel,
  samples: number,
  nextBelow: (bound: number) => number,
  provenModel = model,
): WindowComparison {
  let compared = 0;
  const situations = situationsOf(model);
  for (const { set, stuck } of situations) {
    const prove = windowProof(provenModel, set, stuck);
    const lengths = model.strips[set].map((strip) => strip.length);
    const judge = (stops: readonly number[]): WindowFault | null => {
      compared += 1;
      const played = playWindow(model, set, stuck, stops);
      const proven = prove(stops);
      return isSame(played, proven) ? null : { set, stuck, stops, played, proven };
    };
    for (const stops of edgeStops(lengths, model.rows)) {
      const fault = judge(stops);
      if (fault !== null) return { compared, fault };
    }
    for (let sample = 0; sample < samples / situations.length; sample += 1) {
      const fault = judge(lengths.map((length) => nextBelow(length)));
      if (fault !== null) return { compared, fault };
    }
  }
  return { compared, fault: null };
}

/** The paid spin, and the free spin with each set of reels that a wild may fill when it begins. */
function situationsOf(model: SlotModel): { readonly set: ReelSet; readonly stuck: number }[] {
  const base = { set: 'base', stuck: 0 } as const;
  if (model.freeSpinCap === 0) return [base];
  if (model.wild?.behaviour !== 'sticky') return [base, { set: 'free', stuck: 0 }];
  const { code } = model.wild;
  const bits = model.strips.free.flatMap((strip, reel) =>
    strip.includes(code) ? [1 << reel] : [],
  );
  const masks = bits.reduce((all, bit) => [...all, ...all.map((mask) => mask | bit)], [0]);
  return [base, ...masks.map((stuck) => ({ set: 'free', stuck }) as const)];
}

function playWindow(
  model: SlotModel,
  set: ReelSet,
  stuck: number,
  stops: readonly number[],
): SpinResult {
  const filled = model.strips[set].flatMap((_, reel) =>
    (stuck & (1 << reel)) === 0 ? [] : [reel],
  );
  const spin = playSpin({ set, stuck: filled, partMicro: 1n, stream: streamOf(stops), model });
  return {
    parts: Number(spin.payoutMicro),
    coins: spin.coins.length,
    freeSpins: spin.freeSpins,
    stuck: spin.stuck.reduce((mask, reel) => mask | (1 << reel), 0),
  };
}

/** Answers the stops, then zero for the value of each coin. */
function streamOf(stops: readonly number[]): OutcomeStream {
  let drawn = 0;
  const refuse = (): never => {
    throw new Error('a spin draws integers only');
  };
  return {
    nextByte: refuse,
    shuffle: refuse,
    nextBelow: () => {
      const answer = stops[drawn] ?? 0;
      drawn += 1;
      return answer;
    },
  };
}

/** Every combination of the stops whose window passes the end of the strip, and of the first one. */
function edgeStops(lengths: readonly number[], rows: number): readonly (readonly number[])[] {
  return lengths.reduce<readonly (readonly number[])[]>(
    (all, length) => {
      const edges = [0, ...Array.from({ length: rows - 1 }, (_, row) => length - 1 - row)];
      return all.flatMap((stops) => edges.map((stop) => [...stops, stop]));
    },
    [[]],
  );
}

function isSame(one: SpinResult, other: SpinResult): boolean {
  return (
    one.parts === other.parts &&
    one.coins === other.coins &&
    one.freeSpins === other.freeSpins &&
    one.stuck === other.stuck
  );
}
