import { at } from '../shape.ts';
import { sidePlate } from '../side-plate.ts';
import { stops } from '../gradient.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { OscilloscopeInks } from '../inks/oscilloscope.ts';

/** Target brackets and a read-out of seeded bars: instrument furniture, no letters. */
export function readout(job: Job, inks: OscilloscopeInks): string {
  const { focus, width } = job.scene;
  const reach = Math.min(focus.r * 1.5, width / 2 - 14);
  const arm = focus.r * 0.16;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const up = focus.r * 1.3;
  const d = corners
    .map(
      ([sx, sy]) =>
        `M${at(focus.x + sx * reach)} ${at(focus.y + sy * (up - arm))}v${at(sy * arm)}h${at(-sx * arm)}`,
    )
    .join('');
  const bars = Array.from({ length: 9 }, (_, index) => {
    const tall = focus.r * job.random.between(0.03, 0.15);
    return `M${at(focus.x - reach + index * focus.r * 0.055)} ${at(focus.y - up - focus.r * 0.1)}v${at(-tall)}`;
  });
  return (
    el('path', { d, stroke: inks.core, 'stroke-opacity': 0.75, 'stroke-width': 1.4 }) +
    el('path', {
      d: bars.join(''),
      stroke: inks.spark,
      'stroke-width': focus.r * 0.03,
      'stroke-opacity': 0.8,
    })
  );
}

/** A dark console with one cut corner, and the hot line along its edge. */
export function plate(job: Job, inks: OscilloscopeInks): string {
  const { width, height, plate: box } = job.scene;
  if (box === undefined) return '';
  if (sidePlate(job.scene) !== undefined) {
    const name = job.id('p');
    return (
      el(
        'defs',
        {},
        el(
          'linearGradient',
          { id: name },
          stops([0, inks.black, 0.88], [0.6, inks.black, 0.62], [1, inks.black, 0]),
        ),
      ) + el('rect', { width: (box.x + box.width) * 1.2, height, fill: `url(#${name})` })
    );
  }
  const top = box.y - 8;
  const notch = width * 0.62;
  const edge = `M0 ${at(top)}H${at(notch)}l12-10H${at(width)}`;
  return (
    el('path', { d: `${edge}V${at(height)}H0Z`, fill: inks.black, 'fill-opacity': 0.94 }) +
    el('path', { d: edge, stroke: inks.wire, 'stroke-width': 5, 'stroke-opacity': 0.16 }) +
    el('path', { d: edge, stroke: inks.wire, 'stroke-width': 1.4 }) +
    el('path', {
      d: `M${at(notch + 18)} ${at(top - 5)}H${at(width - 10)}`,
      stroke: inks.wire,
      'stroke-width': 3,
      'stroke-dasharray': '3 4',
      'stroke-opacity': 0.7,
    })
  );
}
