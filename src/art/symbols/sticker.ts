import { lch } from '../colour.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { disc, star } from '../shape.ts';
import { el } from '../svg.ts';
import type { SymbolJob } from './symbol-job.ts';
import { signatureInks } from './symbol-job.ts';

/** Die-cut sticker: thick ink line, white margin, hard offset shadow. */
export function stickerSymbol(job: SymbolJob): string {
  const ink = lch(0.23, 0.085, 287);
  const cream = lch(0.985, 0.02, 95);
  const inks = { ...signatureInks(job, cream, 0.24), stroke: ink };
  const pop = lch(0.86, 0.17, (job.hero.hue + 180) % 360);
  const hero = job.id('h');
  const href = `#${hero}`;
  const line = { stroke: ink, 'stroke-width': 5, 'stroke-linejoin': 'round' } as const;
  const d = job.role === 'wild' ? disc(96, 96, 84) : star(96, 96, 14, 92, 74);
  const back =
    job.role === 'plain'
      ? ''
      : el('path', { d, fill: ink, transform: 'translate(8 8)', ...line }) +
        el('path', { d, fill: pop, ...line });
  const size = job.rank ? 132 : job.role === 'plain' ? 164 : 122;
  return (
    back +
    defineHero(job.hero, hero) +
    placeHero(
      97,
      97,
      size,
      el('use', { href, fill: ink, stroke: ink, 'stroke-width': 13, transform: 'translate(4 4)' }),
      el('use', { href, fill: ink, stroke: ink, 'stroke-width': 13 }),
      el('use', { href, fill: cream, stroke: cream, 'stroke-width': 8.5 }),
      paintFlat(job.hero, hero, inks, 3.2),
    )
  );
}
