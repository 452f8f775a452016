import type { RecipeName } from '#art/types.ts';
import type { SlotScene } from '#contract/generated/types.ts';
import type { Voice } from './cue.ts';
import { VOICES } from './voices.ts';

/** Semitones above the root. */
const SCALES: Readonly<Record<SlotScene['mode'], readonly number[]>> = {
  pentatonic: [0, 2, 4, 7, 9],
  minor: [0, 3, 5, 7, 10],
  major: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
};

/** A title's own scale and pitch on the brand's instrument. */
export function titleVoice(
  recipe: RecipeName,
  { mode, pitch }: Pick<SlotScene, 'mode' | 'pitch'>,
): Voice {
  const voice = VOICES[recipe];
  return { ...voice, root: voice.root * 2 ** (pitch / 12), scale: SCALES[mode] };
}
