import { sql } from 'kysely';
import { regionDecider } from '#domain/region/decide-region.ts';
import type { VisitLocation } from '#domain/region/region-rule.ts';
import type { ServerMeans } from '#domain/setting/setting-declaration.ts';
import { PAGE_KINDS, REQUEST_KINDS, settingsInEffect } from '#domain/setting/setting-kind.ts';
import type { Db } from '../platform/db/database.ts';
import { type LiveBrand, packBrand } from './live-brand.ts';

/** A live brand's id, and a text that changes with anything that is served of it. */
export interface BrandStamp {
  readonly id: string;
  readonly stamp: string;
}

/** Every live brand's stamp: what is asked again and again, so it reads no documents. */
export async function readStamps(db: Db): Promise<readonly BrandStamp[]> {
  const { rows } = await sql<{ id: string; facts: unknown; versions: bigint }>`
    select b.id, coalesce(f.versions, 0)::bigint as versions,
      jsonb_build_array(b.live_revision, b.site_status, b.site_status_note, h.hosts) as facts
    from brand b
    left join (select brand, sum(version) as versions from brand_setting group by brand) f on f.brand = b.id
    -- Another brand's publication may take a host away.
    left join (
      select brand, jsonb_agg(host order by host) as hosts from brand_host
      where proven_at is not null group by brand
    ) h on h.brand = b.id
    where b.live_revision is not null and b.archived_at is null
    order by b.id
  `.execute(db);
  return rows
    .filter(({ id }) => isVisited(id))
    .map(({ id, facts, versions }) => ({ id, stamp: `${versions} ${JSON.stringify(facts)}` }));
}

/** Every brand that is or may become a site. */
export async function readBrandIds(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('brand').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).filter(isVisited);
}

/** A base is extended, not visited. */
const isVisited = (id: string): boolean => !id.startsWith('_');

interface LiveRow {
  id: string;
  revision: number;
  hash: string;
  site_status: number;
  site_status_note: string;
  name: string;
  hosts: string[];
  languages: string[];
  default_language: string;
  currency: string;
  hides_free_play: boolean;
  at_hand: Readonly<Record<string, unknown>>;
  /** JSON, as it will be packed: it is not read here. */
  contents: string;
}

/** The live brands with these ids, all that is served of them. */
export async function readLiveBrands(
  db: Db,
  ids: readonly string[],
  means: ServerMeans,
): Promise<LiveBrand[]> {
  const { rows } = await sql<LiveRow>`
    select b.id, b.site_status, b.site_status_note, r.revision, r.hash,
      r.resolved->'identity'->>'name' as name, (
        -- A brand is served only under the hosts it has proven to hold, in its manifest's order.
        select coalesce(jsonb_agg(m.host order by m.position), '[]')
        from jsonb_array_elements_text(r.resolved->'hosts') with ordinality as m(host, position)
        join brand_host c on c.host = m.host and c.brand = b.id and c.proven_at is not null
      ) as hosts,
      r.resolved->'i18n'->'enabled' as languages, r.resolved->'i18n'->>'default' as default_language,
      r.resolved->'market'->>'currency' as currency,
      coalesce((r.resolved#>>'{auth,freePlay,hidden}')::boolean, false) as hides_free_play,
      coalesce(s.at_hand, '{}') as at_hand,
      jsonb_build_object(
        'manifest', r.resolved,
        -- A site needs the provenance of assets only: which layer's folder has the file.
        'provenance', (select coalesce(jsonb_object_agg(p.key, p.value), '{}')
          from jsonb_each(r.provenance) p where p.key like '/assets/%'),
        'settings', coalesce(s.packed, '{}')
      )::text as contents
    from brand b join brand_revision r on r.brand = b.id and r.revision = b.live_revision
    left join (
      select brand,
        jsonb_object_agg(kind, value) filter (where kind = any(${REQUEST_KINDS}::text[])) as at_hand,
        jsonb_object_agg(kind, value) filter (where kind = any(${PAGE_KINDS}::text[])) as packed
      from brand_setting where brand = any(${ids}::text[]) and value is not null group by brand
    ) s on s.brand = b.id
    where b.id = any(${ids}::text[])
  `.execute(db);
  return rows.map((row) => liveBrandOf(row, means));
}

function liveBrandOf(row: LiveRow, means: ServerMeans): LiveBrand {
  const atHand = settingsInEffect(REQUEST_KINDS, row.at_hand, means);
  const { regionRules, sessionLimits, whitelabelFlags } = atHand;
  const decide = regionDecider(regionRules);
  const siteStatus = row.site_status as LiveBrand['siteStatus'];
  const { id, revision, hash, name, hosts, languages, currency } = row;
  const facts = {
    id,
    revision,
    hash,
    name,
    hosts,
    siteStatus,
    siteStatusNote: row.site_status_note,
    site: {
      brand: id,
      hash,
      status: siteStatus,
      languages,
      defaultLanguage: row.default_language,
      currency,
      freePlay: whitelabelFlags['FREEPLAY3'] === true && !row.hides_free_play,
      sessionLimits,
      admits: (location: VisitLocation) => decide(location).effect === 'allow',
    },
  };
  return packBrand(facts, atHand, row.contents, means);
}
