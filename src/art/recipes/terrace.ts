import { mix } from '../colour.ts';
import type { Kit } from '../fields/kit.ts';
import { kitCloth, kits, pitchLines } from '../fields/kit.ts';
import { defineHero, paintFlat, placeHero } from '../paint-hero.ts';
import { at } from '../shape.ts';
import { sidePlate } from '../side-plate.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { Recipe } from './recipe.ts';
import type { TerraceInks } from '../inks/terrace.ts';
import { terraceInks } from '../inks/terrace.ts';

function cloth(job: Job, inks: TerraceInks): string {
  const { width, height, focus } = job.scene;
  const kit: Kit = job.random.pick(kits);
  const light = job.id('s');
  return (
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: light, x2: 0, y2: 1 },
        el('stop', { 'stop-color': '#fff', 'stop-opacity': 0.14 }),
        el('stop', { offset: 0.5, 'stop-color': '#fff', 'stop-opacity': 0 }),
        el('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0.28 }),
      ),
    ) +
    el('rect', { width, height, fill: inks.cloth }) +
    el('path', { d: kitCloth(kit, width, height, focus.r * 0.29), fill: inks.stripe }) +
    el('rect', { width, height, fill: `url(#${light})` }) +
    el('path', {
      d: pitchLines(width, { x: focus.x, y: focus.y, r: focus.r * 1.2 }),
      stroke: inks.chalk,
      'stroke-opacity': 0.62,
      'stroke-width': Math.max(1.6, focus.r * 0.022),
    })
  );
}

function badge(job: Job, inks: TerraceInks): string {
  const { x, y, r } = job.scene.focus;
  const hero = job.id('h');
  // A share of the ring, like a possession or win-probability dial. Decoration: it states nothing.
  const ring = 2 * Math.PI * r * 1.01;
  const share = job.random.between(0.35, 0.8) * ring;
  return (
    el('circle', { cx: x, cy: y, r: r * 1.06, fill: mix(inks.cloth, '#000000', 0.45) }) +
    el('circle', {
      cx: x,
      cy: y,
      r: r * 1.01,
      stroke: inks.trim,
      'stroke-width': r * 0.06,
      'stroke-dasharray': `${at(share)} ${at(ring - share)}`,
      transform: `rotate(-90 ${at(x)} ${at(y)})`,
    }) +
    el('circle', { cx: x, cy: y, r: r * 0.94, fill: inks.disc }) +
    defineHero(job.hero, hero) +
    placeHero(
      x,
      y,
      r * 1.3,
      el('use', {
        href: `#${hero}`,
        fill: inks.hero.stroke,
        stroke: inks.hero.stroke,
        'stroke-width': 1.4,
        opacity: 0.16,
        transform: 'translate(3 3)',
      }),
      paintFlat(job.hero, hero, inks.hero, 1.4),
    )
  );
}

/** The scoreboard strip: solid, with a tick of bars cut into its upper edge. */
function board(job: Job, inks: TerraceInks): string {
  const { plate, width, height } = job.scene;
  if (plate === undefined) return '';
  if (sidePlate(job.scene) !== undefined) {
    const edge = plate.x + plate.width;
    const d = (shift: number) =>
      `M0 0H${at(edge + 60 + shift)}L${at(edge - 40 + shift)} ${height}H0Z`;
    return (
      el('path', { d: d(40), fill: inks.stripe, 'fill-opacity': 0.8 }) +
      el('path', { d: d(22), fill: inks.trim }) +
      el('path', { d: d(0), fill: inks.board })
    );
  }
  const top = plate.y - 12;
  const bars = Array.from({ length: 16 }, (_, index) => {
    const tall = job.random.between(0.15, 1) * 16;
    return `M${at(width - 16 - index * 5)} ${at(top)}v${at(-tall)}`;
  });
  return (
    el('path', { d: bars.join(''), stroke: inks.board, 'stroke-width': 3.2 }) +
    el('rect', { y: top, width, height: height - top, fill: inks.board }) +
    el('rect', { y: top, width, height: 4, fill: inks.trim })
  );
}

export const terrace: Recipe = {
  heroInks: (job) => terraceInks(job).hero,
  titleInks: (job) => ({ ink: '#f5f8fa', behind: terraceInks(job).board }),
  scene: (job) => {
    const inks = terraceInks(job);
    return [cloth, badge, board].map((layer) => layer(job, inks)).join('');
  },
  field: (job) => cloth(job, terraceInks(job)),
};
