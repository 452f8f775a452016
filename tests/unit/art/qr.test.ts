import { expect, it } from 'vitest';
import { drawQr } from '#art/qr/draw-qr.ts';
import { qrMatrix } from '#art/qr/qr-matrix.ts';

/** Format bits of level Q by mask, as the standard's table gives them. */
const FORMATS = [0x355f, 0x3068, 0x3f31, 0x3a06, 0x24b4, 0x2183, 0x2eda, 0x2bed];

it('has finders, timing and a format that the standard knows', () => {
  const matrix = qrMatrix('http://denluma.localhost:3000/') ?? [];
  const size = matrix.length;
  expect(size).toBe(29);
  const row = (y: number, from: number, to: number) =>
    (matrix[y] ?? [])
      .slice(from, to)
      .map((dark) => (dark ? '#' : '.'))
      .join('');
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(row(y, x, x + 7)).toBe('#######');
    expect(row(y + 1, x, x + 7)).toBe('#.....#');
    expect(row(y + 3, x, x + 7)).toBe('#.###.#');
  }
  expect(row(6, 8, 13)).toBe('#.#.#');
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => matrix[y]?.[8] === true);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((x) => matrix[8]?.[x] === true);
  const format = [...bits, ...rest].reduce((sum, dark, at) => sum + (dark ? 2 ** at : 0), 0);
  expect(FORMATS).toContain(format);
});

it('grows with the text and says when it does not fit', () => {
  const side = (length: number) => qrMatrix('x'.repeat(length))?.length;
  expect([11, 12, 60, 151].map(side)).toEqual([21, 25, 37, 57]);
  expect(qrMatrix('x'.repeat(152))).toBeNull();
});

it('is drawn at its size without a margin, the logo in its middle', () => {
  const logo = { drawing: '<svg id="logo"/>', side: 512 };
  const svg = drawQr({ text: 'http://a.pe/', size: 100, logo }) ?? '';
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 25 25" width="100" height="100"/);
  expect(svg).toContain('M0 0h1v1h-1z');
  expect(svg).toContain('viewBox="0 0 512 512"');
});
