import { lch, mix, overprint, standOut } from '../colour.ts';
import { swellBody, swellLine } from '../fields/swell.ts';
import { paletteHues } from '../hue.ts';
import { disc } from '../shape.ts';
import { el } from '../svg.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';

/** A sun going into the sea: two inks, and the third colour where they overprint. */
export function risographEmblem({ palette, scheme, random, id }: EmblemJob): Emblem {
  const { warm, cool } = paletteHues(palette);
  const bright = standOut(lch(0.69, 0.18, warm), palette.bg, 2.4);
  const dark = standOut(lch(scheme === 'dark' ? 0.7 : 0.42, 0.1, cool), palette.bg, 3);
  const both =
    scheme === 'dark' ? mix(bright, dark, 0.55) : overprint(mix(bright, '#ffffff', 0.2), dark);
  const [rim, sun] = [id('r'), id('s')];
  const x = random.pick([42, 50, 58] as const);
  const shift = random.between(0, 30);
  const sea = swellBody(100, 100, 58, 4, 26, shift);
  const sunShape = disc(x, 42, 30);
  const mark =
    el(
      'defs',
      {},
      el('clipPath', { id: rim }, el('path', { d: disc(50, 50, 47) })),
      el('clipPath', { id: sun }, el('path', { d: sunShape })),
    ) +
    el('path', { d: sunShape, fill: bright }) +
    el(
      'g',
      { 'clip-path': `url(#${rim})` },
      el('path', { d: sea, fill: dark }),
      el('g', { 'clip-path': `url(#${sun})` }, el('path', { d: sea, fill: both })),
      el('path', {
        d: swellLine(100, 72, 3.6, 26, shift + 8) + swellLine(100, 85, 3.6, 26, shift + 16),
        stroke: palette.bg,
        'stroke-width': 4,
      }),
    );
  return { mark, ground: palette.bg };
}
