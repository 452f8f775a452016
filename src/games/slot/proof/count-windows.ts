import type { ReelSet, SlotModel } from '../math/model.ts';
import { linesTracker } from './lines-tracker.ts';
import { type ReelView, reelViews } from './reel-views.ts';
import { keyOf, type Marks, type SpinOutcomes, Tally } from './spin-outcomes.ts';
import { waysTracker } from './ways-tracker.ts';
import type { WinTracker } from './win-tracker.ts';

interface Stops<Group> {
  readonly group: Group;
  readonly specials: number;
  readonly stuck: number;
  readonly stops: number;
}

/**
 * Counts every stop combination of the reels exactly, without visiting each. Stops that fit alike are
 * counted as one, and when nothing is alive the reels still to come cannot change the pay and are
 * counted at once. Shares no code with `evaluate.ts`, so that each checks the other.
 */
export function countWindows(model: SlotModel, set: ReelSet, stuck: number): SpinOutcomes[] {
  const views = reelViews(model, set, stuck);
  return model.lines === null
    ? countWith(waysTracker(model), views)
    : countWith(linesTracker(model, model.lines), views);
}

function countWith<State, Group>(
  tracker: WinTracker<State, Group>,
  views: readonly (readonly ReelView[])[],
): SpinOutcomes[] {
  const rest = restsFrom(views);
  const tally = new Tally();
  const [firstReel = [], ...others] = views;
  for (const first of firstReel) {
    const groups = others.map((reel, index) => groupStops(tracker, reel, index + 1, first));
    const visit = (reel: number, state: State, paid: number, at: Marks, count: number): void => {
      if (reel === views.length) {
        tally.add(at, paid + tracker.ended(state, views.length), count);
        return;
      }
      if (tracker.isOver(state)) {
        for (const marks of rest[reel] ?? []) {
          tally.add(together(at, marks), paid, count * marks.count);
        }
        return;
      }
      for (const stops of groups[reel - 1] ?? []) {
        const next = tracker.advance(state, stops.group, reel);
        visit(reel + 1, next.state, paid + next.paid, together(at, stops), count * stops.stops);
      }
    };
    visit(1, tracker.start(first), 0, first, 1);
  }
  return tally.list();
}

function together(one: Marks, other: Marks): Marks {
  return { specials: one.specials + other.specials, stuck: one.stuck | other.stuck };
}

function groupStops<State, Group>(
  tracker: WinTracker<State, Group>,
  views: readonly ReelView[],
  reel: number,
  first: ReelView,
): readonly Stops<Group>[] {
  const groups = new Map<string, Stops<Group>>();
  for (const view of views) {
    const { key, group } = tracker.groupOf(view, reel, first);
    const { specials, stuck } = view;
    const name = `${key}/${specials}/${stuck}`;
    const stops = (groups.get(name)?.stops ?? 0) + 1;
    groups.set(name, { group, specials, stuck, stops });
  }
  return [...groups.values()];
}

/** [reel]: in how many ways that reel and those after it show what. */
function restsFrom(views: readonly (readonly ReelView[])[]): (Marks & { count: number })[][] {
  const rests: (Marks & { count: number })[][] = [[{ specials: 0, stuck: 0, count: 1 }]];
  for (const reel of views.toReversed()) {
    const found = new Map<number, Marks & { count: number }>();
    for (const after of rests[0] ?? []) {
      for (const view of reel) {
        const marks = together(view, after);
        const key = keyOf(marks);
        found.set(key, { ...marks, count: (found.get(key)?.count ?? 0) + after.count });
      }
    }
    rests.unshift([...found.values()]);
  }
  return rests;
}
