import { sql } from 'kysely';
import type { AuthoredManifest } from '#brand/authored.ts';
import { type LoadParent, resolveBrand } from '#brand/resolve.ts';
import { ResolveError } from '#brand/resolve-error.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** Hosts that other brands hold, with the id of the holder. */
export type HostOwners = ReadonlyMap<string, string>;

/** The bounds of the manifest's schema; a draft may go beyond them, and is then not published. */
const MAX_HOSTS = 40;
const MAX_HOST_LENGTH = 253;

/** The hosts a manifest would have, inherited ones included; none while it cannot be resolved. */
export function hostsOf(authored: AuthoredManifest, loadParent: LoadParent): string[] {
  try {
    // Not validated yet: anything that JSON can be.
    const hosts: unknown = resolveBrand(authored, loadParent).resolved.hosts;
    if (!Array.isArray(hosts)) return [];
    return hosts
      .slice(0, MAX_HOSTS)
      .filter((host) => typeof host === 'string' && host.length <= MAX_HOST_LENGTH);
  } catch (error) {
    if (error instanceof ResolveError) return [];
    throw error;
  }
}

export async function findOwners(
  db: Db | Tx,
  brand: string,
  hosts: readonly string[],
): Promise<HostOwners> {
  if (hosts.length === 0) return new Map();
  const rows = await db
    .selectFrom('brand_host')
    .select(['host', 'brand'])
    .where('host', 'in', hosts)
    .where('brand', '<>', brand)
    .orderBy('host')
    .execute();
  return new Map(rows.map(({ host, brand: owner }) => [host, owner]));
}

export interface ClaimedHosts {
  /** Still held by others: the caller must refuse and roll back. */
  refused: HostOwners;
  /** Taken from others, who lose them with the commit. */
  taken: HostOwners;
}

/**
 * Gives a brand exactly these hosts and releases its others. A host that another brand holds stays
 * there until that brand has published without it, unless `mayTake`.
 *
 * The primary key decides a race: the later insert waits for the earlier transaction and then finds
 * its row. Rows are locked and inserted in the order of their hosts, so that two publications that
 * exchange hosts cannot deadlock.
 */
export async function claimHosts(
  tx: Tx,
  claim: { brand: string; hosts: readonly string[]; mayTake: boolean; at: Date },
): Promise<ClaimedHosts> {
  const { brand, mayTake, at } = claim;
  // A base is extended, not visited.
  const hosts = brand.startsWith('_') ? [] : [...new Set(claim.hosts)].toSorted();
  const known = await sql<{ host: string; brand: string }>`
    select host, brand from brand_host where brand = ${brand} or host = any(${hosts}::text[])
    order by host for update
  `.execute(tx);
  await sql`
    delete from brand_host where brand = ${brand} and host <> all(${hosts}::text[])
  `.execute(tx);
  await sql`
    insert into brand_host (host, brand, claimed_at)
    select h.host, ${brand}, ${at}::timestamptz from unnest(${hosts}::text[]) as h(host) order by h.host
    on conflict (host) do ${
      mayTake
        ? sql`update set brand = excluded.brand, claimed_at = excluded.claimed_at
            where brand_host.brand <> excluded.brand`
        : sql`nothing`
    }
  `.execute(tx);
  const others = known.rows.filter((row) => row.brand !== brand);
  return {
    refused: await findOwners(tx, brand, hosts),
    taken: new Map(mayTake ? others.map((row) => [row.host, row.brand]) : []),
  };
}
