import { createRandom, type Random } from '../seed.ts';
import { STROKES } from './strokes.ts';

const WIDTH = 200;
const HEIGHT = 72;
const NOISE_LINES = 6;

/**
 * A picture of letters to read: strokes that are turned, bent and crossed by lines, without any text
 * in the drawing.
 * @param seed changes everything but the letters
 */
export function drawLetters(letters: string, seed: string): string {
  const random = createRandom(seed);
  const cell = (WIDTH - 24) / letters.length;
  const glyphs = letters.split('').map((letter, at) => glyph(letter, 12 + at * cell, cell, random));
  const noise = Array.from({ length: NOISE_LINES }, () => noiseLine(random));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f1ea"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...noise.slice(0, NOISE_LINES / 2),
    ...glyphs,
    ...noise.slice(NOISE_LINES / 2),
    '</g></svg>',
  ].join('');
}

function glyph(letter: string, left: number, cell: number, random: Random): string {
  const scaleX = (cell * random.between(0.5, 0.66)) / 4;
  const scaleY = random.between(5.6, 7.2);
  const turn = random.between(-0.32, 0.32);
  const x = left + cell / 2;
  const y = HEIGHT / 2 + random.between(-6, 6);
  const phase = random.between(0, 6);
  const lines = (STROKES[letter] ?? []).map((stroke) =>
    stroke
      .map(([gx, gy]) => {
        const dx = (gx - 2) * scaleX + Math.sin(gy + phase) * 1.6;
        const dy = (gy - 3) * scaleY + Math.sin(gx + phase) * 1.6;
        const px = x + dx * Math.cos(turn) - dy * Math.sin(turn);
        const py = y + dx * Math.sin(turn) + dy * Math.cos(turn);
        return `${px.toFixed(1)},${py.toFixed(1)}`;
      })
      .join(' '),
  );
  const width = random.between(3.2, 4.6).toFixed(1);
  const ink = inkOf(random);
  return lines
    .map((points) => `<polyline points="${points}" stroke="${ink}" stroke-width="${width}"/>`)
    .join('');
}

function noiseLine(random: Random): string {
  const [y1, y2, y3] = [0, 0, 0].map(() => random.between(4, HEIGHT - 4).toFixed(0));
  const path = `M0 ${y1} Q ${random.between(40, WIDTH - 40).toFixed(0)} ${y2} ${WIDTH} ${y3}`;
  return `<path d="${path}" stroke="${inkOf(random)}" stroke-width="1.6" opacity="0.55"/>`;
}

/** Dark enough to be read on the paper by everyone. */
function inkOf(random: Random): string {
  return random.pick(['#1f2a44', '#5b2333', '#24473b', '#3d2a5c', '#4a3412'] as const);
}
