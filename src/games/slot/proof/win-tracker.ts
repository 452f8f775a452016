import type { ReelView } from './reel-views.ts';

/** Follows what may still win, reel by reel. `State` is what is alive. */
export interface WinTracker<State, Group> {
  /** What a view of the first reel begins. */
  start(view: ReelView): State;
  /** Stops that are alike to whatever the first view began have equal groups. */
  groupOf(view: ReelView, reel: number, first: ReelView): { key: string; group: Group };
  /** After one more reel: what is still alive, and what died and pays, in parts. */
  advance(state: State, group: Group, reel: number): { state: State; paid: number };
  /** What pays when no reel is left to come. */
  ended(state: State, reels: number): number;
  isOver(state: State): boolean;
}
