import { lch, standOut } from '../colour.ts';
import { paperSheet } from '../fields/paper.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { disc, star } from '../shape.ts';
import { el } from '../svg.ts';
import type { SymbolJob } from './symbol-job.ts';
import { metalOf, signatureInks } from './symbol-job.ts';

/** Cut paper: a cream border as if scissored round the picture, lifted by a soft shadow. */
export function papercutSymbol(job: SymbolJob): string {
  const cream = lch(0.965, 0.035, 85);
  const gold = metalOf(job.palette);
  const inks = signatureInks(job, cream, 0.21);
  const hero = job.id('h');
  const href = `#${hero}`;
  const border = job.rank ? 9 : 10;
  const shadow = (wide: number, opacity: number, dy: number) =>
    el('use', {
      href,
      stroke: '#1a0508',
      fill: '#1a0508',
      'stroke-width': wide,
      opacity,
      transform: `translate(0 ${dy})`,
    });
  const burst = star(100, 100, 18, 98, 78);
  const back = {
    plain: '',
    wild:
      paperSheet({
        id: job.id('b'),
        d: disc(100, 100, 92),
        fill: standOut(gold, cream, 1.5),
        shadow: '#1a0508',
        lift: 8,
      }) +
      el('circle', {
        cx: 100,
        cy: 100,
        r: 84,
        stroke: cream,
        'stroke-width': 2.5,
        'stroke-dasharray': '7 6',
      }),
    scatter:
      paperSheet({ id: job.id('b'), d: burst, fill: gold, shadow: '#1a0508', lift: 8 }) +
      el('path', { d: star(100, 100, 18, 84, 66, -80), fill: lch(0.7, 0.18, 55) }),
  }[job.role];
  const size = job.rank ? 132 : job.role === 'plain' ? 172 : 136;
  return (
    back +
    defineHero(job.hero, hero) +
    placeHero(
      100,
      100,
      size,
      shadow(border + 7, 0.1, 3),
      shadow(border + 3, 0.16, 2.5),
      shadow(border, 0.26, 1.8),
      el('use', { href, fill: cream, stroke: cream, 'stroke-width': border }),
      paintFlat(job.hero, hero, inks, 2.2),
    )
  );
}
