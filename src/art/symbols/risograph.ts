import { lch, mix, overprint } from '../colour.ts';
import { halftone } from '../fields/screen-tone.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { disc, star } from '../shape.ts';
import { el } from '../svg.ts';
import type { SymbolJob } from './symbol-job.ts';
import { signatureInks } from './symbol-job.ts';

/** Two passes out of register on a paper knock-out. */
export function risographSymbol(job: SymbolJob): string {
  const paper = lch(0.97, 0.015, 85);
  const inks = signatureInks(job, paper, 0.17);
  const second = lch(0.76, 0.16, (job.hero.hue + 200) % 360);
  const hero = job.id('h');
  const href = `#${hero}`;
  const shapes = { plain: '', wild: disc(100, 100, 88), scatter: star(100, 100, 20, 94, 82) };
  const d = shapes[job.role];
  const clip = job.id('c');
  const back =
    d === ''
      ? ''
      : el('defs', {}, el('clipPath', { id: clip }, el('path', { d }))) +
        el('path', { d, fill: second, transform: 'translate(4 -3)', 'fill-opacity': 0.4 }) +
        el('path', { d, fill: second }) +
        el(
          'g',
          { 'clip-path': `url(#${clip})` },
          halftone({
            x: 0,
            y: 90,
            width: 200,
            height: 110,
            cell: 9,
            colour: overprint(second, inks.mid),
            opacity: 0.7,
            from: 0.05,
            to: 0.75,
          }),
        );
  const size = job.rank ? 134 : job.role === 'plain' ? 170 : 134;
  return (
    back +
    defineHero(job.hero, hero) +
    placeHero(
      100,
      100,
      size,
      el('use', { href, fill: paper, stroke: paper, 'stroke-width': 11 }),
      el('use', {
        href,
        fill: second,
        stroke: second,
        'stroke-width': 2,
        transform: 'translate(-2.6 2.4)',
      }),
      paintFlat(job.hero, hero, { ...inks, light: mix(inks.light, paper, 0.3) }, 1.8),
    )
  );
}
