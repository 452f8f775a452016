/**
 * Brings the schemas that name categories to the table of schemas/entities/game-category.json. See
 * `publish` for `--check`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  CATEGORIES,
  PAGE_CATEGORIES,
  PLAYED_CATEGORIES,
  RATED_CATEGORIES,
  REBATED_CATEGORIES,
} from '#domain/category/categories.ts';
import { publish } from './generated-files.ts';

const SCHEMAS = path.resolve(import.meta.dirname, '../../schemas');
const BASIS_POINTS = { type: 'integer', minimum: 0, maximum: 10_000 };

const blocked = PLAYED_CATEGORIES.flatMap((code) => CATEGORIES[code].limit ?? []);
const rates = (codes: readonly string[]) => ({
  required: codes,
  properties: Object.fromEntries(codes.map((code) => [code, BASIS_POINTS])),
});

/** File, steps to the schema within it, and what it says of the categories. */
const PLACES: readonly (readonly [string, readonly (string | number)[], object])[] = [
  ['entities/play-kind.json', [], { enum: [...new Set(blocked)] }],
  ['entities/rebate-rates.json', [], rates(REBATED_CATEGORIES)],
  ['entities/category-rates.json', [], rates(RATED_CATEGORIES)],
  ['registry/provider.json', ['properties', 'categories', 'items'], { enum: PLAYED_CATEGORIES }],
  [
    'api/winner/listWinners.json',
    ['query', 'properties', 'gameCategory'],
    { enum: ['ALL', ...PLAYED_CATEGORIES] },
  ],
  ...(['navigation-entry', 'home-block'] as const).map(
    (file) => [`manifest/${file}.json`, ['category'], { enum: PAGE_CATEGORIES }] as const,
  ),
];

for (const [file, steps, wanted] of PLACES) {
  const text = await readFile(path.join(SCHEMAS, file), 'utf8');
  const schema = JSON.parse(text) as object;
  const places = steps[0] === 'category' ? categoriesIn(schema) : [placeIn(schema, steps)];
  if (places.length === 0) throw new Error(`schemas/${file} names no category`);
  const isCurrent = places.every((place) =>
    Object.entries(wanted).every(([name, value]) =>
      isDeepStrictEqual((place as Record<string, unknown>)[name], value),
    ),
  );
  for (const place of places) Object.assign(place, wanted);
  const name = path.basename(file);
  const owned = new RegExp(`^${name.replaceAll('.', '\\.')}$`);
  const said = isCurrent ? text : `${JSON.stringify(schema, null, 2)}\n`;
  await publish(`schemas/${path.dirname(file)}`, new Map([[name, said]]), owned);
}

function placeIn(schema: object, steps: readonly (string | number)[]): object {
  let place: object = schema;
  for (const step of steps) {
    const next = (place as Record<string | number, unknown>)[step];
    if (typeof next !== 'object' || next === null) throw new Error(`no ${steps.join('/')}`);
    place = next;
  }
  return place;
}

/** Properties called `category`, at any depth. */
function categoriesIn(schema: object): object[] {
  return Object.entries(schema).flatMap(([name, value]): object[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = value as object;
    return name === 'category' && 'enum' in inside ? [inside] : categoriesIn(inside);
  });
}
