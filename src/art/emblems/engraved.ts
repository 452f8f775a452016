import { lch } from '../colour.ts';
import { latheLine } from '../fields/guilloche.ts';
import { paletteHues } from '../hue.ts';
import { star } from '../shape.ts';
import { el } from '../svg.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';

/** A cloth seal: metal rim, one turned rosette, a compass star. */
export function engravedEmblem({ palette, random, id }: EmblemJob): Emblem {
  const { warm, cool } = paletteHues(palette);
  const cloth = lch(0.3, 0.055, cool);
  const metal = lch(0.8, 0.1, warm);
  const pale = lch(0.93, 0.055, warm);
  const lobes = random.pick([6, 8, 10] as const);
  const line = id('l');
  const mark =
    el('circle', { cx: 50, cy: 50, r: 46, fill: cloth, stroke: metal, 'stroke-width': 3 }) +
    el('defs', {}, el('path', { id: line, d: latheLine(29, 9, lobes) })) +
    el(
      'g',
      { transform: 'translate(50 50)', stroke: metal, 'stroke-width': 1.3 },
      ...[0, 1, 2].map((step) =>
        el('use', { href: `#${line}`, transform: `rotate(${(step * 360) / lobes / 3})` }),
      ),
    ) +
    el('path', { d: star(50, 50, 4, 26, 7), fill: pale }) +
    el('path', { d: star(50, 50, 4, 15, 5, -45), fill: metal }) +
    el('circle', { cx: 50, cy: 50, r: 4, fill: cloth });
  return { mark, ground: lch(0.22, 0.045, cool) };
}
