import { heroes, isHeroName, type KnownHeroName } from '#art/heroes/catalogue.ts';
import { defineHero, paintFlat } from '#art/paint-hero.ts';
import type { VendorTitle } from '#contract/generated/types.ts';
import { type Play, playOf } from './play.ts';
import type { Supplier } from './suppliers.ts';

/** Colours of the page's style, so that drawings follow its scheme. */
const INKS = {
  deep: 'var(--deep)',
  mid: 'var(--mid)',
  light: 'var(--light)',
  stroke: 'var(--stroke)',
  behind: 'var(--tray)',
} as const;

/** Drawings that go with a title's two on its stage. */
const EXTRAS: Readonly<Record<Play, readonly KnownHeroName[]>> = {
  spin: ['seven', 'bell', 'gem', 'star'],
  sides: ['chip', 'cards', 'wheel', 'dice'],
  deal: ['spade', 'heart', 'chip', 'crown'],
  odds: ['ball', 'trophy', 'star', 'shield'],
  cannon: ['fish', 'koi', 'crab', 'octopus'],
  draw: ['spade', 'heart', 'gem', 'clover'],
};

const ALWAYS: readonly KnownHeroName[] = ['star', 'coins'];

/** Names of drawings a title's page has. `outcome.symbols` may use these; other texts are shown as text. */
export function symbolsOf(title: VendorTitle): KnownHeroName[] {
  const { hero, companion } = title.picture ?? { hero: 'star', companion: 'coins' };
  const named = [hero, companion].filter((name) => isHeroName(name));
  return [...new Set([...named, ...EXTRAS[playOf(title)], ...ALWAYS])];
}

/** Definitions for `<use href="#d-name">`, put in the page once. */
export function drawingDefinitions(supplier: Supplier, title: VendorTitle): string {
  const names = [...new Set([supplier.emblem, ...symbolsOf(title)])];
  return `<svg class="definitions" aria-hidden="true" focusable="false">${names.map(definition).join('')}</svg>`;
}

function definition(name: KnownHeroName): string {
  const hero = heroes[name];
  const id = `h-${name}-`;
  return `${defineHero(hero, id)}<symbol id="d-${name}" viewBox="-6 -6 112 112">${paintFlat(hero, id, INKS, 2.4)}</symbol>`;
}

export const drawing = (name: KnownHeroName): string =>
  `<svg class="drawing" aria-hidden="true" focusable="false"><use href="#d-${name}"/></svg>`;
