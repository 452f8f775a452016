import { mix } from '../colour.ts';
import { minuteTrack, rosette } from '../fields/guilloche.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { at, polygon } from '../shape.ts';
import { footPlate, sidePlate } from '../side-plate.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { Recipe } from './recipe.ts';
import type { EngravedInks } from '../inks/engraved.ts';
import { engravedInks } from '../inks/engraved.ts';

function ground(job: Job, inks: EngravedInks): string {
  const { width, height, focus } = job.scene;
  const lit = job.id('s');
  return (
    el(
      'defs',
      {},
      el(
        'radialGradient',
        {
          id: lit,
          gradientUnits: 'userSpaceOnUse',
          cx: focus.x,
          cy: focus.y,
          r: focus.r * 2.8,
        },
        el('stop', { 'stop-color': inks.clothLit }),
        el('stop', { offset: 1, 'stop-color': inks.cloth }),
      ),
    ) + el('rect', { width, height, fill: `url(#${lit})` })
  );
}

/** Not on banners, whose edges the page cuts: double hairline with stepped corners, and a small lozenge in the middle of each side. */
function frame(job: Job, inks: EngravedInks): string {
  const { width, height } = job.scene;
  const line = (inset: number, step: number) => {
    const [r, b] = [width - inset, height - inset];
    return `M${inset + step} ${inset}H${at(r - step)}v${step}h${step}V${at(b - step)}h-${step}v${step}H${inset + step}v-${step}h-${step}V${inset + step}h${step}Z`;
  };
  const lozenges = (
    [
      [width / 2, 15],
      [width / 2, height - 15],
      [15, height / 2],
      [width - 15, height / 2],
    ] as const
  )
    .map(([x, y]) => polygon([x - 4, y], [x, y - 4], [x + 4, y], [x, y + 4]))
    .join('');
  const studs = [18, width - 18]
    .flatMap((x) =>
      [18, height - 18].map((y) => polygon([x - 2.4, y], [x, y - 2.4], [x + 2.4, y], [x, y + 2.4])),
    )
    .join('');
  return (
    el('path', {
      d: line(10, 0),
      stroke: inks.metal,
      'stroke-opacity': 0.85,
      'stroke-width': 1.2,
    }) +
    el('path', { d: line(15, 9), stroke: inks.metal, 'stroke-opacity': 0.6, 'stroke-width': 0.7 }) +
    el('path', { d: lozenges, fill: inks.cloth, stroke: inks.metal, 'stroke-width': 0.9 }) +
    el('path', { d: studs, fill: inks.metal })
  );
}

/** Medallion: rings, a turned border, and the hero cut in metal with hatching in its shade. */
function medallion(job: Job, inks: EngravedInks): string {
  const { x, y, r } = job.scene.focus;
  const hero = job.id('h');
  const [hatch, shade] = [job.id('k'), job.id('g')];
  const rim = r * 0.84;
  const beads = `0 ${at((2 * Math.PI * rim * 0.94) / 72)}`;
  const deep = job.hero.parts
    .filter((part) => part.kind !== 'line' && part.tone === 'deep')
    .map((part) => part.d)
    .join('');
  return (
    el(
      'defs',
      {},
      el(
        'pattern',
        {
          id: hatch,
          width: 2.6,
          height: 2.6,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(-38)',
        },
        el('path', { d: 'M0 1.3H2.6', stroke: inks.hero.stroke, 'stroke-width': 0.9 }),
      ),
      el(
        'radialGradient',
        { id: shade, cy: 0.35 },
        el('stop', { 'stop-color': inks.cloth }),
        el('stop', { offset: 1, 'stop-color': mix(inks.cloth, '#000000', 0.3) }),
      ),
    ) +
    el('circle', {
      cx: x,
      cy: y,
      r: rim,
      fill: `url(#${shade})`,
      stroke: inks.metal,
      'stroke-width': r * 0.022,
    }) +
    el('circle', {
      cx: x,
      cy: y,
      r: rim * 0.94,
      stroke: inks.metal,
      'stroke-width': r * 0.02,
      'stroke-linecap': 'round',
      'stroke-dasharray': beads,
    }) +
    el('circle', {
      cx: x,
      cy: y,
      r: rim * 0.87,
      stroke: inks.metal,
      'stroke-opacity': 0.6,
      'stroke-width': r * 0.008,
    }) +
    defineHero(job.hero, hero) +
    placeHero(
      x,
      y,
      rim * 1.32,
      el('use', {
        href: `#${hero}`,
        fill: inks.hero.stroke,
        stroke: inks.hero.stroke,
        'stroke-width': 3,
        transform: 'translate(1.5 2)',
      }),
      paintFlat(job.hero, hero, inks.hero, 1.1),
      deep === '' ? '' : el('path', { d: deep, fill: `url(#${hatch})`, 'fill-opacity': 0.6 }),
    )
  );
}

/** The rule above the title: two tapering lines and a lozenge. */
function rule(job: Job, inks: EngravedInks): string {
  const { plate, height, width } = job.scene;
  if (plate === undefined) return '';
  if (sidePlate(job.scene) !== undefined) {
    const name = job.id('z');
    return (
      el(
        'defs',
        {},
        el(
          'linearGradient',
          { id: name },
          el('stop', { offset: 0.55, 'stop-color': inks.cloth }),
          el('stop', { offset: 1, 'stop-color': inks.cloth, 'stop-opacity': 0 }),
        ),
      ) + el('rect', { width: plate.x + plate.width * 1.05, height, fill: `url(#${name})` })
    );
  }
  const [x, y] = [width / 2, plate.y - 10];
  const reach = Math.min(72, width * 0.26);
  return (
    el('path', {
      d: `M${at(x - reach)} ${y}L${at(x - 9)} ${y - 0.8}V${y + 0.8}ZM${at(x + reach)} ${y}L${at(x + 9)} ${y - 0.8}V${y + 0.8}Z`,
      fill: inks.metal,
    }) +
    el('path', {
      d: polygon([x - 5, y], [x, y - 5], [x + 5, y], [x, y + 5]),
      stroke: inks.metal,
      'stroke-width': 1,
    })
  );
}

/** The rosette keeps clear of the rule above the title and of the frame. */
function rosetteReach({ scene }: Job): number {
  const { focus, height } = scene;
  const foot = footPlate(scene);
  const below = foot === undefined ? height - 20 : foot.y - 18;
  return Math.min(focus.r * 1.46, (below - focus.y) / 1.13, (focus.y - 18) / 1.13);
}

/** The engine-turned rosette inside its minute track. */
function turning(job: Job, inks: EngravedInks): string {
  const { x, y, r } = job.scene.focus;
  const reach = rosetteReach(job);
  return (
    el('path', {
      d: minuteTrack(x, y, reach * 1.055, 60),
      stroke: inks.metal,
      'stroke-opacity': 0.55,
      'stroke-width': r * 0.012,
    }) +
    rosette(job.random, {
      id: job.id('r'),
      x,
      y,
      r: reach,
      stroke: inks.metal,
      width: r * 0.0085,
      opacity: 0.62,
    })
  );
}

export const engraved: Recipe = {
  heroInks: (job) => engravedInks(job).hero,
  titleInks: (job) => {
    const inks = engravedInks(job);
    return { ink: inks.metalPale, behind: inks.clothLit };
  },
  scene: (job) => {
    const inks = engravedInks(job);
    return [
      ground(job, inks),
      turning(job, inks),
      medallion(job, inks),
      rule(job, inks),
      sidePlate(job.scene) === undefined ? frame(job, inks) : '',
    ].join('');
  },
  field: (job) => {
    const inks = engravedInks(job);
    return ground(job, inks) + turning(job, inks) + frame(job, inks);
  },
};
