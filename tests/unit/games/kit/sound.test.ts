import { describe, expect, it } from 'vitest';
import { recipeNames } from '#art/types.ts';
import type { CueName } from '#games/kit/sound/cue.ts';
import { composeCue, pitchOf } from '#games/kit/sound/cues.ts';
import { VOICES } from '#games/kit/sound/voices.ts';

const NAMES: readonly CueName[] = [
  'press',
  'turn',
  'stop',
  'moon',
  'hold',
  'win',
  'grand',
  'feature',
];

describe('the sounds', () => {
  it('are short, audible and within hearing in every voice', () => {
    for (const recipe of recipeNames) {
      for (const name of NAMES) {
        for (const step of [0, 4]) {
          const { notes, noise } = composeCue(name, VOICES[recipe], step);
          expect(notes.length + noise.length).toBeGreaterThan(0);
          for (const { at, length, level, pitch } of notes) {
            expect(at + length).toBeLessThan(2.1);
            expect(level).toBeGreaterThan(0);
            expect(level).toBeLessThan(0.5);
            expect(pitch).toBeGreaterThan(60);
            expect(pitch).toBeLessThan(6_000);
          }
        }
      }
    }
  });

  it('rise with the reel that stops', () => {
    const voice = VOICES.papercut;
    const pitches = [0, 1, 2, 3, 4].map((reel) => composeCue('stop', voice, reel).notes[0]!.pitch);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(new Set(pitches).size).toBe(5);
  });

  it('double their pitch an octave up', () => {
    const voice = VOICES.oscilloscope;
    expect(pitchOf(voice, voice.scale.length)).toBeCloseTo(2 * voice.root, 6);
    expect(pitchOf(voice, -voice.scale.length)).toBeCloseTo(voice.root / 2, 6);
  });
});
