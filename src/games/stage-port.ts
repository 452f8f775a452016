import type { ComponentType } from 'react';
import type { RoundEvent } from '#contract/generated/types.ts';

/** What the window asks of a game's stage once it stands. */
export interface StageControls {
  /** The player has staked; the round is being asked for. */
  turn: () => void;
  /** There is no round after all. */
  cancelSpin: () => void;
  /** Shows a round; settles when it has been shown. Rejects what it cannot draw. */
  play: (events: readonly RoundEvent[]) => Promise<void>;
  /** Ends a celebration early. @returns whether there was one. */
  skip: () => boolean;
  /** Cuts to the round's end. */
  finish: () => void;
  /** Sounds a great moment that is shown elsewhere, if there is sound. */
  celebrate: () => void;
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
  sound: boolean;
}

/** What a game's rules page gets. */
export interface RulesProps {
  pictureAddress: (name: string) => string;
  currency: string;
  /** Pays are told for this stake. */
  stakeMicro: bigint;
  /** All that may be staked, smallest first; empty where it is not known. */
  stakes: readonly bigint[];
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
  readonly loadRules: () => Promise<RulesComponent>;
  readonly loadEvents: () => Promise<ComponentType<EventsProps>>;
}
