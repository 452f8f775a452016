import type { VendorTitle } from '#contract/generated/types.ts';
import { createRandom, type Random } from '#art/seed.ts';
import { collectionTitle } from './collection.ts';
import { around, type Draft, DraftList, drawReturns, finishTitles, shuffled } from './draft.ts';
import { anyAdjectives, livelyAdjectives } from './words/adjectives.ts';
import { PLACES, TALES } from './words/places.ts';
import { agree, andThe, ofThe, withArticle } from './words/spanish.ts';
import { isFruit, SUBJECTS } from './words/subjects.ts';
import type { Adjective, Label, Place, Subject } from './words/word.ts';

const SLOTS = 1_400;
const FRUIT_COLLECTION = 'demo-fruit-collection';
const FRUIT_TITLES = 12;

const placesOf: ReadonlyMap<Subject, readonly Place[]> = new Map(
  SUBJECTS.map((subject) => [
    subject,
    PLACES.filter(({ setting }) => subject.settings.includes(setting)),
  ]),
);

/** A name and the drawing at the side of its subject. */
type Name = Label & { readonly companion: Draft['companion'] };

interface Words {
  readonly subject: Subject;
  readonly random: Random;
}

/** Weighted by repetition. */
const PATTERNS: readonly ((words: Words) => Name)[] = [
  atPlace,
  withAdjective,
  ofPlural,
  inPair,
  adjectiveAtPlace,
  ofTale,
  atPlace,
  owning,
  adjectiveAtPlace,
];

export function reelsTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const order = shuffled(SUBJECTS, random);
  const list = new DraftList();
  for (let index = 0; list.drafts.length < SLOTS; index += 1) {
    const subject = around(order, index);
    const pattern = random.index(PATTERNS.length);
    const name = around(PATTERNS, pattern)({ subject, random });
    list.add(draftOf(subject, name, random));
  }
  return [
    collectionTitle({
      code: FRUIT_COLLECTION,
      en: 'Demo Fruit Collection',
      es: 'Colección de Frutas Demo',
      theme: 'garden',
      hero: 'cherry',
      companion: 'citrus',
    }),
    ...finishTitles(supplier, withCollection(list.drafts)),
  ];
}

const VOLATILITIES = ['low', 'medium', 'medium', 'high'] as const;
const LINES = [5, 9, 10, 15, 20, 20, 25, 25, 30, 40, 50, 243, 1024] as const;

function draftOf(subject: Subject, { en, es, companion }: Name, random: Random): Draft {
  const volatility = random.pick(VOLATILITIES);
  return {
    en,
    es,
    category: 'RNG',
    theme: subject.theme,
    hero: subject.hero,
    companion,
    ladder: volatility === 'low' ? 'penny' : volatility === 'medium' ? 'slots' : 'high',
    volatility,
    returnPercents: drawReturns(random),
    lines: random.pick(LINES),
  };
}

/** The first titles with a fruit for their subject join the collection. */
function withCollection(drafts: readonly Draft[]): Draft[] {
  const heroes = new Set(SUBJECTS.filter(isFruit).map(({ hero }) => hero));
  const fruits = drafts.filter(({ hero, theme }) => theme === 'garden' && heroes.has(hero));
  const chosen = new Set(fruits.slice(0, FRUIT_TITLES));
  return drafts.map((draft) =>
    chosen.has(draft) ? { ...draft, parent: FRUIT_COLLECTION } : draft,
  );
}

function placeFor({ subject, random }: Words): Place {
  const fitting = placesOf.get(subject) ?? PLACES;
  return around(fitting, random.index(fitting.length));
}

function adjectiveFor({ subject, random }: Words): Adjective {
  const list = subject.isAlive && random.chance(0.5) ? livelyAdjectives : anyAdjectives;
  return around(list, random.index(list.length));
}

/** Another subject with another drawing. */
function otherThan({ subject, random }: Words, fits: (other: Subject) => boolean): Subject {
  const start = random.index(SUBJECTS.length);
  // A stride without a common divisor with the list's length visits every subject.
  for (let step = 0; step < SUBJECTS.length; step += 1) {
    const other = around(SUBJECTS, start + step * 37);
    if (other.hero !== subject.hero && fits(other)) return other;
  }
  throw new RangeError(`no companion for ${subject.en}`);
}

/** A side drawing that differs from the main one. */
const sideOf = (subject: Subject, place: Place): Draft['companion'] =>
  place.hero === subject.hero ? 'star' : place.hero;

function atPlace(words: Words): Name {
  const { subject } = words;
  const place = placeFor(words);
  return {
    en: `${subject.en} ${place.en}`,
    es: `${place.es} ${ofThe(subject)}`,
    companion: sideOf(subject, place),
  };
}

function ofPlural(words: Words): Name {
  const { subject } = words;
  const place = placeFor(words);
  return {
    en: `${place.en} of ${subject.enPlural}`,
    es: `${place.es} de ${subject.esPlural}`,
    companion: sideOf(subject, place),
  };
}

function withAdjective(words: Words): Name {
  const { subject } = words;
  const adjective = adjectiveFor(words);
  const side = otherThan(words, ({ theme }) => theme === subject.theme);
  return {
    en: `${adjective.en} ${subject.en}`,
    es: `${subject.es} ${agree(adjective, subject.gender)}`,
    companion: side.hero,
  };
}

function adjectiveAtPlace(words: Words): Name {
  const { subject } = words;
  const adjective = adjectiveFor(words);
  const place = placeFor(words);
  return {
    en: `${adjective.en} ${subject.en} ${place.en}`,
    es: `${place.es} ${ofThe(subject)} ${agree(adjective, subject.gender)}`,
    companion: sideOf(subject, place),
  };
}

function inPair(words: Words): Name {
  const { subject } = words;
  const settings = new Set(subject.settings);
  const other = otherThan(words, (each) => each.settings.some((setting) => settings.has(setting)));
  return {
    en: `The ${subject.en} and the ${other.en}`,
    es: `${withArticle(subject)} ${andThe(other)}`,
    companion: other.hero,
  };
}

function ofTale(words: Words): Name {
  const { subject, random } = words;
  const tale = around(TALES, random.index(TALES.length));
  const side = otherThan(words, ({ theme }) => theme === subject.theme);
  return {
    en: `${tale.en} of the ${subject.en}`,
    es: `${tale.es} ${ofThe(subject)}`,
    companion: side.hero,
  };
}

/** "The Fox's Teapot"; a subject that owns nothing is at a place. */
function owning(words: Words): Name {
  const { subject } = words;
  if (!subject.isAlive) return atPlace(words);
  const thing = otherThan(words, ({ isAlive, theme }) => !isAlive && theme !== 'space');
  return {
    en: `The ${subject.en}'s ${thing.en}`,
    es: `${withArticle(thing)} ${ofThe(subject)}`,
    companion: thing.hero,
  };
}
