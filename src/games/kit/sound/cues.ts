import type { Cue, CueName, Note, Voice } from './cue.ts';

/** Hertz of a step of the scale; steps beyond its end go on an octave higher, below 0 lower. */
export function pitchOf({ root, scale }: Voice, step: number): number {
  const octave = Math.floor(step / scale.length);
  const semitones = (scale[step - octave * scale.length] ?? 0) + 12 * octave;
  return root * 2 ** (semitones / 12);
}

/**
 * Builds a cue in a brand's voice. `step` raises it: the reel that stops, or the moon that falls,
 * counted from 0. All are short; the longest lasts about two seconds.
 */
export function composeCue(name: CueName, voice: Voice, step = 0): Cue {
  const note = (at: number, degree: number, length: number, level: number): Note => ({
    at,
    pitch: pitchOf(voice, degree),
    length,
    level,
  });
  const run = (degrees: readonly number[], gap: number, length: number, level: number) =>
    degrees.map((degree, index) => note(index * gap, degree, length, level));

  switch (name) {
    case 'press':
      return { notes: [note(0, 4, 0.05, 0.3)], noise: [] };
    case 'turn':
      return {
        notes: [],
        noise: [{ at: 0, length: 0.38, level: 0.16, from: 500, to: 2600 }],
      };
    case 'stop':
      return {
        notes: [note(0, step - 5, 0.07, 0.34)],
        noise: [{ at: 0, length: 0.06, level: 0.22, from: 420, to: 160 }],
      };
    case 'moon':
      return { notes: run([step * 2 + 3, step * 2 + 5, step * 2 + 7], 0.06, 0.2, 0.3), noise: [] };
    case 'hold':
      return {
        notes: run([0, 1, 0, 2, 1, 3, 2, 4], 0.13, 0.1, 0.2),
        noise: [{ at: 0, length: 1.1, level: 0.07, from: 300, to: 3200 }],
      };
    case 'tick':
      return { notes: [note(0, step + 4, 0.03, 0.22)], noise: [] };
    case 'reveal':
      return { notes: run([step + 2, step + 4], 0.05, 0.12, 0.3), noise: [] };
    case 'card':
      return { notes: [], noise: [{ at: 0, length: 0.12, level: 0.22, from: 2400, to: 900 }] };
    case 'chip':
      return {
        notes: [note(0, 7, 0.03, 0.2)],
        noise: [{ at: 0, length: 0.04, level: 0.14, from: 3600, to: 2600 }],
      };
    case 'rise':
      return {
        notes: [],
        noise: [{ at: 0, length: 0.9, level: 0.12, from: 240, to: 3000 }],
      };
    case 'lose':
      return {
        notes: run([1, -2], 0.12, 0.2, 0.26),
        noise: [{ at: 0, length: 0.25, level: 0.14, from: 360, to: 90 }],
      };
    case 'win':
      return { notes: run([2, 4, 5, 7], 0.085, 0.18, 0.34), noise: [] };
    case 'grand':
      return {
        notes: [
          ...run([0, 2, 4, 5, 7, 5, 7, 9, 10], 0.11, 0.24, 0.32),
          note(1.02, 5, 0.9, 0.26),
          note(1.02, 7, 0.9, 0.26),
          note(1.02, 10, 0.9, 0.26),
        ],
        noise: [{ at: 1, length: 0.7, level: 0.08, from: 2400, to: 6000 }],
      };
    case 'feature':
      return {
        notes: [
          ...run([0, 4, 5, 9], 0.16, 0.4, 0.34),
          note(0.64, 10, 0.8, 0.3),
          note(0.64, 5, 0.8, 0.24),
        ],
        noise: [{ at: 0, length: 0.9, level: 0.06, from: 700, to: 4200 }],
      };
  }
}
