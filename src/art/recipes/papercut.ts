import type { Hex } from '../colour.ts';
import { rollRidge } from '../fields/hills.ts';
import { paperSheet } from '../fields/paper.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { at, disc, polar, star } from '../shape.ts';
import { sidePlate } from '../side-plate.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { Recipe } from './recipe.ts';
import type { PapercutInks } from '../inks/papercut.ts';
import { papercutInks } from '../inks/papercut.ts';
import { village, awning, lanterns } from './night-market.ts';

function ground(job: Job, inks: PapercutInks): string {
  const { width, height, focus } = job.scene;
  const sky = job.id('s');
  return (
    el(
      'defs',
      {},
      el(
        'radialGradient',
        {
          id: sky,
          gradientUnits: 'userSpaceOnUse',
          cx: focus.x,
          cy: focus.y,
          r: Math.max(focus.r * 3.2, height * 0.6),
        },
        el('stop', { offset: 0.22, 'stop-color': inks.sky[0] }),
        el('stop', { offset: 0.58, 'stop-color': inks.sky[1] }),
        el('stop', { offset: 1, 'stop-color': inks.sky[2] }),
      ),
    ) + el('rect', { width, height, fill: `url(#${sky})` })
  );
}

/** Light around the medallion: rays of thinner paper, or rings of it; stars between. */
function halo(job: Job, inks: PapercutInks): string {
  const { width, focus } = job.scene;
  const { random } = job;
  const rays = Array.from({ length: 15 }, (_, step) => {
    const [a, b] = [
      polar(focus.x, focus.y, focus.r * 4.6, step * 24),
      polar(focus.x, focus.y, focus.r * 4.6, step * 24 + 10),
    ];
    return `M${at(focus.x)} ${at(focus.y)}L${at(a[0])} ${at(a[1])}L${at(b[0])} ${at(b[1])}Z`;
  });
  const back = random.chance(0.5)
    ? el('path', { d: rays.join(''), fill: inks.sky[0], 'fill-opacity': 0.2 })
    : el('path', {
        d: disc(focus.x, focus.y, focus.r * 2.2) + disc(focus.x, focus.y, focus.r * 1.78),
        fill: inks.sky[0],
        'fill-opacity': 0.2,
      });
  const stars = { dots: '', sparks: '' };
  for (let left = Math.round(width / 24); left > 0; left -= 1) {
    const [x, y] = [random.between(0, width), random.between(0.03, 0.46) * job.scene.height];
    if (random.chance(0.3)) stars.sparks += star(x, y, 4, random.between(3, 4.8), 1.2);
    // A dot is a line of no length to speak of, with round ends.
    else stars.dots += `M${at(x)} ${at(y)}h.1`;
  }
  const shine = { opacity: job.scheme === 'dark' ? 0.8 : 0.55 };
  return (
    back +
    el('path', { d: stars.sparks, fill: inks.cream, ...shine }) +
    el('path', {
      d: stars.dots,
      stroke: inks.cream,
      'stroke-width': 2,
      'stroke-linecap': 'round',
      ...shine,
    })
  );
}

/** The cream rosette with its stitched ring, and the hero laid on it. */
function medallion(job: Job, inks: PapercutInks): string {
  const { focus } = job.scene;
  const { x, y, r } = focus;
  const hero = job.id('h');
  const teeth = 26;
  const bite = ((Math.PI * r) / teeth) * 1.04;
  const scallop = Array.from({ length: teeth }, (_, step) => {
    const [px, py] = polar(x, y, r, ((step + 1) * 360) / teeth);
    return `A${at(bite)} ${at(bite)} 0 0 1 ${at(px)} ${at(py)}`;
  });
  const use = (fill: string, dx: number, dy: number, stroke: number, opacity: number) =>
    el('use', {
      href: `#${hero}`,
      fill,
      stroke: fill,
      'stroke-width': stroke,
      opacity,
      transform: `translate(${dx} ${dy})`,
    });
  return (
    el('circle', { cx: x, cy: y, r: r * 1.26, fill: inks.gold, 'fill-opacity': 0.16 }) +
    paperSheet({
      id: job.id('d'),
      d: `M${at(x + r)} ${at(y)}${scallop.join('')}Z`,
      fill: inks.creamShade,
      shadow: inks.shadow,
      lift: r * 0.13,
      drop: r * 0.05,
    }) +
    paperSheet({
      id: job.id('e'),
      d: disc(x, y, r * 0.93),
      fill: inks.cream,
      shadow: inks.hills[0],
      lift: r * 0.05,
    }) +
    el('circle', {
      cx: x,
      cy: y,
      r: r * 0.84,
      stroke: inks.hero.mid,
      'stroke-opacity': 0.5,
      'stroke-width': r * 0.014,
      'stroke-dasharray': `${at(r * 0.05)} ${at(r * 0.04)}`,
    }) +
    defineHero(job.hero, hero) +
    placeHero(
      x,
      y,
      r * 1.34,
      use(inks.hero.stroke, 1.2, 4.2, 5, 0.1),
      use(inks.hero.stroke, 1, 2.6, 1.5, 0.2),
      paintFlat(job.hero, hero, inks.hero, 1.5),
    )
  );
}

/** Darkens the side where words will lie, so that they need no plate of their own. */
function scrim(job: Job, inks: PapercutInks): string {
  const { width, height, plate } = job.scene;
  if (plate === undefined) return '';
  const name = job.id('z');
  const sideways = sidePlate(job.scene) !== undefined;
  const edge = (offset: number, opacity: number) =>
    el('stop', { offset, 'stop-color': inks.hills[4], 'stop-opacity': opacity });
  const reach = sideways ? (plate.x + plate.width) * 1.25 : height - plate.y + height * 0.06;
  return (
    el(
      'defs',
      {},
      el(
        'linearGradient',
        sideways ? { id: name } : { id: name, x1: 0, y1: 1, x2: 0, y2: 0 },
        edge(0, sideways ? 0.66 : 0.6),
        edge(0.6, 0.42),
        edge(1, 0),
      ),
    ) +
    el('rect', {
      y: sideways ? 0 : height - reach,
      width: sideways ? reach : width,
      height: sideways ? height : reach,
      fill: `url(#${name})`,
    })
  );
}

function layers(job: Job, figure: typeof medallion): string {
  const inks = papercutInks(job);
  const { width, height, focus } = job.scene;
  const { random } = job;
  const unit = focus.r / 78;
  const ridge = (base: number, swing: number, wave: number) =>
    rollRidge(random, {
      width,
      height,
      base: focus.y + focus.r * base,
      swing: swing * unit,
      wave: wave * unit,
    });
  const sheet = (name: string, d: string, fill: Hex, lift: number) =>
    paperSheet({ id: job.id(name), d, fill, shadow: inks.shadow, lift: lift * unit });
  const far = ridge(0.39, 16, 270);
  const middle = ridge(0.76, 14, 230);
  const near = ridge(1.17, 8, 300);
  const front = ridge(1.53, 10, 280);
  const last = ridge(1.98, 8, 340);
  return [
    ground(job, inks),
    halo(job, inks),
    sheet('1', far.d, inks.hills[0], 9),
    village(job, inks, middle.crest, inks.hills[2]),
    sheet('2', middle.d, inks.hills[1], 10),
    lanterns(job, inks),
    awning(job, inks),
    figure(job, inks),
    sheet('3', near.d, inks.hills[2], 11),
    sheet('4', front.d, inks.hills[3], 12),
    sheet('5', last.d, inks.hills[4], 12),
    scrim(job, inks),
  ].join('');
}

export const papercut: Recipe = {
  heroInks: (job) => papercutInks(job).hero,
  titleInks: (job) => {
    const inks = papercutInks(job);
    return { ink: inks.cream, behind: inks.hills[3] };
  },
  scene: (job) => layers(job, medallion),
  field: (job) => layers(job, () => ''),
};
