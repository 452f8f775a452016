import { lch } from '../colour.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { disc } from '../shape.ts';
import { el } from '../svg.ts';
import type { SymbolJob } from './symbol-job.ts';
import { signatureInks } from './symbol-job.ts';

/** Club badge: flat colour, white piping, dark keyline. */
export function terraceSymbol(job: SymbolJob): string {
  const white = '#f6f8fa';
  const board = lch(0.2, 0.025, 245);
  const inks = signatureInks(job, white, 0.18);
  const hero = job.id('h');
  const href = `#${hero}`;
  const shield = 'M100 8L184 30V96C184 146 148 178 100 194C52 178 16 146 16 96V30Z';
  const back = {
    plain: '',
    wild:
      el('path', { d: shield, fill: inks.stroke, stroke: white, 'stroke-width': 6 }) +
      el('path', {
        d: 'M58 22L82 16V186L58 174ZM118 16L142 22V174L118 186Z',
        fill: inks.mid,
        'fill-opacity': 0.55,
      }),
    scatter:
      el('path', { d: disc(100, 100, 90), fill: inks.stroke, stroke: white, 'stroke-width': 6 }) +
      el('path', {
        d: disc(100, 100, 76),
        stroke: inks.light,
        'stroke-width': 5,
        'stroke-dasharray': '20 12',
      }),
  }[job.role];
  const size = job.rank ? 136 : job.role === 'plain' ? 174 : 118;
  return (
    back +
    defineHero(job.hero, hero) +
    placeHero(
      100,
      100,
      size,
      el('use', { href, fill: board, stroke: board, 'stroke-width': 12 }),
      el('use', { href, fill: white, stroke: white, 'stroke-width': 8 }),
      paintFlat(job.hero, hero, inks, 1.8),
    )
  );
}
