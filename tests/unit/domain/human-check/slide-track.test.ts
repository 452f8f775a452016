import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLetters } from '#art/human-check/letters.ts';
import { STROKES } from '#art/human-check/strokes.ts';
import { LETTERS, lettersKey } from '#domain/human-check/letters.ts';
import { PUZZLE, PUZZLE_TOLERANCE } from '#domain/human-check/puzzle-size.ts';
import { fitsGap, readTrack, writeTrack } from '#domain/human-check/slide-track.ts';

const widest = PUZZLE.width - PUZZLE.piece;
const gap = fc.integer({ min: 90, max: widest });

describe('a slide track', () => {
  it('is read as it was written', () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 268 }),
      atMs: fc.integer({ min: 0, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 240 }), (points) => {
        expect(readTrack(writeTrack(points))).toEqual(points);
      }),
    );
  });

  it('is never read from another text, and nothing throws', () => {
    for (const text of ['', '1', '1@', '@1', '1@2;', 'a@b', '1@2;;3@4', '-1@2', '1e3@5']) {
      expect(readTrack(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        readTrack(text);
      }),
    );
  });

  it('fits within the tolerance and nowhere else', () => {
    fc.assert(
      fc.property(gap, fc.integer({ min: 0, max: widest }), (gapX, x) => {
        const fits = fitsGap([{ x, atMs: 900 }], gapX, 1_000);
        expect(fits).toBe(Math.abs(x - gapX) <= PUZZLE_TOLERANCE);
      }),
    );
  });

  it('accepts a click, arrow keys and an uneven drag', () => {
    expect(fitsGap([{ x: 120, atMs: 700 }], 120, 800)).toBe(true);
    const keys = Array.from({ length: 60 }, (_, at) => ({
      x: at * 2,
      atMs: 500 + at * 33 + (at % 3),
    }));
    expect(fitsGap(keys, 118, 3_000)).toBe(true);
    const drag = [0, 2, 9, 24, 49, 77, 98, 109, 114, 116].map((x, at) => ({
      x,
      atMs: 600 + at * 17,
    }));
    expect(fitsGap(drag, 116, 3_000)).toBe(true);
  });

  it('refuses what no hand does', () => {
    const even = Array.from({ length: 30 }, (_, at) => ({ x: at * 4, atMs: 300 + at * 10 }));
    expect(fitsGap(even, 116, 3_000)).toBe(false);
    expect(fitsGap([{ x: 116, atMs: 20 }], 116, 500)).toBe(false);
    expect(
      fitsGap(
        [
          { x: 90, atMs: 900 },
          { x: 116, atMs: 400 },
        ],
        116,
        3_000,
      ),
    ).toBe(false);
    expect(fitsGap([], 116, 3_000)).toBe(false);
    // A line at one speed, its steps cut at random.
    const cut = [0, 13, 21, 40, 47, 66, 80, 91, 104, 116].map((x) => ({ x, atMs: 300 + x * 9 }));
    expect(fitsGap(cut, 116, 3_000)).toBe(false);
    // More time than there was.
    expect(fitsGap([{ x: 116, atMs: 900 }], 116, 700)).toBe(false);
  });
});

describe('letters to read', () => {
  it('all have strokes', () => {
    for (const letter of LETTERS) expect(STROKES[letter], letter).toBeDefined();
    expect(Object.keys(STROKES)).toHaveLength(LETTERS.length);
  });

  it('stand in no text of the drawing, and change with the seed', () => {
    const drawing = drawLetters('ACE47', 'one');
    expect(drawing).not.toMatch(/<text|ACE47/);
    expect(drawLetters('ACE47', 'two')).not.toBe(drawing);
    expect(drawing.match(/NaN|undefined/)).toBeNull();
  });

  it('are compared in capitals without blanks', () => {
    expect(lettersKey(' a c e47 ')).toBe('ACE47');
  });
});
