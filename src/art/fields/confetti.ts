import type { Hex } from '../colour.ts';
import type { Random } from '../seed.ts';
import type { Point } from '../shape.ts';
import { at, disc, polygon, polar } from '../shape.ts';
import { el } from '../svg.ts';

interface ConfettiInks {
  readonly outline: Hex;
  readonly colours: readonly [Hex, ...Hex[]];
}

/** One piece, about 20 units across; squiggles and crosses are outline only. */
function piece(random: Random, x: number, y: number, unit: number, inks: ConfettiInks): string {
  const size = unit * random.between(8, 12);
  const spin = random.between(0, 360);
  const corner = (angle: number, reach = size): Point => polar(x, y, reach, spin + angle);
  const fill = random.pick(inks.colours);
  switch (random.index(5)) {
    case 0:
      return el('path', { d: polygon(corner(0), corner(120), corner(240)), fill });
    case 1:
      return el('path', { d: disc(x, y, size * 0.72), fill });
    case 2: {
      const [a, b, c, d] = [corner(0), corner(180), corner(90), corner(270)];
      return el('path', {
        d: `M${at(a[0])} ${at(a[1])}L${at(b[0])} ${at(b[1])}M${at(c[0])} ${at(c[1])}L${at(d[0])} ${at(d[1])}`,
        'stroke-width': unit * 4,
      });
    }
    case 3: {
      const zig = [-1.2, -0.6, 0, 0.6, 1.2].map((step, index) => {
        const [dx, dy] = [step * size, index % 2 === 0 ? size * 0.4 : -size * 0.4];
        const [cos, sin] = [Math.cos(spin / 57.3), Math.sin(spin / 57.3)];
        return `${at(x + dx * cos - dy * sin)} ${at(y + dx * sin + dy * cos)}`;
      });
      return el('path', { d: `M${zig.join('L')}`, 'stroke-width': unit * 3.6 });
    }
    default:
      return el('path', { d: polygon(corner(0), corner(50), corner(180), corner(230)), fill });
  }
}

/** Pieces scattered on a shaken grid, none of them within `clear` of the centre. */
export function scatterConfetti(
  random: Random,
  area: { width: number; height: number; x: number; y: number; clear: number; unit: number },
  inks: ConfettiInks,
): string {
  const cell = 50 * area.unit;
  const pieces: string[] = [];
  for (let gy = 0; gy * cell < area.height; gy += 1) {
    for (let gx = 0; gx * cell < area.width; gx += 1) {
      const x = (gx + random.between(0.15, 0.85)) * cell;
      const y = (gy + random.between(0.15, 0.85)) * cell;
      const keep = random.chance(0.72);
      const drawn = piece(random, x, y, area.unit, inks);
      if (keep && Math.hypot(x - area.x, y - area.y) > area.clear) pieces.push(drawn);
    }
  }
  return el(
    'g',
    {
      stroke: inks.outline,
      'stroke-width': 3 * area.unit,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...pieces,
  );
}
