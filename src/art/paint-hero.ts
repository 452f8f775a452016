import type { Hero, Tone } from './heroes/hero.ts';
import { el, num } from './svg.ts';
import type { HeroInks } from './types.ts';

/** Lines at least this thick (in hero units) are limbs or stems and belong to the silhouette. */
const limb = 2.4;

/**
 * Definitions to be put in the picture once. Each outline is written a single time and named
 * `<id><index>`; the group `<id>` is all of them, the silhouette. A `<use>` of the group passes
 * its fill and stroke down, so shadow, knock-out, glow and misprint cost a few bytes each.
 */
export function defineHero(hero: Hero, id: string): string {
  const silhouette: string[] = [];
  const details: string[] = [];
  hero.parts.forEach((part, index) => {
    const name = `${id}${index}`;
    if (part.kind === 'face') silhouette.push(el('path', { id: name, d: part.d }));
    if (part.kind === 'line') {
      const stroke = el('path', { id: name, d: part.d, fill: 'none' });
      (part.width >= limb ? silhouette : details).push(stroke);
    }
  });
  const joins = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  return el('defs', {}, el('g', { id, ...joins }, ...silhouette), ...details);
}

/** Duotone: three flat fills; `outline` is the stroke round every face, in hero units. */
export function paintFlat(hero: Hero, id: string, inks: HeroInks, outline: number): string {
  const parts = hero.parts.map((part, index) => {
    const href = `#${id}${index}`;
    if (part.kind === 'line') {
      const width = part.width >= limb ? part.width : Math.max(part.width, outline * 0.75);
      return el('use', { href, 'stroke-width': width });
    }
    const fill = inks[part.tone];
    if (part.kind === 'mark') return el('path', { d: part.d, fill, stroke: 'none' });
    return outline === 0
      ? el('use', { href, fill, stroke: 'none' })
      : el('use', { href, fill, 'stroke-width': outline });
  });
  return el(
    'g',
    { stroke: inks.stroke, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...parts,
  );
}

interface WireInks {
  /** Fill of the faces: the tube's dark glass, by tone. */
  readonly glass: Readonly<Record<Tone, string>>;
  readonly wire: string;
  /** The hottest part of the wire, nearly white. */
  readonly core: string;
  /** Details, in the second phosphor. */
  readonly spark: string;
}

/** Wireframe: faces are dark glass with a bright edge, details glow in the second colour. */
export function paintWire(hero: Hero, id: string, inks: WireInks, width: number): string {
  const core = { stroke: inks.core, 'stroke-width': width * 0.32 } as const;
  const parts = hero.parts.map((part, index) => {
    const href = `#${id}${index}`;
    if (part.kind === 'face') {
      return el('use', { href, fill: inks.glass[part.tone] }) + el('use', { href, ...core });
    }
    if (part.kind === 'line') {
      return part.width >= limb
        ? el('use', { href }) + el('use', { href, ...core })
        : el('use', { href, 'stroke-width': width * 0.6 });
    }
    const filled = part.tone === 'light';
    return el('path', {
      d: part.d,
      stroke: inks.spark,
      'stroke-width': width * 0.6,
      fill: filled ? inks.spark : undefined,
      'fill-opacity': filled ? 0.3 : undefined,
      'stroke-opacity': part.tone === 'deep' ? 0.55 : undefined,
    });
  });
  return el(
    'g',
    {
      stroke: inks.wire,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...parts,
  );
}

/** Puts hero geometry (a 100 box) on the canvas, centred, `size` units wide. */
export function placeHero(x: number, y: number, size: number, ...body: readonly string[]): string {
  const move = `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${(size / 100).toFixed(3)})`;
  return el('g', { transform: move }, ...body);
}
