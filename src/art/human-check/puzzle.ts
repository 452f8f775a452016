import { createRandom, type Random } from '../seed.ts';

/** Lengths in pixels. */
export interface PuzzleSize {
  readonly width: number;
  readonly height: number;
  /** Width and height of the piece. */
  readonly piece: number;
}

export interface DrawnPuzzle {
  /** The picture with a gap. */
  readonly background: string;
  /** The piece alone. */
  readonly piece: string;
}

const SHAPES = 16;

/** A sliding puzzle: a picture with a gap, and the piece that fits it. @param at the gap's top left corner */
export function drawPuzzle(
  size: PuzzleSize,
  at: { x: number; y: number },
  seed: string,
): DrawnPuzzle {
  const random = createRandom(seed);
  const picture = paint(size, random);
  const { width, height, piece } = size;
  const outline = pieceOutline(piece, random);
  const frame = (w: number, h: number, body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`;
  const gap = `<path d="${outline}" transform="translate(${at.x} ${at.y})" fill="#10131c" fill-opacity="0.62" stroke="#ffffff" stroke-opacity="0.75" stroke-width="1.5"/>`;
  const clip = `<clipPath id="p"><path d="${outline}"/></clipPath>`;
  const part = `<g clip-path="url(#p)"><g transform="translate(${-at.x} ${-at.y})">${picture}</g></g>`;
  const edge = `<path d="${outline}" fill="none" stroke="#ffffff" stroke-width="2.5"/>`;
  return {
    background: frame(width, height, picture + gap),
    piece: frame(piece, piece, `<defs>${clip}</defs>${part}${edge}`),
  };
}

function paint({ width, height }: PuzzleSize, random: Random): string {
  const hue = random.index(360);
  const sky = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(hue, 55, 46)}"/><stop offset="1" stop-color="${hsl(hue + 70, 60, 62)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;
  const shapes = Array.from({ length: SHAPES }, () => {
    const fill = hsl(hue + random.between(-80, 150), 62, random.between(30, 78));
    const x = random.between(0, width).toFixed(0);
    const y = random.between(0, height).toFixed(0);
    const size = random.between(10, 46);
    return random.chance(0.5)
      ? `<circle cx="${x}" cy="${y}" r="${size.toFixed(0)}" fill="${fill}" fill-opacity="0.55"/>`
      : `<rect x="${x}" y="${y}" width="${(size * 1.6).toFixed(0)}" height="${size.toFixed(0)}" rx="6" transform="rotate(${random.between(0, 90).toFixed(0)} ${x} ${y})" fill="${fill}" fill-opacity="0.5"/>`;
  });
  return sky + shapes.join('');
}

/** A rounded square with a knob on one side and a notch on another. */
function pieceOutline(size: number, random: Random): string {
  const [low, high] = [6, size - 8];
  const middle = (low + high) / 2;
  const knob = random.chance(0.5) ? 1 : 0;
  const notch = 1 - knob;
  return [
    `M${low} ${low}`,
    `H${middle - 7} a7 7 0 0 ${knob} 14 0 H${high}`,
    `V${middle - 7} a7 7 0 0 ${notch} 0 14 V${high}`,
    `H${low} Z`,
  ].join(' ');
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round((hue + 360) % 360)}, ${saturation}%, ${Math.round(lightness)}%)`;
}
