import type {
  FeatureEndPicture,
  HoldEndPicture,
  Picture,
  SpinPicture,
  WinPicture,
} from './pictures.ts';
import type { WinTier } from '../../kit/win-tier.ts';

/** When the reels rest. */
export interface SpinTimes {
  /** Per reel, from the step's begin. All 0: at once, without turning. */
  readonly restsAtMs: readonly number[];
  /** Reels that turn longer and glow, because the last special may come; from when on. */
  readonly held: readonly { readonly reel: number; readonly fromMs: number }[];
}

/** Presentation of an amount. */
export interface Counted {
  readonly tier: WinTier;
  readonly countMs: number;
}

export interface StepTime {
  /** Milliseconds from the timeline's begin. */
  readonly atMs: number;
  readonly durationMs: number;
  readonly firstEvent: number;
  readonly endEvent: number;
  /** True when a tap may end it early. Spinning reels cannot be stopped: that would be a faster game. */
  readonly skippable: boolean;
}

export type SpinStep = SpinPicture & SpinTimes & StepTime;
export type WinStep = WinPicture & Counted & StepTime;
export type FeatureEndStep = FeatureEndPicture & Counted & StepTime;
export type HoldEndStep = HoldEndPicture & Counted & StepTime;
type PlainStep = Exclude<Picture, SpinPicture | WinPicture | FeatureEndPicture | HoldEndPicture> &
  StepTime;

/** A picture with its place in time. */
export type Step = SpinStep | WinStep | FeatureEndStep | HoldEndStep | PlainStep;
