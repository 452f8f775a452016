import { lch, standOut } from '../colour.ts';
import { paletteHues } from '../hue.ts';
import { star } from '../shape.ts';
import { el } from '../svg.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';

const shield = 'M50 4L90 14V50C90 74 74 89 50 97C26 89 10 74 10 50V14Z';
/** Cloth of the lower field, each to be cut by the shield. */
const cloths: readonly [string, ...string[]] = [
  'M22 0H34V100H22ZM46 0H58V100H46ZM70 0H82V100H70Z',
  'M0 46L50 74L100 46V62L50 90L0 62ZM0 14L50 42L100 14V30L50 58L0 30Z',
  'M0 78L78 0H100V8L8 100H0ZM40 100L100 40V66L66 100Z',
];

/** A club crest: kit cloth in a shield, dark chief, one star. */
export function terraceEmblem({ palette, random, id }: EmblemJob): Emblem {
  const { warm, cool } = paletteHues(palette);
  const cloth = standOut(lch(0.5, 0.14, cool), palette.bg, 3);
  const clip = id('c');
  const board = lch(0.2, 0.025, cool + 95);
  const mark =
    el('defs', {}, el('clipPath', { id: clip }, el('path', { d: shield }))) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      el('path', { d: shield, fill: cloth }),
      el('path', { d: random.pick(cloths), fill: '#fff', 'fill-opacity': 0.9 }),
      el('path', { d: 'M0 0H100V38H0Z', fill: board }),
      el('path', { d: 'M0 36H100V41H0Z', fill: lch(0.78, 0.16, warm) }),
    ) +
    el('path', { d: star(50, 23, 5, 13, 5.4), fill: '#fff' }) +
    el('path', { d: shield, stroke: cloth, 'stroke-width': 5, 'stroke-linejoin': 'round' });
  return { mark, ground: board };
}
