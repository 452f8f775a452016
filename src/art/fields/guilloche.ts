import type { Random } from '../seed.ts';
import { at, polar } from '../shape.ts';
import { el } from '../svg.ts';

interface Rosette {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Reach of the outermost line. */
  readonly r: number;
  readonly stroke: string;
  readonly width: number;
  readonly opacity: number;
}

/**
 * One closed petal line r(angle) = middle + swing * cos(lobes * angle), the envelope an engraver's
 * lathe draws. Turned many times by a fraction of a lobe it becomes the woven rosette.
 */
export function latheLine(middle: number, swing: number, lobes: number): string {
  const count = lobes * 10;
  const points = Array.from({ length: count }, (_, step) => {
    const angle = (step * 360) / count;
    const reach = middle + swing * Math.cos((lobes * angle * Math.PI) / 180);
    const [x, y] = polar(0, 0, reach, angle);
    return `${at(x)} ${at(y)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Two temperaments: a woven ring, or long petals lying open. */
const weaves = [
  { lobes: [8, 9, 10, 12], turns: 8, swing: 0.2 },
  { lobes: [5, 6, 7, 8], turns: 9, swing: 0.27 },
  { lobes: [9, 10, 11, 12], turns: 6, swing: 0.15 },
] as const;

/** A seeded rosette: copies of one lathe line, and a finer band of another inside. */
export function rosette(random: Random, { id, x, y, r, stroke, width, opacity }: Rosette): string {
  const weave = random.pick(weaves);
  const lobes = random.pick(weave.lobes);
  const swing = weave.swing * random.between(0.85, 1.12);
  const outer = latheLine(r * (1 - swing), r * swing, lobes);
  const inner = latheLine(r * 0.67, r * 0.07, lobes + 4);
  const copies = (name: string, count: number, arc: number) =>
    Array.from({ length: count }, (_, step) =>
      el('use', {
        href: `#${name}`,
        transform: step === 0 ? undefined : `rotate(${at((step * arc) / count)})`,
      }),
    ).join('');
  return (
    el('defs', {}, el('path', { id: `${id}o`, d: outer }), el('path', { id: `${id}i`, d: inner })) +
    el(
      'g',
      {
        transform: `translate(${at(x)} ${at(y)})`,
        stroke,
        'stroke-width': width,
        'stroke-opacity': opacity,
      },
      copies(`${id}o`, weave.turns, 360 / lobes),
      copies(`${id}i`, 5, 360 / (lobes + 4)),
    )
  );
}

/** A ring of rays, every fourth longer, like the minute track of a watch. */
export function minuteTrack(x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, (_, step) => {
    const angle = (step * 360) / count - 90;
    const [a, b] = [polar(x, y, r, angle), polar(x, y, r * (step % 5 === 0 ? 1.07 : 1.03), angle)];
    return `M${at(a[0])} ${at(a[1])}L${at(b[0])} ${at(b[1])}`;
  }).join('');
}
