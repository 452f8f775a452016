import { mix, standOut } from '../colour.ts';
import { halftone } from '../fields/screen-tone.ts';
import { swellBody, swellLine } from '../fields/swell.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { at } from '../shape.ts';
import { sidePlate } from '../side-plate.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { Recipe } from './recipe.ts';
import type { RisographInks } from '../inks/risograph.ts';
import { risographInks } from '../inks/risograph.ts';

/** The sun, slipped a little between the two passes, its foot screened into dots. */
function sun(job: Job, inks: RisographInks): string {
  const { focus } = job.scene;
  const { random } = job;
  const side = random.chance(0.5) ? -1 : 1;
  const r = focus.r * 1.2;
  const x = focus.x + side * focus.r * random.between(0.25, 0.5);
  const y = focus.y - focus.r * random.between(0.1, 0.3);
  const clip = job.id('c');
  const slip = focus.r * 0.035;
  return (
    el('defs', {}, el('clipPath', { id: clip }, el('circle', { cx: x, cy: y, r }))) +
    el('circle', {
      cx: x + slip * side,
      cy: y - slip,
      r,
      fill: inks.bright,
      'fill-opacity': 0.35,
    }) +
    el('circle', { cx: x, cy: y, r, fill: inks.bright }) +
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      halftone({
        x: x - r,
        y: y - r * 0.1,
        width: r * 2,
        height: r * 1.1,
        cell: focus.r * 0.085,
        colour: inks.both,
        opacity: 0.75,
        from: 0.05,
        to: 0.8,
      }),
    )
  );
}

/** Something small on the horizon, so that the sea has a scale. */
function horizonMark(job: Job, inks: RisographInks, y: number): string {
  const { focus, width } = job.scene;
  const unit = focus.r / 78;
  const x = focus.x + (job.random.chance(0.5) ? -1 : 1) * Math.min(focus.r * 1.5, width * 0.38);
  const move = `translate(${at(x)} ${at(y)}) scale(${at(unit)})`;
  const shapes = [
    { dark: 'M-15 0H15L10 8H-10Z', bright: 'M-1-30V-3H-14ZM2-24L14-3H2Z' },
    { dark: 'M-30 6Q-14-20 0-8Q16-30 34 6Z', bright: 'M-6-7Q2-11 8-16L4 0Z' },
    {
      dark: 'M-6 4L-4-26H4L6 4ZM-6-30H6V-26H-6Z',
      bright: 'M-4-36H4V-30H-4ZM-4.6-17H4.6L5.2-8H-5.2Z',
    },
  ] as const;
  const shape = shapes[job.random.index(shapes.length)] ?? shapes[0];
  return el(
    'g',
    { transform: move },
    el('path', { d: shape.dark, fill: inks.dark }),
    el('path', { d: shape.bright, fill: mix(inks.stock, '#ffffff', 0.6) }),
    el('path', {
      d: shape.bright,
      fill: inks.bright,
      transform: 'translate(1.2 -.8)',
      'fill-opacity': 0.8,
    }),
  );
}

function gulls(job: Job, inks: RisographInks): string {
  const { focus, width } = job.scene;
  const unit = focus.r / 78;
  const birds = Array.from({ length: 3 }, () => {
    const x = job.random.between(0.08, 0.92) * width;
    const y = job.random.between(0.16, 0.9) * (focus.y - focus.r);
    const span = unit * job.random.between(6, 11);
    return `M${at(x - span)} ${at(y)}q${at(span / 2)} ${at(-span * 0.7)} ${at(span)} 0q${at(span / 2)} ${at(-span * 0.7)} ${at(span)} 0`;
  });
  return el('path', {
    d: birds.join(''),
    stroke: inks.dark,
    'stroke-width': 2 * unit,
    'stroke-linecap': 'round',
  });
}

/** Bands of swell in turn from either drum; where a band of one crosses the other, both print. */
function sea(job: Job, inks: RisographInks, from: number): string {
  const { width, height, focus } = job.scene;
  const unit = focus.r / 78;
  const length = 74 * unit;
  const thick = 11 * unit;
  const gap = 21 * unit;
  const count = Math.ceil((height - from) / gap) + 1;
  const shift = job.random.between(0, length);
  const bands = Array.from({ length: count }, (_, index) => {
    const d = swellLine(
      width,
      from + index * gap,
      (4 + (index % 3) * 2.4) * unit,
      length,
      (shift + index * length * 0.46) % (length * 2),
    );
    const slip = index % 2 === 0 ? 0 : 1.6 * unit;
    return (
      el('path', { d, stroke: index % 2 === 0 ? inks.dark : inks.bright, 'stroke-width': thick }) +
      (slip === 0
        ? el('path', {
            d,
            stroke: inks.both,
            'stroke-opacity': 0.4,
            'stroke-width': thick * 0.22,
            transform: `translate(0 ${at(thick * 0.62)})`,
          })
        : '')
    );
  });
  return (
    el('path', {
      d: swellBody(width, height, from, 4 * unit, length, shift % (length * 2)),
      fill: inks.stock,
    }) + bands.join('')
  );
}

/** Hero: the knock-out of bare paper, the bright pass out of register, then the dark pass. */
function printedHero(job: Job, inks: RisographInks): string {
  const { focus } = job.scene;
  const hero = job.id('h');
  const href = `#${hero}`;
  return (
    defineHero(job.hero, hero) +
    placeHero(
      focus.x,
      focus.y,
      focus.r * 1.72,
      el('use', { href, fill: inks.label, stroke: inks.label, 'stroke-width': 8 }),
      el('use', {
        href,
        fill: inks.bright,
        stroke: inks.bright,
        'stroke-width': 1.5,
        transform: 'translate(-2.2 2)',
      }),
      paintFlat(job.hero, hero, inks.hero, 1.3),
    )
  );
}

/** The paper next to a banner's figure, torn along a wave. A tile's name has its own label. */
function label(job: Job, inks: RisographInks): string {
  const { height, focus } = job.scene;
  const plate = sidePlate(job.scene);
  if (plate === undefined) return '';
  const r = focus.r * 0.4;
  const d = `M-20-20H${at(plate.x + plate.width - r)}C${at(plate.x + plate.width + r * 2)} ${at(height * 0.3)} ${at(plate.x + plate.width - r * 2)} ${at(height * 0.6)} ${at(plate.x + plate.width + r)} ${at(height + 20)}H-20Z`;
  return (
    el('path', { d, fill: inks.dark, transform: `translate(${at(r * 0.62)} 0)` }) +
    el('path', { d, fill: inks.label, transform: `translate(${at(r * 0.36)} 0)` }) +
    el('path', { d, fill: inks.bright, transform: `translate(${at(r * 0.24)} 0)` }) +
    el('path', { d, fill: inks.label }) +
    halftone({
      x: 0,
      y: height * 0.72,
      width: plate.x + plate.width * 0.9,
      height: height * 0.3,
      cell: focus.r * 0.13,
      colour: inks.bright,
      opacity: 0.3,
      from: 0,
      to: 0.5,
    })
  );
}

function layers(job: Job, figure: typeof printedHero): string {
  const inks = risographInks(job);
  const { width, height, focus } = job.scene;
  const shore = focus.y + focus.r * 0.5;
  return [
    el('rect', { width, height, fill: inks.stock }),
    halftone({
      x: 0,
      y: 0,
      width,
      height: focus.y * 0.55,
      cell: focus.r * 0.11,
      colour: inks.dark,
      opacity: 0.28,
      from: 0.42,
      to: 0.05,
    }),
    sun(job, inks),
    gulls(job, inks),
    horizonMark(job, inks, shore),
    sea(job, inks, shore + focus.r * 0.1),
    figure(job, inks),
  ].join('');
}

export const risograph: Recipe = {
  heroInks: (job) => risographInks(job).hero,
  titleInks: (job) => {
    const inks = risographInks(job);
    return { ink: standOut(inks.both, inks.label, 9), behind: inks.label };
  },
  scene: (job) => layers(job, printedHero) + label(job, risographInks(job)),
  field: (job) => layers(job, () => ''),
};
