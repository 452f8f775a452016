import { sql } from 'kysely';
import { AS_SHIPPED, type GameOffer } from '#domain/game/game-offer.ts';
import { regionDecider } from '#domain/region/decide-region.ts';
import type { RegionPolicy, RegionRule, VisitLocation } from '#domain/region/region-rule.ts';
import type { Db } from '../../platform/db/database.ts';
import { type LiveBrand, packBrand } from './live-brand.ts';

/** A live brand's id, and a text that changes with anything that is served of it. */
export interface BrandStamp {
  readonly id: string;
  readonly stamp: string;
}

/** Every live brand's stamp: what is asked again and again, so it reads no documents. */
export async function readStamps(db: Db): Promise<readonly BrandStamp[]> {
  const { rows } = await sql<{ id: string; facts: unknown; versions: bigint }>`
    select b.id, coalesce(sum(f.version), 0)::bigint as versions,
      jsonb_build_array(b.live_revision, b.site_status, b.site_status_note, b.region_default) as facts
    from brand b left join server_fact f on f.brand = b.id
    where b.live_revision is not null
    group by b.id
    order by b.id
  `.execute(db);
  return rows
    .filter(({ id }) => isVisited(id))
    .map(({ id, facts, versions }) => ({ id, stamp: `${versions} ${JSON.stringify(facts)}` }));
}

/** A base is extended, not visited. */
const isVisited = (id: string): boolean => !id.startsWith('_');

interface LiveRow {
  id: string;
  revision: number;
  hash: string;
  site_status: number;
  site_status_note: string;
  region_default: string;
  name: string;
  hosts: string[];
  languages: string[];
  default_language: string;
  currency: string;
  game_offer: GameOffer;
  /** JSON, as it will be packed: it is not read here. */
  contents: string;
}

/** The live brands with these ids, all that is served of them. */
export async function readLiveBrands(db: Db, ids: readonly string[]): Promise<LiveBrand[]> {
  const { rows } = await sql<LiveRow>`
    select b.id, b.site_status, b.site_status_note, b.region_default, r.revision, r.hash,
      r.resolved->'identity'->>'name' as name, r.resolved->'hosts' as hosts,
      r.resolved->'i18n'->'enabled' as languages, r.resolved->'i18n'->>'default' as default_language,
      r.resolved->'market'->>'currency' as currency,
      jsonb_build_object(
        'vendors', (select coalesce(jsonb_agg(jsonb_build_object(
            'vendor', v.vendor, 'state', v.state, 'names', v.names) order by v.position), '[]')
          from vendor_setting v where v.brand = b.id),
        'categories', (select coalesce(jsonb_agg(c.category order by c.position), '[]')
          from category_setting c where c.brand = b.id),
        'games', (select coalesce(jsonb_agg(jsonb_build_object(
            'nodeId', g.node_id, 'state', g.state)), '[]')
          from game_setting g where g.brand = b.id and g.state <> 'on'),
        'hot', (select coalesce(jsonb_agg(g.node_id order by g.hot_position), '[]')
          from game_setting g where g.brand = b.id and g.hot_position is not null)
      ) as game_offer,
      jsonb_build_object(
        'manifest', r.resolved,
        -- Of where things come from a site only needs to know which layer's folder has an asset.
        'provenance', (select coalesce(jsonb_object_agg(p.key, p.value), '{}')
          from jsonb_each(r.provenance) p where p.key like '/assets/%'),
        'flags', (select coalesce(jsonb_object_agg(f.module, f.enabled), '{}')
          from whitelabel_flag f where f.brand = b.id),
        'registerRules', (select coalesce(jsonb_agg(jsonb_build_object(
            'field', g.field, 'enabled', g.enabled, 'required', g.required,
            'minLength', g.min_length, 'maxLength', g.max_length,
            'acceptedPattern', g.accepted_pattern, 'patternId', g.pattern_id) order by g.field), '[]')
          from register_rule g where g.brand = b.id),
        'serviceChannels', (select coalesce(jsonb_agg(jsonb_build_object(
            'csType', c.cs_type, 'address', c.address, 'opensWindow', c.opens_window,
            'texts', c.texts) order by c.position), '[]')
          from service_channel c where c.brand = b.id and c.enabled),
        'resources', (select coalesce(jsonb_agg(jsonb_build_object(
            'resourceType', s.resource_type, 'name', s.name, 'labelNameEn', s.label_name_en,
            'url', s.url) order by s.position), '[]')
          from site_resource s where s.brand = b.id),
        'keepsOwnBanners', b.keeps_own_banners,
        'banners', (select coalesce(jsonb_agg(jsonb_build_object(
            'group', n.group_name, 'picture', n.picture, 'hero', n.hero,
            'linkageType', n.linkage_type, 'target', n.target, 'visitorKinds', n.visitor_kinds,
            'startsAt', n.starts_at, 'endsAt', n.ends_at, 'enabled', n.enabled,
            'texts', n.texts) order by n.position), '[]')
          from banner n where n.brand = b.id)
      )::text as contents
    from brand b join brand_revision r on r.brand = b.id and r.revision = b.live_revision
    where b.id = any(${ids}::text[])
  `.execute(db);
  const regions = await db
    .selectFrom('region_rule')
    .selectAll()
    .where('brand', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) =>
    liveBrandOf(
      row,
      regions.filter(({ brand }) => brand === row.id),
    ),
  );
}

function liveBrandOf(row: LiveRow, regions: readonly object[]): LiveBrand {
  const decide = regionDecider({
    defaultEffect: row.region_default as RegionPolicy['defaultEffect'],
    // The columns' own checks let nothing else through.
    rules: regions as readonly RegionRule[],
  });
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
      admits: (location: VisitLocation) => decide(location).effect === 'allow',
    },
    gameOffer: sharedOffer(row.game_offer),
  };
  return packBrand(facts, row.contents);
}

/** Most brands have nothing of their own, and share what is made of that. */
function sharedOffer(offer: GameOffer): GameOffer {
  return Object.values(offer).every((part: readonly unknown[]) => part.length === 0)
    ? AS_SHIPPED
    : offer;
}
