import { lch, mix, readLch } from '../colour.ts';
import { paletteHues } from '../hue.ts';
import { phosphorLightness } from '../inks/oscilloscope.ts';
import { el } from '../svg.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';

/** One sweep each, bold enough to be read at 16 pixels. */
const sweeps: readonly [string, ...string[]] = [
  'M13 56H29L40 24L57 78L67 44L73 56H87',
  'M13 64L30 30L46 70L62 30L70 50H87',
  'M13 66H30V32H50V66H70V32H87',
  'M13 50C22 14 34 14 43 50S64 86 73 50Q78 32 87 40',
  'M13 72L36 28V72L60 28V72L87 28',
];

/** A chamfered black screen with one bright sweep and its violet echo. */
export function oscilloscopeEmblem({ palette, scheme, random, id }: EmblemJob): Emblem {
  const { warm, cool } = paletteHues(palette);
  const neon = (hue: number) => {
    const h = ((hue % 360) + 360) % 360;
    return lch(phosphorLightness(h), 0.26, h);
  };
  const [wire, echo] = [neon(warm), neon(cool)];
  const black = lch(0.14, 0.02, readLch(echo).h);
  const sweep = id('s');
  const frame = 'M20 4H96V80L80 96H4V20Z';
  const grid = 'M4 50H96M50 4V96M27 4V96M73 4V96M4 27H96M4 73H96';
  const mark =
    el('path', { d: frame, fill: black, 'stroke-linejoin': 'round' }) +
    el('path', { d: grid, stroke: echo, 'stroke-opacity': 0.2, 'stroke-width': 1 }) +
    el(
      'defs',
      {},
      el('path', {
        id: sweep,
        d: random.pick(sweeps),
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    ) +
    el('use', {
      href: `#${sweep}`,
      stroke: echo,
      'stroke-width': 3,
      'stroke-opacity': 0.8,
      transform: 'translate(0 13)',
    }) +
    [
      [15, 0.14],
      [10, 0.24],
      [6.5, 1],
    ]
      .map(([wide, opacity]) =>
        el('use', {
          href: `#${sweep}`,
          stroke: wire,
          'stroke-width': wide,
          'stroke-opacity': opacity,
        }),
      )
      .join('') +
    el('use', { href: `#${sweep}`, stroke: mix(wire, '#ffffff', 0.7), 'stroke-width': 1.8 }) +
    el('path', {
      d: frame,
      stroke: scheme === 'dark' ? wire : palette.primary,
      'stroke-width': 3.5,
      'stroke-linejoin': 'round',
    });
  return { mark, ground: lch(0.12, 0.02, cool) };
}
