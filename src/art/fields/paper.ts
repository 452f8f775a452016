import type { Hex } from '../colour.ts';
import { el, num } from '../svg.ts';

interface Sheet {
  readonly id: string;
  readonly d: string;
  readonly fill: string;
  readonly shadow: Hex;
  /** Thickness of the sheet: how far its shadow reaches, in canvas units. */
  readonly lift: number;
  /** Shadow offset downward. Negative for a sheet below. */
  readonly drop?: number;
}

/** Reach of each shadow stroke, as a share of the lift; they add up toward the edge. */
const rings = [1, 0.64, 0.38, 0.18] as const;

/**
 * A sheet of cut paper. The soft shadow is four widening strokes of its own outline, which a
 * rasteriser paints far faster than a blur; the sheet then covers their inner halves, and a hair
 * of light along the edge shows the thickness of the paper.
 */
export function paperSheet({ id, d, fill, shadow, lift, drop = 0 }: Sheet): string {
  const href = `#${id}`;
  const shadows = rings.map((reach) => el('use', { href, 'stroke-width': lift * 2 * reach }));
  return (
    el('defs', {}, el('path', { id, d, 'stroke-linejoin': 'round' })) +
    el(
      'g',
      {
        stroke: shadow,
        'stroke-opacity': 0.09,
        fill: drop === 0 ? undefined : shadow,
        'fill-opacity': drop === 0 ? undefined : 0.12,
        transform: drop === 0 ? undefined : `translate(0 ${num(drop)})`,
      },
      ...shadows,
    ) +
    el('use', {
      href,
      fill,
      stroke: '#fff',
      'stroke-opacity': 0.16,
      'stroke-width': Math.min(1.2, lift / 8),
    })
  );
}
