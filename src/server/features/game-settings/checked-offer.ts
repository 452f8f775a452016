import type { RequestOf } from '#contract/operation.ts';
import type { GameOffer } from '#domain/game/game-offer.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';

/** Everything that can be arranged on a brand. */
export interface BrandCatalogue {
  vendors: readonly { code: string; displayName: string }[];
  /** Titles that can be opened. */
  games: readonly { nodeId: string; name: string; vendor: string; category: string }[];
  languages: readonly string[];
}

type Wanted = Pick<
  RequestOf<'setGameSettings'>['body'],
  'vendors' | 'categories' | 'games' | 'hot'
>;

/**
 * What is to hold, once it is sure that all of it is there and stands once.
 * @throws Problem INVALID_GAME_SETTINGS, by pointer into the request
 */
export function checkedOffer(wanted: Wanted, catalogue: BrandCatalogue): GameOffer {
  const { vendors, categories, games, hot } = wanted;
  const codes = catalogue.vendors.map(({ code }) => code);
  const titles = catalogue.games.map(({ nodeId }) => nodeId);
  const fields = {
    ...faults(vendors, codes, ({ vassalage }) => vassalage, '/vendors', '/vassalage'),
    ...faults(
      categories,
      catalogue.games.map(({ category }) => category),
      String,
      '/categories',
    ),
    ...faults(games, titles, ({ nodeId }) => nodeId, '/games', '/nodeId'),
    ...faults(hot, titles, String, '/hot'),
  };
  for (const [index, { names }] of vendors.entries()) {
    const at = `/vendors/${index}/names`;
    const found = faults(names, catalogue.languages, ({ language }) => language, at, '/language');
    for (const [pointer, { code }] of Object.entries(found)) {
      fields[pointer] = { code: LANGUAGE_FAULTS[code] ?? code };
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_GAME_SETTINGS', { fields });
  return {
    vendors: vendors.map(({ vassalage, state, names }) => ({
      vendor: vassalage,
      state,
      names: Object.fromEntries(names.map(({ language, name }) => [language, name.trim()])),
    })),
    categories,
    games: games.filter(({ state }) => state !== 'on'),
    hot,
  };
}

const LANGUAGE_FAULTS: Readonly<Record<string, string>> = {
  enum: 'LANGUAGE_NOT_OFFERED',
  uniqueItems: 'DUPLICATE_LANGUAGE',
};

/** What of a list is not known, or stands in it twice. */
function faults<Item>(
  items: readonly Item[],
  known: readonly string[],
  nameOf: (item: Item) => string,
  list: string,
  within = '',
): Record<string, FieldProblem> {
  const allowed = new Set(known);
  const seen = new Set<string>();
  const found: Record<string, FieldProblem> = {};
  for (const [index, item] of items.entries()) {
    const name = nameOf(item);
    if (!allowed.has(name)) found[`${list}/${index}${within}`] = { code: 'enum' };
    else if (seen.has(name)) found[`${list}/${index}${within}`] = { code: 'uniqueItems' };
    seen.add(name);
  }
  return found;
}
