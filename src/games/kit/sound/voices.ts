import type { RecipeName } from '#art/types.ts';
import type { Voice } from './cue.ts';

const PENTATONIC = [0, 2, 4, 7, 9];
const MINOR_PENTATONIC = [0, 3, 5, 7, 10];
const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];

/** Each style of picture has its own scale and instrument. */
export const VOICES: Readonly<Record<RecipeName, Voice>> = {
  // A plucked string at a night market.
  papercut: {
    root: 293.66,
    scale: PENTATONIC,
    timbre: { wave: 'triangle', partial: { factor: 3, level: 0.22 }, attack: 0.004, release: 0.42 },
  },
  // A marimba by the sea.
  risograph: {
    root: 261.63,
    scale: PENTATONIC,
    timbre: { wave: 'sine', partial: { factor: 4, level: 0.3 }, attack: 0.002, release: 0.3 },
  },
  // A square wave on a scope.
  oscilloscope: {
    root: 220,
    scale: MINOR_PENTATONIC,
    timbre: { wave: 'square', partial: { factor: 1.007, level: 0.6 }, attack: 0.002, release: 0.2 },
  },
  // A glass bell in a salon.
  engraved: {
    root: 349.23,
    scale: DORIAN,
    timbre: { wave: 'sine', partial: { factor: 2.76, level: 0.34 }, attack: 0.006, release: 0.9 },
  },
  // A toy piano.
  sticker: {
    root: 329.63,
    scale: MAJOR,
    timbre: {
      wave: 'triangle',
      partial: { factor: 5.4, level: 0.2 },
      attack: 0.001,
      release: 0.26,
    },
  },
  // An organ over the terraces.
  terrace: {
    root: 246.94,
    scale: MAJOR,
    timbre: { wave: 'sawtooth', partial: { factor: 2, level: 0.5 }, attack: 0.012, release: 0.28 },
  },
};
