import { lch, mix, standOut } from '../colour.ts';
import { phosphorLightness } from '../inks/oscilloscope.ts';
import { defineHero, paintWire, placeHero } from '../paint-hero.ts';
import { disc, star } from '../shape.ts';
import { el } from '../svg.ts';
import type { SymbolJob } from './symbol-job.ts';

/** Neon sign: a black halo to hold it on any reel, glow, tinted glass by tone, thick wire. */
export function oscilloscopeSymbol(job: SymbolJob): string {
  const { hue } = job.hero;
  const quiet = job.rank ? 0.8 : 1;
  const black = '#08080d';
  const wire = standOut(lch(phosphorLightness(hue), 0.27 * quiet, hue), black, 5);
  const second = (hue + 150) % 360;
  const spark = job.rank ? wire : lch(phosphorLightness(second), 0.24, second);
  const glass = {
    deep: lch(0.17, 0.06, hue),
    mid: lch(0.27, 0.1, hue),
    light: lch(0.4, 0.13, hue),
  };
  const core = mix(wire, '#ffffff', 0.8);
  const hero = job.id('h');
  const href = `#${hero}`;
  const glow = (wide: number, opacity: number) =>
    el('use', { href, stroke: wire, 'stroke-width': wide, opacity });
  const ring = (d: string, colour: string) =>
    el('path', { d, stroke: black, 'stroke-width': 14, 'stroke-opacity': 0.85 }) +
    [14, 8, 3.4]
      .map((wide, index) =>
        el('path', {
          d,
          stroke: colour,
          'stroke-width': wide,
          'stroke-opacity': [0.1, 0.2, 1][index],
        }),
      )
      .join('');
  const back = {
    plain: '',
    wild:
      el('path', { d: disc(100, 100, 88), fill: glass.deep, 'fill-opacity': 0.9 }) +
      ring(disc(100, 100, 88), spark),
    scatter:
      el('path', { d: star(100, 100, 16, 94, 76), fill: glass.deep, 'fill-opacity': 0.9 }) +
      ring(star(100, 100, 16, 92, 75), spark),
  }[job.role];
  const size = job.rank ? 126 : job.role === 'plain' ? 164 : 118;
  return (
    back +
    defineHero(job.hero, hero) +
    placeHero(
      100,
      100,
      size,
      el('use', { href, fill: black, stroke: black, 'stroke-width': 13, opacity: 0.88 }),
      glow(16, 0.1),
      glow(11, 0.16),
      glow(7, 0.34),
      paintWire(job.hero, hero, { glass, wire, core, spark }, 3.4),
    )
  );
}
