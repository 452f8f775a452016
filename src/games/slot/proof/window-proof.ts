import type { ReelSet, SlotModel } from '../math/model.ts';
import { fallAt, fallParts } from './count-falls.ts';
import { linesTracker } from './lines-tracker.ts';
import { type ReelView, reelViews } from './reel-views.ts';
import { freeSpinsFor, scatterParts, timesOf } from './spin-odds.ts';
import { waysTracker } from './ways-tracker.ts';
import type { WinTracker } from './win-tracker.ts';

/** The result of one stop combination. */
export interface SpinResult {
  /** Wins and scatters together, in parts of the stake, every multiplier included. */
  readonly parts: number;
  readonly coins: number;
  readonly freeSpins: number;
  /** Reels filled by a wild from now on; bit n is reel n. */
  readonly stuck: number;
}

/** One combination as `countSlot` counts it: the same views, trackers and falls. */
export type WindowProof = (stops: readonly number[]) => SpinResult;

export function windowProof(model: SlotModel, set: ReelSet, stuck: number): WindowProof {
  const resultOf = (wins: number, specials: number, stays: number): SpinResult => ({
    parts: (wins + scatterParts(model, specials)) * timesOf(model, set),
    coins: model.hold === null ? 0 : specials,
    freeSpins: freeSpinsFor(model, specials),
    stuck: stays,
  });
  if (model.ladder !== null) {
    const fall = fallAt(model);
    return (stops) => {
      const { wins, shown } = fall(stops);
      return resultOf(fallParts(model, set, wins), shown, 0);
    };
  }
  const reels = reelViews(model, set, stuck);
  const winsOf =
    model.lines === null
      ? winsWith(waysTracker(model))
      : winsWith(linesTracker(model, model.lines));
  return (stops) => {
    const views = reels.map((stopsOf, reel) => stopsOf[stops[reel] ?? -1] ?? outside());
    const specials = views.reduce((sum, view) => sum + view.specials, 0);
    const stays = views.reduce((mask, view) => mask | view.stuck, 0);
    return resultOf(winsOf(views), specials, stays);
  };
}

function winsWith<State, Group>(
  tracker: WinTracker<State, Group>,
): (views: readonly ReelView[]) => number {
  // Views are the same objects each time, and what they mean to a first view does not change.
  const groups = new Map<ReelView, Map<ReelView, Group>>();
  const groupOf = (view: ReelView, reel: number, first: ReelView): Group => {
    const known = groups.get(first) ?? new Map<ReelView, Group>();
    groups.set(first, known);
    const group = known.get(view) ?? tracker.groupOf(view, reel, first).group;
    known.set(view, group);
    return group;
  };
  return ([first = outside(), ...others]) => {
    let state = tracker.start(first);
    let paid = 0;
    for (const [index, view] of others.entries()) {
      if (tracker.isOver(state)) return paid;
      const next = tracker.advance(state, groupOf(view, index + 1, first), index + 1);
      state = next.state;
      paid += next.paid;
    }
    return paid + tracker.ended(state, others.length + 1);
  };
}

function outside(): never {
  throw new RangeError('there is no such stop');
}
