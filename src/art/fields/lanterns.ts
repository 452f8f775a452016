import type { Hex } from '../colour.ts';
import type { Random } from '../seed.ts';
import { at, disc, oval, polygon, roundRect } from '../shape.ts';
import { el, num } from '../svg.ts';

interface LanternInks {
  /** Paper, lit from inside; core is its brightest part, rib and cap the frame. */
  readonly paper: Hex;
  readonly core: Hex;
  readonly rib: Hex;
  readonly cap: Hex;
  readonly glow: Hex;
}

export type LanternForm = 'round' | 'tall' | 'diamond';

/** Outline, inner glow and ribs of each form, about 40 units high around the origin. */
const forms: Readonly<Record<LanternForm, { shell: string; core: string; ribs: string }>> = {
  round: {
    shell: oval(0, 0, 17, 15),
    core: oval(0, 0, 7, 15),
    ribs: `${oval(0, 0, 12, 15)}${oval(0, 0, 4.5, 15)}`,
  },
  tall: {
    shell: roundRect(-11, -17, 22, 34, 10),
    core: roundRect(-5, -16.5, 10, 33, 5),
    ribs: 'M-11 -8L11 -8M-11.5 0L11.5 0M-11 8L11 8',
  },
  diamond: {
    shell: polygon([-8, -15], [8, -15], [16, -2], [8, 15], [-8, 15], [-16, -2]),
    core: polygon([-3, -15], [4, -15], [7, -2], [4, 15], [-3, 15], [-6, -2]),
    ribs: 'M-8 -15L-6 -2L-8 15M8 -15L7 -2L8 15M-16 -2L16 -2',
  },
};

/** The lantern once, as a named group with its glow; hang it with `hangLantern`. */
export function defineLantern(id: string, glowId: string, form: LanternForm, inks: LanternInks) {
  const { shell, core, ribs } = forms[form];
  const low = form === 'round' ? 14 : form === 'tall' ? 16 : 14;
  return el(
    'defs',
    {},
    el(
      'radialGradient',
      { id: glowId },
      el('stop', { 'stop-color': inks.glow, 'stop-opacity': 0.75 }),
      el('stop', { offset: 0.45, 'stop-color': inks.glow, 'stop-opacity': 0.22 }),
      el('stop', { offset: 1, 'stop-color': inks.glow, 'stop-opacity': 0 }),
    ),
    el(
      'g',
      { id },
      el('path', { d: disc(0, 0, 44), fill: `url(#${glowId})` }),
      el('path', { d: shell, fill: inks.paper }),
      el('path', { d: core, fill: inks.core }),
      el('path', { d: ribs, stroke: inks.rib, 'stroke-width': 1, 'stroke-opacity': 0.6 }),
      el('path', {
        d: `M-7 ${-low - 4}h14v5h-14ZM-7 ${low - 1}h14v5h-14Z`,
        fill: inks.cap,
      }),
      el('path', {
        d: `M0 ${low + 4}L0 ${low + 14}M-2 ${low + 7}L-2 ${low + 13}M2 ${low + 7}L2 ${low + 13}`,
        stroke: inks.rib,
        'stroke-width': 1.3,
      }),
    ),
  );
}

interface Hanging {
  readonly x: number;
  readonly from: number;
  readonly y: number;
  readonly scale: number;
}

/** A cord from `from` down to the lantern's centre at y. */
export function hangLantern(id: string, cord: Hex, { x, from, y, scale }: Hanging): string {
  return (
    el('path', {
      d: `M${at(x)} ${at(from)}V${at(y - 16 * scale)}`,
      stroke: cord,
      'stroke-width': 1.1,
      'stroke-opacity': 0.7,
    }) +
    el('use', { href: `#${id}`, transform: `translate(${at(x)} ${at(y)}) scale(${num(scale)})` })
  );
}

/** Places for a row of lanterns: even steps, shaken; `low` and `high` bound the drop. */
export function spreadLanterns(
  random: Random,
  row: { width: number; step: number; low: number; high: number; scale: number },
): Hanging[] {
  const count = Math.max(3, Math.round(row.width / row.step));
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5 + random.between(-0.22, 0.22)) * row.width) / count;
    const scale = row.scale * random.between(0.62, 1.05);
    return { x, from: 0, y: random.between(row.low, row.high), scale };
  });
}
