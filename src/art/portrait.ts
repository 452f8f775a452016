import { lch } from './colour.ts';
import { paletteHues } from './hue.ts';
import { mirror } from './shape.ts';
import { createRandom, type Random } from './seed.ts';
import { el, picture } from './svg.ts';
import type { Palette, Scheme } from './types.ts';

interface PortraitRequest {
  readonly palette: Palette;
  readonly scheme: Scheme;
  /** Chooses the face; it must say nothing about the player. */
  readonly seed: string;
}

/** Side of the portrait, in pixels. */
const portraitSize = 96;

interface Inks {
  readonly ground: string;
  readonly coat: string;
  readonly skin: string;
  readonly deep: string;
  readonly ink: string;
  readonly white: string;
}

/** Draws one part; the numbers it draws from `random` make two of the same part differ. */
type Part = (inks: Inks, random: Random) => string;

/** Drawn behind the head. */
const TOPS: readonly [Part, ...Part[]] = [
  ({ deep }) => shape(deep, both('M26 44L22 14L46 28Z')),
  ({ deep, skin }) =>
    dot(deep, 27, 31, 12) + dot(deep, 73, 31, 12) + dot(skin, 27, 31, 6) + dot(skin, 73, 31, 6),
  ({ deep, coat }) => stroke(deep, 3, 'M50 30L50 12') + dot(coat, 50, 12, 7),
  ({ deep }) => shape(deep, both('M34 32C20 30 12 20 14 8C22 16 32 20 44 24Z')),
  ({ deep }) => shape(deep, 'M24 42C24 22 36 12 50 16C64 12 76 22 76 42L62 30L50 36L38 30Z'),
  ({ deep }) => shape(deep, 'M34 30L30 12L43 20L50 8L57 20L70 12L66 30Z'),
  ({ deep }) => shape(deep, both('M30 62C16 56 12 34 26 22C34 16 42 18 50 22L50 40Z')),
];

const HEADS = [
  'M22 50C22 30 34 22 50 22C66 22 78 30 78 50C78 70 66 80 50 80C34 80 22 70 22 50Z',
  'M24 46C24 28 32 24 50 24C68 24 76 28 76 46L76 58C76 76 68 80 50 80C32 80 24 76 24 58Z',
  'M28 44C28 28 38 20 50 20C62 20 72 28 72 44C78 58 72 80 50 80C28 80 22 58 28 44Z',
  'M20 52C20 34 34 26 50 26C66 26 80 34 80 52C80 70 66 78 50 78C34 78 20 70 20 52Z',
] as const;

const EYES: readonly [Part, ...Part[]] = [
  ({ ink }, random) => pair(random, (x) => dot(ink, x, 50, 4)),
  ({ ink, white }, random) => {
    const look = random.between(-2, 2);
    return pair(random, (x) => dot(white, x, 49, 7) + dot(ink, x + look, 50, 3.5));
  },
  ({ ink }, random) => pair(random, (x) => stroke(ink, 3, `M${x - 6} 51Q${x} 44 ${x + 6} 51`)),
  ({ ink }) => dot(ink, 40, 50, 4) + stroke(ink, 3, 'M55 50L66 50'),
  ({ ink, white }, random) =>
    pair(random, (x) => dot(ink, x, 49, 9) + dot(white, x, 49, 6.5) + dot(ink, x, 50, 3)) +
    stroke(ink, 2.5, 'M46 48L54 48'),
  ({ ink, white }) =>
    shape(ink, 'M28 44C40 40 60 40 72 44L70 54C60 58 40 58 30 54Z') +
    shape(white, 'M34 46L44 45L40 51L35 51Z'),
];

const MOUTHS: readonly [Part, ...Part[]] = [
  ({ ink }, random) => stroke(ink, 3, `M40 63Q50 ${random.between(68, 74)} 60 63`),
  ({ ink, white }) =>
    shape(ink, 'M38 62L62 62C61 74 39 74 38 62Z') + shape(white, 'M42 62L58 62L57 66L43 66Z'),
  ({ ink }, random) => dot(ink, 50, 66, random.between(3, 5)),
  ({ ink }) => stroke(ink, 3, 'M42 66Q52 68 60 62'),
  ({ ink, coat }) =>
    stroke(ink, 3, 'M38 63Q50 68 62 63') + shape(coat, 'M48 66L58 65C59 74 50 75 48 66Z'),
];

const MARKS: readonly [Part, ...Part[]] = [
  () => '',
  ({ coat }) => cheeks((x) => dot(coat, x, 60, 4.5)),
  ({ deep }) =>
    cheeks((x) => dot(deep, x - 3, 59, 1.3) + dot(deep, x + 3, 60, 1.3) + dot(deep, x, 63, 1.3)),
  ({ deep }) => shape(deep, 'M50 27L55 33L50 39L45 33Z'),
  ({ deep }) => stroke(deep, 3, 'M40 30L60 30') + stroke(deep, 3, 'M44 36L56 36'),
];

/** A player's picture: a made-up character in the brand's colours, the same for the same seed. */
export function drawPortrait({ palette, scheme, seed }: PortraitRequest): string {
  const random = createRandom(`${seed}/portrait`);
  const inks = inksOf(palette, scheme, random);
  const draw = (parts: readonly [Part, ...Part[]]) => random.pick(parts)(inks, random);
  return picture(
    portraitSize,
    portraitSize,
    el(
      'g',
      { transform: `scale(${portraitSize / 100})` },
      el('rect', { width: 100, height: 100, fill: inks.ground }),
      shape(inks.coat, 'M14 104C16 82 32 74 50 74C68 74 84 82 86 104Z'),
      draw(TOPS),
      shape(inks.skin, random.pick(HEADS)),
      draw(MARKS),
      draw(EYES),
      draw(MOUTHS),
    ),
  );
}

function inksOf(palette: Palette, scheme: Scheme, random: Random): Inks {
  const { warm, cool } = paletteHues(palette);
  const ground = (random.chance(0.5) ? warm : cool) + random.between(-30, 30);
  const skin = ground + random.between(60, 300);
  const isDark = scheme === 'dark';
  return {
    ground: lch(isDark ? 0.4 : 0.88, isDark ? 0.09 : 0.06, ground),
    coat: lch(0.58, 0.15, ground + random.between(120, 240)),
    skin: lch(random.between(0.7, 0.8), 0.1, skin),
    deep: lch(0.5, 0.11, skin + random.between(-25, 25)),
    ink: lch(0.24, 0.03, skin),
    white: '#ffffff',
  };
}

const both = (d: string): string => d + mirror(d);

/** Two of the same, as far apart as `random` says. */
function pair(random: Random, draw: (x: number) => string): string {
  const gap = Math.round(random.between(10, 15));
  return draw(50 - gap) + draw(50 + gap);
}

/** One on each cheek. */
const cheeks = (draw: (x: number) => string): string => draw(33) + draw(67);

const shape = (fill: string, d: string): string => el('path', { d, fill });

const dot = (fill: string, cx: number, cy: number, r: number): string =>
  el('circle', { cx, cy, r, fill });

const stroke = (ink: string, width: number, d: string): string =>
  el('path', {
    d,
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
