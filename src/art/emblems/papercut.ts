import { lch, standOut } from '../colour.ts';
import { rollRidge } from '../fields/hills.ts';
import { heroes } from '../heroes/catalogue.ts';
import type { KnownHeroName } from '../heroes/catalogue.ts';
import { paletteHues } from '../hue.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { at, disc, polar } from '../shape.ts';
import { el } from '../svg.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';

const figures: readonly [KnownHeroName, ...KnownHeroName[]] = [
  'lantern',
  'lotus',
  'moon',
  'koi',
  'fan',
];
const teeth = 16;

/** The medallion of the tiles in small: scalloped paper, cream disc, hills, one figure. */
export function papercutEmblem({ palette, random, id }: EmblemJob): Emblem {
  const { warm, cool } = paletteHues(palette);
  const cream = lch(0.955, 0.045, cool);
  const paper = standOut(lch(0.54, 0.2, warm - 4), palette.bg, 3);
  const deep = lch(0.33, 0.13, warm - 6);
  const gold = lch(0.82, 0.15, cool + 5);
  const figure = heroes[random.pick(figures)];
  const scallops = Array.from({ length: teeth }, (_, step) => {
    const [x, y] = polar(50, 50, 44, ((step + 1) * 360) / teeth);
    return `A8.8 8.8 0 0 1 ${at(x)} ${at(y)}`;
  });
  const clip = id('c');
  const hero = id('h');
  const hill = (base: number) =>
    rollRidge(random, { width: 100, height: 100, base, swing: 4, wave: 90 }).d;
  const inks = { deep, mid: standOut(paper, cream, 3.2), light: gold, stroke: deep, behind: cream };
  const mark =
    el('path', { d: `M94 50${scallops.join('')}Z`, fill: paper }) +
    el('circle', { cx: 50, cy: 50, r: 40.5, fill: deep, 'fill-opacity': 0.35 }) +
    el('circle', { cx: 50, cy: 50, r: 38.5, fill: cream }) +
    el('defs', {}, el('clipPath', { id: clip }, el('path', { d: disc(50, 50, 38.5) }))) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      el('path', { d: hill(72), fill: gold }),
      el('path', { d: hill(80), fill: paper }),
    ) +
    defineHero(figure, hero) +
    placeHero(
      50,
      46,
      52,
      el('use', { href: `#${hero}`, fill: cream, stroke: cream, 'stroke-width': 8 }),
      paintFlat(figure, hero, inks, 2.4),
    );
  return { mark, ground: lch(0.26, 0.1, warm - 6) };
}
