import { lch } from '../colour.ts';
import { paletteHues } from '../hue.ts';
import { heartShape, polygon, star } from '../shape.ts';
import { el } from '../svg.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';

const figures: readonly [string, ...string[]] = [
  heartShape(50, 51, 46),
  polygon([57, 20], [29, 54], [46, 54], [40, 80], [71, 44], [53, 44]),
  star(50, 52, 5, 27, 12),
];

/** A burst with a hard shadow and one fat shape on it. */
export function stickerEmblem({ palette, random }: EmblemJob): Emblem {
  const { warm } = paletteHues(palette);
  const ink = lch(0.23, 0.085, 287);
  const [pink, yellow] = [lch(0.64, 0.23, warm + 8), lch(0.88, 0.17, warm + 88)];
  const burst = star(48, 48, 12, 45, 36, random.between(0, 30));
  const line = { stroke: ink, 'stroke-width': 4, 'stroke-linejoin': 'round' } as const;
  const figure = random.pick(figures);
  const mark =
    el('path', { d: burst, fill: ink, transform: 'translate(5 5)', ...line }) +
    el('path', { d: burst, fill: pink, ...line }) +
    el(
      'g',
      { transform: 'translate(-2 -2)' },
      el('path', { d: figure, fill: ink, transform: 'translate(3.5 3.5)', ...line }),
      el('path', { d: figure, fill: yellow, ...line }),
    );
  return { mark, ground: lch(0.72, 0.14, warm + 232) };
}
