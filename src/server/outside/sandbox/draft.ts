import type { GameSubCategory, GameTheme, VendorTitle } from '#contract/generated/types.ts';
import type { KnownHeroName } from '#art/heroes/catalogue.ts';
import { createRandom, type Random } from '#art/seed.ts';
import { type LadderName, stakesOf } from './stakes.ts';

/** A title before its place, day and tags are drawn. */
export interface Draft {
  readonly en: string;
  readonly es: string;
  readonly category: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS';
  readonly subCategory?: GameSubCategory;
  readonly theme: GameTheme;
  readonly hero: KnownHeroName;
  readonly companion: KnownHeroName;
  readonly ladder: LadderName;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly returnPercents: readonly string[];
  readonly lines?: number;
  readonly tags?: readonly string[];
  readonly parent?: string;
}

const MAX_CODE_LENGTH = 40;

/** `The Fox's Teapot` -> `the-foxs-teapot`. English names are in ASCII. */
const codeOf = (name: string): string =>
  name
    .replaceAll("'", '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** Collects drafts until there are enough; a name or code that is taken or too long is left out. */
export class DraftList {
  readonly drafts: Draft[] = [];
  readonly #taken = new Set<string>();

  /** @returns whether it was added */
  add(draft: Draft): boolean {
    const code = codeOf(draft.en);
    if (code.length > MAX_CODE_LENGTH) return false;
    if (this.#taken.has(code) || this.#taken.has(draft.es)) return false;
    this.#taken.add(code).add(draft.es);
    this.drafts.push(draft);
    return true;
  }
}

const FIRST_MONTH = 2024 * 12;
/** January 2024 to November 2026. */
const MONTHS = 35;
/** The last months of the calendar, whose titles are new. */
const NEW_MONTHS = 3;
/** No later day: the demo's present is in this month. */
const LAST_DAY_OF_ALL = 20;

/** Titles in the order of the drafts, which is that of their positions. */
export function finishTitles(supplier: string, drafts: readonly Draft[]): VendorTitle[] {
  const random = createRandom(`${supplier}/finish`);
  return drafts.map((draft, index) => finishTitle(draft, index, drafts.length, random));
}

function finishTitle(draft: Draft, index: number, count: number, random: Random): VendorTitle {
  const month = random.index(MONTHS);
  const tags = [
    ...(draft.tags ?? []),
    ...(month >= MONTHS - NEW_MONTHS ? ['new'] : []),
    ...(index < count * 0.05 ? ['popular'] : []),
    ...(random.chance(0.04) ? ['exclusive'] : []),
  ];
  return {
    code: codeOf(draft.en),
    names: [
      { language: 'en', name: draft.en },
      { language: 'es', name: draft.es },
    ],
    category: draft.category,
    ...(draft.subCategory && { subCategories: [draft.subCategory] }),
    ...(tags.length > 0 && { tags }),
    theme: draft.theme,
    volatility: draft.volatility,
    returnPercents: [...draft.returnPercents],
    ...(draft.lines !== undefined && { lines: draft.lines }),
    // 0 offers a free trial.
    supportPlay: random.chance(0.94) ? 0 : 1,
    isGame: 'GAME',
    ...(draft.parent !== undefined && { parent: draft.parent }),
    releasedOn: dayOf(month, 1 + random.index(month === MONTHS - 1 ? LAST_DAY_OF_ALL : 28)),
    picture: { hero: draft.hero, companion: draft.companion },
    position: index + 1,
    stakes: stakesOf(draft.ladder),
  };
}

function dayOf(month: number, day: number): string {
  const months = FIRST_MONTH + month;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-${two(day)}`;
}

/** A return between two bounds in hundredths of a percent, and often one or two lower variants. */
export function drawReturns(random: Random, low = 9400, high = 9700): string[] {
  const best = low + random.index(high - low + 1);
  const variants = random.chance(0.35) ? [best, best - 190, best - 390] : [best];
  return variants.filter((value) => value >= 9200).map(percentText);
}

/** `9650` -> `96.50` */
export const percentText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** A shuffled copy. */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The entry at an index that runs around the list. */
export function around<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list of words');
  return item;
}
