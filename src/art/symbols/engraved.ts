import { lch, mix } from '../colour.ts';
import { minuteTrack } from '../fields/guilloche.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { disc, star } from '../shape.ts';
import { el } from '../svg.ts';
import type { SymbolJob } from './symbol-job.ts';
import { metalOf, signatureInks } from './symbol-job.ts';

/** Enamel in metal: fills of deep enamel, a metal cloison round each, a dark seat underneath. */
export function engravedSymbol(job: SymbolJob): string {
  const metal = metalOf(job.palette);
  const seat = lch(0.2, 0.03, job.hero.hue);
  const enamel = signatureInks(job, '#ffffff', 0.12);
  const inks = { ...enamel, light: mix(metal, '#ffffff', 0.45), stroke: metal };
  const hero = job.id('h');
  const href = `#${hero}`;
  const d = job.role === 'wild' ? disc(100, 100, 84) : star(100, 100, 24, 92, 82);
  const back =
    job.role === 'plain'
      ? ''
      : el('path', { d, fill: seat, stroke: metal, 'stroke-width': 3 }) +
        el('path', { d: minuteTrack(100, 100, 74, 60), stroke: metal, 'stroke-width': 1.4 }) +
        el('circle', { cx: 100, cy: 100, r: 71, stroke: metal, 'stroke-width': 1.4 });
  const size = job.rank ? 136 : job.role === 'plain' ? 172 : 108;
  return (
    back +
    defineHero(job.hero, hero) +
    placeHero(
      100,
      100,
      size,
      el('use', { href, fill: seat, stroke: seat, 'stroke-width': 8 }),
      el('use', { href, stroke: metal, 'stroke-width': 4.6 }),
      paintFlat(job.hero, hero, inks, 1.7),
    )
  );
}
