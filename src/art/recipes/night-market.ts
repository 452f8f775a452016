import type { Hex } from '../colour.ts';
import type { LanternForm } from '../fields/lanterns.ts';
import { defineLantern, hangLantern, spreadLanterns } from '../fields/lanterns.ts';
import type { Prop } from '../fields/market.ts';
import { defineProp, standProp } from '../fields/market.ts';
import { paperSheet } from '../fields/paper.ts';
import { at } from '../shape.ts';
import { sidePlate } from '../side-plate.ts';
import { el } from '../svg.ts';
import type { Job } from '../types.ts';
import type { PapercutInks } from '../inks/papercut.ts';

const forms: readonly [LanternForm, ...LanternForm[]] = ['round', 'round', 'tall', 'diamond'];
const villages: readonly [Prop, ...Prop[]] = ['stall', 'pagoda', 'house', 'pine'];

/** Objects on a ridge, on either side of the medallion and clear of any text. */
export function village(
  job: Job,
  inks: PapercutInks,
  crest: (x: number) => number,
  dark: Hex,
): string {
  const { random } = job;
  const { width, focus } = job.scene;
  const unit = focus.r / 78;
  const kind = random.pick(villages);
  const words = sidePlate(job.scene);
  const start = words === undefined ? 0 : words.x + words.width;
  const used = new Map<Prop, string>();
  const sites: string[] = [];
  for (let x = start + 12 * unit; x < width; x += 35 * unit) {
    if (Math.abs(x - focus.x) < focus.r * 0.7) continue;
    const place = x + random.between(-6, 6) * unit;
    const prop = random.chance(0.34) ? 'pine' : kind;
    const scale = unit * random.between(0.8, 1.15);
    if (!random.chance(0.8)) continue;
    used.set(prop, job.id(`v${prop}`));
    sites.push(standProp(job.id(`v${prop}`), place, crest(place) + 2, scale));
  }
  const defined = [...used].map(([prop, name]) => defineProp(name, prop, dark, inks.gold));
  return defined.join('') + sites.join('');
}

/** The striped, scalloped awning along the top edge, from which the lanterns hang. */
export function awning(job: Job, inks: PapercutInks): string {
  const { width, focus } = job.scene;
  const bite = width / Math.round(width / ((focus.r / 78) * 30));
  const flap = (x: number) =>
    `M${at(x)}-20V${at(bite * 0.36)}a${at(bite / 2)} ${at(bite * 0.4)} 0 0 0 ${at(bite)} 0V-20Z`;
  const flaps = Array.from({ length: Math.round(width / bite) }, (_, step) => flap(step * bite));
  return (
    paperSheet({
      id: job.id('a'),
      d: flaps.join(''),
      fill: inks.hills[2],
      shadow: inks.shadow,
      lift: bite * 0.28,
      drop: bite * 0.1,
    }) + el('path', { d: flaps.filter((_, step) => step % 2 === 1).join(''), fill: inks.hills[0] })
  );
}

/** Two kinds of lantern along the top, lit gold and coral, none over the medallion. */
export function lanterns(job: Job, inks: PapercutInks): string {
  const { width, height, focus } = job.scene;
  const unit = focus.r / 78;
  const { random } = job;
  const gold = {
    paper: inks.gold,
    core: inks.cream,
    rib: inks.ember,
    cap: inks.hills[4],
    glow: inks.gold,
  };
  const coral = {
    ...gold,
    paper: inks.ember,
    core: inks.gold,
    rib: inks.hills[1],
    glow: inks.ember,
  };
  const kinds = random.chance(0.4) ? [coral, gold] : [gold, coral];
  const row = spreadLanterns(random, {
    width,
    step: 62 * unit,
    low: height * 0.115,
    high: height * 0.22,
    scale: 0.98 * unit,
  });
  const hung = row.map((place, index) => {
    const above = Math.abs(place.x - focus.x) < focus.r * 0.95;
    const y = above ? Math.min(place.y, focus.y - focus.r * 1.42) : place.y;
    // Between the awning and the medallion there may be no room left for a lantern.
    const fits = y >= 20 * unit + 22 * place.scale;
    return { kind: index % 3 === 1 ? 1 : 0, place: { ...place, y }, fits };
  });
  return kinds
    .map((lit, kind) => {
      const [name, form] = [job.id(`l${kind}`), random.pick(forms)];
      const mine = hung.filter((lantern) => lantern.kind === kind && lantern.fits);
      if (mine.length === 0) return '';
      const cords = mine.map(({ place }) => hangLantern(name, inks.gold, place));
      return defineLantern(name, job.id(`g${kind}`), form, lit) + cords.join('');
    })
    .join('');
}
