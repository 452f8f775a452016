import { type AuthoredManifest, authoredRevision } from './authored.ts';
import type { Json, JsonObject } from './json.ts';
import { CURRENT_FORMAT } from './migrations/migrate.ts';
import { paletteFromSeeds } from './seed-palette.ts';

/** A host name in lower case, of labels of at most 63 characters (RFC 1123). */
export const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** What a new brand says about itself; all else it inherits. */
export interface NewBrand {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly extends: { readonly brand: string; readonly revision: number };
  /** Style of its pictures; omitted: inherited. */
  readonly recipe?: string;
  /** #RRGGBB: both schemes are made from it; omitted: inherited. */
  readonly seedColor?: string;
  readonly accentColor?: string;
  /** Figure of its logo; omitted: inherited. */
  readonly hero?: string;
}

/** The first manifest of a brand: no more than what differs from the brand it extends. */
export function newBrandManifest(brand: NewBrand): AuthoredManifest {
  const { id, name, host, recipe, hero } = brand;
  const picture = hero === undefined ? {} : { logo: art(hero), icon: art(hero) };
  const theme = { ...(recipe === undefined ? {} : { recipe }), ...tokensOf(brand) };
  return {
    $schema: '../manifest.schema.json',
    formatVersion: CURRENT_FORMAT,
    id,
    revision: 1,
    extends: { ...brand.extends },
    hosts: [host],
    identity: { name, ...picture },
    ...(Object.keys(theme).length === 0 ? {} : { theme }),
    footer: { copyright: { holder: name } },
    meta: { owner: id },
  };
}

/** Another brand's manifest under a new id, host and name, with new colours where seeds are given. */
export function copiedManifest(
  from: AuthoredManifest,
  brand: Omit<NewBrand, 'extends' | 'hero'>,
): AuthoredManifest {
  const { id, name, host, recipe } = brand;
  const own = (key: string): JsonObject => objectAt(from, key);
  return {
    ...from,
    id,
    revision: Math.max(1, authoredRevision(from)),
    hosts: [host],
    identity: { ...own('identity'), name },
    theme: { ...own('theme'), ...(recipe === undefined ? {} : { recipe }), ...tokensOf(brand) },
    footer: {
      ...own('footer'),
      copyright: { ...objectAt(own('footer'), 'copyright'), holder: name },
    },
    meta: { owner: id },
  };
}

function tokensOf({ seedColor, accentColor }: Pick<NewBrand, 'seedColor' | 'accentColor'>) {
  if (seedColor === undefined) return {};
  return { tokens: paletteFromSeeds(seedColor, accentColor) as unknown as Json };
}

const art = (hero: string): JsonObject => ({ kind: 'art', hero });

function objectAt(value: JsonObject, key: string): JsonObject {
  const found = value[key];
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as JsonObject)
    : {};
}

/**
 * The figure a brand begins with. Ids that look alike get different ones; that they are spread evenly
 * is not needed.
 */
export function proposedHero(id: string, heroes: readonly string[]): string | undefined {
  const sum = Array.from(id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return heroes[sum % heroes.length];
}
