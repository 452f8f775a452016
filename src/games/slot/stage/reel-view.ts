import type { Drawings } from './load-drawings.ts';
import type { Cell, ScattersWon, SymbolWindow } from '../events.ts';
import type { Win } from './pictures.ts';
import type { SlotLook } from './slot-look.ts';
import type { StageInks } from './stage-inks.ts';
import type { SpinTimes } from './step.ts';
import type { WinTier } from '../../kit/win-tier.ts';

/** Reels at rest. */
export interface Resting {
  readonly reels: 'base' | 'free';
  readonly stops: readonly number[];
  readonly window: SymbolWindow;
}

/** Ways for a spinning reel to stop. */
export type Landing = Resting & SpinTimes;

/** Highlighted cells. */
export interface Highlight {
  readonly wins: readonly Win[];
  readonly scatters: ScattersWon | null;
  /** plain: shown without pulse or sparks. */
  readonly tier: WinTier;
}

/** Draws reels. Knows nothing of rounds, money or sound; the caller keeps the order. */
export interface ReelView {
  /** Stands at rest at once. */
  rest(resting: Resting): void;
  /** All reels begin to turn, their stops not yet known. Turning ones go on. */
  turn(reels: Resting['reels']): void;
  /** Brings the turning reels to rest at the landing's times, counted from now. */
  land(landing: Landing): void;
  highlight(highlight: Highlight | null): void;
  /** One win alone among the others. */
  highlightWin(win: Win): void;
  /** Wilds grow over these reels; the window is the one after it. */
  grow(resting: Resting, reels: readonly number[]): void;
  /** Cells vanish and what is above falls; the window is the one after it. */
  fall(resting: Resting, gone: readonly Cell[]): void;
  repaint(inks: StageInks): void;
  destroy(): void;
}

export interface ReelViewOptions {
  /** Positioned, with the size of the reels; the view fills it and follows its size. */
  readonly host: HTMLElement;
  readonly look: SlotLook;
  /** Address of a symbol's picture by its name. */
  readonly pictureAddress: (name: string) => string;
  /** The symbols' pictures, on their way since the stage was mounted. */
  readonly drawings: Promise<Drawings>;
  readonly inks: StageInks;
  readonly reducedMotion: boolean;
  /** The view cannot go on, for example because the graphics context was taken away. */
  readonly onLost: () => void;
}
