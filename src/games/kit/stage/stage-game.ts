import type { ComponentType } from 'react';
import type { JsonObject } from '../../game-rules.ts';
import type { StageAction, StagePhase } from '../../stage-port.ts';
import type { SurfaceKind } from '../backdrop/draw-surface.ts';
import type { CueName } from '../sound/cue.ts';

/** Says a text of the game's namespace or of `stage`. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What a game's words are made with. */
export interface Wording {
  readonly say: Say;
  /** An amount in the player's notation. */
  readonly money: (micro: bigint | string) => string;
  /** A number in the player's notation. */
  readonly number: (value: number, decimals?: number) => string;
}

export interface StageViewProps<State> extends Wording {
  /** As far as the round has been shown. */
  readonly state: State;
  readonly phase: StagePhase;
  /** The next round may be prepared: false while one is shown, and for a picture of a past round. */
  readonly canChoose: boolean;
  /** The shown round's wager, or the next one's while it is prepared. */
  readonly wager: JsonObject | null;
  readonly onWager: (wager: JsonObject | null) => void;
  readonly onAct: (action: JsonObject) => void;
  /** The round's stake, or the chosen stake or chip; null until the game has been opened. */
  readonly stakeMicro: bigint | null;
  /** What a single chip is worth; null until the game has been opened. */
  readonly leastStakeMicro: bigint | null;
  /** Movement is wanted: false for a past round and for who asked for less motion. */
  readonly moves: boolean;
}

/**
 * A game outside the reels, as its stage declares it. The kit plays the events, sounds them, says them
 * and draws what is around the view.
 */
export interface StageGame<State, Event extends { readonly type: string }> {
  /** The title's code, and the namespace of its texts. */
  readonly code: string;
  /** Ground of the view; when omitted, the view draws its own. */
  readonly surface?: SurfaceKind;
  /** Before the first event. */
  readonly opening: State;
  /** The state after an event. Pure; unknown events change nothing. */
  readonly next: (state: State, event: Event) => State;
  /** How long an event is shown before the next one, milliseconds. `state` is the one after it. */
  readonly paceMs: (event: Event, state: State) => number;
  /** The sound of an event; `step` raises it. */
  readonly cueOf: (event: Event, state: State) => { name: CueName; step?: number } | null;
  /** What a screen reader is told of an event; null: nothing. The round's payout is told by the kit. */
  readonly wordsOf: (event: Event, state: State, wording: Wording) => string | null;
  /** What may be done in an open round; left out where a round is decided at once. */
  readonly actionsOf?: (state: State, wording: Wording) => readonly StageAction[];
  /** A hook whose value the actions depend on besides the state: a switch of the view. */
  readonly useActionsKey?: () => unknown;
  /** A round's result in a few characters, for the history strip; null: none. */
  readonly markOf: (state: State, wording: Wording) => string | null;
  readonly View: ComponentType<StageViewProps<State>>;
}
