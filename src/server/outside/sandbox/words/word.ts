import type { GameTheme } from '#contract/generated/types.ts';
import type { KnownHeroName } from '#art/heroes/catalogue.ts';

/** `fa`: feminine with a masculine article in the singular, as in "el ancla pintada". */
export type Gender = 'm' | 'f' | 'fa';

/** A countable noun in both languages, with its drawing. */
export interface Noun {
  readonly hero: KnownHeroName;
  readonly en: string;
  readonly enPlural: string;
  readonly es: string;
  readonly esPlural: string;
  readonly gender: Gender;
}

export type NounRow = readonly [
  hero: KnownHeroName,
  en: string,
  enPlural: string,
  es: string,
  esPlural: string,
  gender: Gender,
];

export function noun([hero, en, enPlural, es, esPlural, gender]: NounRow): Noun {
  return { hero, en, enPlural, es, esPlural, gender };
}

/** Kinds of places that suit a subject. */
export type Setting = 'land' | 'sea' | 'town' | 'sky' | 'feast';

/** A noun that a title can be about. */
export interface Subject extends Noun {
  readonly theme: GameTheme;
  readonly isAlive: boolean;
  readonly settings: readonly Setting[];
}

/** Spanish in two genders; a form that begins with "de" never changes. */
export interface Adjective {
  readonly en: string;
  readonly masculine: string;
  readonly feminine: string;
}

/** A place or an event, named without an article. */
export interface Place {
  readonly en: string;
  readonly es: string;
  readonly setting: Setting;
  readonly hero: KnownHeroName;
}

/** The name of a game format, room or table in both languages. */
export interface Label {
  readonly en: string;
  readonly es: string;
}

export interface DrawnLabel extends Label {
  readonly hero: KnownHeroName;
}
