import { sql } from 'kysely';
import type { Registry } from '#brand/registry.ts';
import type { Db } from '../../platform/db/database.ts';

/** Where a live manifest lists entries of a kind. */
const PLACES: Readonly<Record<string, string>> = {
  banks: '{footer,banks}',
  providers: '{footer,providers}',
  paymentNetworks: '{footer,paymentNetworks}',
  licences: '{legal,licences}',
  languages: '{i18n,enabled}',
};

/** Brands whose live manifest lists each entry of a kind, by the entry's id. */
export async function readUsage(
  db: Db,
  kind: keyof Registry,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ brand: string; id: string | null }>`
    select b.id as brand,
      case when jsonb_typeof(item) = 'object' then item->>'id' else item#>>'{}' end as id
    from brand b
    join brand_revision r on r.brand = b.id and r.revision = b.live_revision
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(r.resolved#>${PLACES[kind] ?? '{}'}::text[]) = 'array'
        then r.resolved#>${PLACES[kind] ?? '{}'}::text[] else '[]'::jsonb end
    ) as listed(item)
    where left(b.id, 1) <> '_' and b.archived_at is null
    order by b.id
  `.execute(db);
  const usage = new Map<string, string[]>();
  for (const { brand, id } of rows) {
    if (id !== null) usage.set(id, [...(usage.get(id) ?? []), brand]);
  }
  return usage;
}
