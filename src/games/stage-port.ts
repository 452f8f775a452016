import type { GamePolicy } from '#contract/generated/types.ts';
import type { ComponentType } from 'react';
import type { GameTable, OwnTableSeat, RoundEvent } from '#contract/generated/types.ts';
import type { JsonObject } from './game-rules.ts';
import type { StakeRule } from './game-title.ts';

/** Which round a stage shows. */
export interface ShownRound {
  readonly roundId: string;
  /** It began in another window or before a reload. */
  readonly resumed: boolean;
}

/** What the window asks of a game's stage once it is mounted. */
export interface StageControls {
  /** The player has staked; the round is being asked for. */
  turn: () => void;
  /** The bet was refused. */
  cancelSpin: () => void;
  /**
   * Shows a round as far as it is decided; settles when it has been shown. Rejects what it cannot
   * draw. A later call for the same round has more events, and shows only those.
   */
  play: (events: readonly RoundEvent[], round: ShownRound) => Promise<void>;
  /** Ends a celebration early. @returns whether there was one. */
  skip: () => boolean;
  /** Cuts to the end of what is being shown. */
  finish: () => void;
  /** Sounds a great moment that is shown elsewhere, if there is sound. */
  celebrate: () => void;
}

/** One thing that a player may do next in an open round. The window draws the row of them. */
export interface StageAction {
  readonly id: string;
  /** In the player's language. */
  readonly label: string;
  /** What the server is sent. */
  readonly action: JsonObject;
  /** The large button, and what the space bar does. */
  readonly isMain?: boolean;
  /** A key besides, by `KeyboardEvent.key`, lower case. */
  readonly key?: string;
  readonly isDisabled?: boolean;
  /** Recommended by the published strategy. */
  readonly isHint?: boolean;
}

/**
 * idle: the next round may be prepared. staked: it is being asked for. showing: its events are shown.
 * deciding: it waits for the player. acting: an action is being asked for.
 */
export type StagePhase = 'idle' | 'staked' | 'showing' | 'deciding' | 'acting';

/** What the stage of a shared round gets besides. */
export interface TableProps {
  /** Null: the first round is about to open. */
  readonly table: GameTable | null;
  readonly seat: OwnTableSeat | null;
  /** The server's clock, milliseconds since 1970. */
  readonly serverNow: () => number;
}

/** What a game's stage gets from the window. */
export interface StageProps {
  /** Called with the controls when the stage can play, and with null when it is gone. */
  onReady: (controls: StageControls | null) => void;
  /** Words on what happened, for who listens. */
  onSay: (words: string) => void;
  /** Whether a tap would end something at the moment. */
  onSkippable: (skippable: boolean) => void;
  /** Address of a symbol's picture by name. */
  pictureAddress: (name: string) => string;
  /** Address of several symbols' pictures at once: SVG texts by name, as JSON. */
  pictureSheet: (names: readonly string[]) => string;
  currency: string;
  celebrateAboveStakeOnly: boolean;
  /** The player wants short spins, and may have them. */
  fast?: boolean;
  sound: boolean;
  phase: StagePhase;
  /** What the next round bets on; null: nothing that can be played. */
  wager: JsonObject | null;
  onWager: (wager: JsonObject | null) => void;
  /** The chosen stake, or the value of the chosen chip; null until the game has been opened. */
  stakeMicro: bigint | null;
  /** The smallest stake or chip; null until the game has been opened. */
  leastStakeMicro: bigint | null;
  /** What the player may do in the open round, whenever it changes. */
  onActions: (actions: readonly StageAction[]) => void;
  /** Acts in the open round: a cell is turned over, a card held. Ignored unless it is `deciding`. */
  onAct: (action: JsonObject) => void;
  /** Present where one round is played by everybody at a table. */
  table?: TableProps;
}

/** What a game's rules page gets. */
export interface RulesProps {
  pictureAddress: (name: string) => string;
  currency: string;
  /** Pays are told for this stake. */
  stakeMicro: bigint;
  /** All that may be staked, smallest first; empty where it is not known. */
  stakes: readonly bigint[];
  /** What the brand asks of it. */
  policy: GamePolicy;
}

export type StageComponent = ComponentType<StageProps>;
export type RulesComponent = ComponentType<RulesProps>;

/** What shows a round's events to a person gets. */
export interface EventsProps {
  events: readonly unknown[];
  currency: string;
  pictureAddress: (name: string) => string;
}

/** What a game draws, each loaded when it is first shown. A game's `stage/doors.ts` has them. */
export interface StageDoors {
  readonly loadStage: () => Promise<StageComponent>;
  /** @param version of the title's rules; left out: the present one */
  readonly loadRules: (version?: string) => Promise<RulesComponent>;
  /** @param version that decided the events; left out: the present one */
  readonly loadEvents: (version?: string) => Promise<ComponentType<EventsProps>>;
  /** What begins a round: the reels are spun, or a bet is made. */
  readonly button: 'spin' | 'bet';
  readonly stakeRule: StakeRule;
  /** One round is played by everybody at a table. */
  readonly isShared?: boolean;
  /** Multiplier of a shared round in hundredths, by milliseconds after its start. */
  readonly valueAt?: (elapsedMs: number) => number;
  /** What the first round bets on unless the player changes it; null: the player has to choose. */
  readonly openingWager: JsonObject | null;
}
