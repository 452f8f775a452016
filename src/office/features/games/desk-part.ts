import type { GameSettings } from '#contract/generated/types.ts';
import type { Arrangement } from './arrangement.ts';

/** What every part of the desk is given. */
export interface DeskPart {
  now: GameSettings;
  wanted: Arrangement;
  /** Undefined: for looking at. */
  onChange: ((arrangement: Arrangement) => void) | undefined;
}
