import type { GameTheme, VendorTitle } from '#contract/generated/types.ts';
import { createRandom, type Random } from '#art/seed.ts';
import { collectionTitle } from './collection.ts';
import { around, type Draft, DraftList, drawReturns, finishTitles, shuffled } from './draft.ts';
import { ARCADE_FORMATS, type ArcadeFormat } from './words/arcade-formats.ts';
import { ROOMS } from './words/rooms.ts';
import { ofThe } from './words/spanish.ts';
import { SUBJECTS } from './words/subjects.ts';
import type { DrawnLabel, Subject } from './words/word.ts';

const SCRATCH_COLLECTION = 'demo-scratch-collection';
const SCRATCH_TITLES = 10;

/** A word before the format in English, and after it in Spanish. */
interface Opener extends DrawnLabel {
  readonly theme: GameTheme;
}

const openerOf = (subject: Subject): Opener => ({
  en: subject.en,
  es: ofThe(subject),
  hero: subject.hero,
  theme: subject.theme,
});

const movers = SUBJECTS.filter(({ isAlive, theme }) => isAlive || theme === 'space');

const OPENERS: Readonly<Record<ArcadeFormat['opener'], readonly Opener[]>> = {
  subject: SUBJECTS.map(openerOf),
  mover: movers.map(openerOf),
  room: ROOMS.map((room) => ({ ...room, theme: 'casino' })),
};

export function arcadeTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const list = new DraftList();
  for (const format of ARCADE_FORMATS) addFormat(list, format, random);
  const drafts = shuffled(list.drafts, random);
  const cards = new Set(
    drafts.filter(({ subCategory }) => subCategory === 'SC').slice(0, SCRATCH_TITLES),
  );
  return [
    collectionTitle({
      code: SCRATCH_COLLECTION,
      en: 'Demo Scratch Collection',
      es: 'Colección de Raspaditas Demo',
      theme: 'fiesta',
      hero: 'ticket',
      companion: 'clover',
      subCategories: ['SC'],
    }),
    ...finishTitles(
      supplier,
      drafts.map((draft) => (cards.has(draft) ? { ...draft, parent: SCRATCH_COLLECTION } : draft)),
    ),
  ];
}

function addFormat(list: DraftList, format: ArcadeFormat, random: Random): void {
  const openers = shuffled(OPENERS[format.opener], random);
  // Every opener meets every name once: `count` is far below their product.
  for (let index = 0, added = 0; added < format.count; index += 1) {
    const opener = around(openers, index);
    const round = Math.floor(index / openers.length);
    if (round >= format.names.length) return;
    const name = around(format.names, (index % openers.length) + round);
    if (list.add(draftOf(format, opener, name, random))) added += 1;
  }
}

function draftOf(format: ArcadeFormat, opener: Opener, name: DrawnLabel, random: Random): Draft {
  const { opener: kind, subCategory, ladder, volatility, returns, tags } = format;
  const [hero, other] = kind === 'room' ? [name.hero, opener.hero] : [opener.hero, name.hero];
  return {
    en: `${opener.en} ${name.en}`,
    es: `${name.es} ${opener.es}`,
    category: 'RNG',
    subCategory,
    theme: opener.theme,
    hero,
    companion: other === hero ? 'star' : other,
    ladder,
    volatility,
    returnPercents: drawReturns(random, ...returns),
    tags,
  };
}
