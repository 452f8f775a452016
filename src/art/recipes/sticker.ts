import { scatterConfetti } from '../fields/confetti.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { at, polygon, starPoints } from '../shape.ts';
import { sidePlate } from '../side-plate.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { Recipe } from './recipe.ts';
import type { StickerInks } from '../inks/sticker.ts';
import { stickerInks } from '../inks/sticker.ts';

function ground(job: Job, inks: StickerInks): string {
  const { width, height, focus } = job.scene;
  const dots = job.id('d');
  const cell = focus.r * 0.14;
  return (
    el(
      'defs',
      {},
      el(
        'pattern',
        {
          id: dots,
          width: cell,
          height: cell,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(30)',
        },
        el('circle', { cx: cell / 2, cy: cell / 2, r: cell * 0.24, fill: inks.dots }),
      ),
    ) +
    el('rect', { width, height, fill: inks.ground }) +
    el('rect', { width, height, fill: `url(#${dots})` })
  );
}

function confetti(job: Job, inks: StickerInks): string {
  const { width, height, focus } = job.scene;
  return scatterConfetti(
    job.random,
    { width, height, x: focus.x, y: focus.y, clear: focus.r * 1.34, unit: focus.r / 78 },
    { outline: inks.outline, colours: [...inks.pops, inks.cream] },
  );
}

/** The starburst badge: hard shadow, outline, a second burst inside, then the hero sticker. */
function badge(job: Job, inks: StickerInks): string {
  const { x, y, r } = job.scene.focus;
  const hero = job.id('h');
  const spin = job.random.between(-10, 10);
  const tips = 16 + job.random.index(3) * 2;
  const burst = polygon(...starPoints(x, y, tips, r * 1.2, r * 1.02, spin));
  const inner = polygon(...starPoints(x, y, tips, r * 1.02, r * 0.9, spin + 180 / tips));
  const line = r * 0.045;
  const href = `#${hero}`;
  const offset = r * 0.08;
  return (
    el('path', {
      d: burst,
      fill: inks.outline,
      stroke: inks.outline,
      'stroke-width': line,
      'stroke-linejoin': 'round',
      transform: `translate(${at(offset)} ${at(offset)})`,
    }) +
    el('path', {
      d: burst,
      fill: inks.pops[2],
      stroke: inks.outline,
      'stroke-width': line,
      'stroke-linejoin': 'round',
    }) +
    el('path', {
      d: inner,
      fill: inks.cream,
      stroke: inks.outline,
      'stroke-width': line * 0.7,
      'stroke-linejoin': 'round',
    }) +
    defineHero(job.hero, hero) +
    placeHero(
      x,
      y,
      r * 1.32,
      el('use', {
        href,
        fill: inks.outline,
        stroke: inks.outline,
        'stroke-width': 4,
        transform: 'translate(4.5 4.5)',
      }),
      paintFlat(job.hero, hero, inks.hero, 3),
    )
  );
}

/** The torn dark sheet next to a banner's figure. A tile's name has its own tag. */
function sheet(job: Job, inks: StickerInks): string {
  const { height } = job.scene;
  const plate = sidePlate(job.scene);
  if (plate === undefined) return '';
  const edge = plate.x + plate.width;
  const zig = Array.from(
    { length: 9 },
    (_, step) => `L${at(edge + (step % 2 === 0 ? 46 : 0))} ${at((height * step) / 8)}`,
  );
  const d = `M-20-20L${at(edge + 46)}-20${zig.join('')}L${at(edge)} ${height + 20}L-20 ${height + 20}Z`;
  return (
    el('path', {
      d,
      fill: inks.pops[2],
      stroke: inks.outline,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      transform: 'translate(22 0)',
    }) + el('path', { d, fill: inks.outline })
  );
}

export const sticker: Recipe = {
  heroInks: (job) => stickerInks(job).hero,
  titleInks: (job) => {
    const inks = stickerInks(job);
    return { ink: inks.cream, behind: inks.outline };
  },
  scene: (job) => {
    const inks = stickerInks(job);
    return [ground, confetti, badge, sheet].map((layer) => layer(job, inks)).join('');
  },
  field: (job) => {
    const inks = stickerInks(job);
    return ground(job, inks) + confetti(job, inks);
  },
};
