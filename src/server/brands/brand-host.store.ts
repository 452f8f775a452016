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

/** Who has proven to own these hosts, other than the brand itself. */
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
    .where('proven_at', 'is not', null)
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
 * Gives a brand these hosts; those it held before stay its own until they are released, unless the
 * claim releases them. A host that another
 * brand has proven to own stays there, unless `moves` names it with that brand; an unproven claim gives way.
 *
 * The primary key decides a race: the later insert waits for the earlier transaction and then finds
 * its row. Rows are locked and inserted in the order of their hosts, so that two publications that
 * exchange hosts cannot deadlock.
 * @param claim.isVouched whether the hosts are served without further proof
 */
export async function claimHosts(
  tx: Tx,
  claim: {
    brand: string;
    hosts: readonly string[];
    /** Hosts to take over, each with the brand that holds it. */
    moves: HostOwners;
    isVouched: boolean;
    /** Of files: whoever runs the installation rules all of its hosts. */
    releases: boolean;
    at: Date;
  },
): Promise<ClaimedHosts> {
  const { brand, moves, isVouched, releases, at } = claim;
  // A base is extended, not visited.
  const hosts = brand.startsWith('_') ? [] : [...new Set(claim.hosts)].toSorted();
  const known = await sql<{ host: string; brand: string }>`
    select host, brand from brand_host
    where host = any(${hosts}::text[]) or (${releases} and brand = ${brand})
    order by host for update
  `.execute(tx);
  if (releases) {
    await sql`
      delete from brand_host where brand = ${brand} and host <> all(${hosts}::text[])
    `.execute(tx);
  }
  await sql`
    insert into brand_host (host, brand, claimed_at, proven_at)
    select h.host, ${brand}, ${at}::timestamptz,
      case when ${isVouched} or m.host is not null then ${at}::timestamptz end
    from unnest(${hosts}::text[]) as h(host)
    left join unnest(${[...moves.keys()]}::text[], ${[...moves.values()]}::text[]) as m(host, brand)
      on m.host = h.host
    order by h.host
    on conflict (host) do update
    set brand = excluded.brand, claimed_at = excluded.claimed_at, proven_at = excluded.proven_at,
      taken_from = case when brand_host.brand = excluded.brand then brand_host.taken_from
        when brand_host.proven_at is not null then brand_host.brand end
    where case when brand_host.brand = excluded.brand
      then brand_host.proven_at is null and excluded.proven_at is not null
      else brand_host.proven_at is null or exists (
        select 1 from unnest(${[...moves.keys()]}::text[], ${[...moves.values()]}::text[])
          as m(host, brand) where m.host = brand_host.host and m.brand = brand_host.brand)
    end
  `.execute(tx);
  const others = known.rows.filter((row) => row.brand !== brand);
  return {
    refused: await findOwners(tx, brand, hosts),
    taken: new Map(
      others.flatMap((row) =>
        moves.get(row.host) === row.brand ? [[row.host, row.brand] as const] : [],
      ),
    ),
  };
}

/** A host that a brand holds. */
export interface BrandHost {
  host: string;
  /** Whether the live revision lists it. */
  isListed: boolean;
  isProven: boolean;
  claimedAt: Date;
}

/** The hosts a brand holds, by name. */
export async function readHeldHosts(db: Db | Tx, brand: string): Promise<BrandHost[]> {
  const { rows } = await sql<{
    host: string;
    claimed_at: Date;
    is_proven: boolean;
    is_listed: boolean;
  }>`
    select h.host, h.claimed_at, h.proven_at is not null as is_proven,
      coalesce(r.resolved->'hosts' @> to_jsonb(h.host), false) as is_listed
    from brand_host h
    join brand b on b.id = h.brand
    left join brand_revision r on r.brand = b.id and r.revision = b.live_revision
    where h.brand = ${brand} order by h.host
  `.execute(db);
  return rows.map(({ host, claimed_at: claimedAt, is_proven: isProven, is_listed: isListed }) => ({
    host,
    isListed,
    isProven,
    claimedAt,
  }));
}

/**
 * Returns the hosts that a brand took over to the brands they were moved from. A host stays when that
 * brand is archived or its live revision does not list the host. The former brand counts as the first
 * holder afterwards: only one step back is stored.
 * @param host the only one to return; left out: all of them
 * @returns the returned hosts, each with the brand that has it again
 */
export async function returnHosts(tx: Tx, brand: string, host?: string): Promise<HostOwners> {
  const { rows } = await sql<{ host: string; brand: string }>`
    update brand_host as h set brand = b.id, taken_from = null
    from brand b join brand_revision r on r.brand = b.id and r.revision = b.live_revision
    where h.brand = ${brand} and (${host === undefined} or h.host = ${host ?? ''})
      and b.id = h.taken_from and b.archived_at is null
      and r.resolved->'hosts' @> to_jsonb(h.host)
    returning h.host, b.id as brand
  `.execute(tx);
  return new Map(rows.map((row) => [row.host, row.brand]));
}

/**
 * Gives a host up. It is returned to the brand that it was moved from, if that one is live and lists it.
 * The caller holds the lock of the brand and knows that it is held and not listed.
 * @returns the brand that has it again; null: none
 */
export async function dropHost(tx: Tx, brand: string, host: string): Promise<string | null> {
  const backTo = (await returnHosts(tx, brand, host)).get(host);
  if (backTo !== undefined) return backTo;
  await tx.deleteFrom('brand_host').where('brand', '=', brand).where('host', '=', host).execute();
  return null;
}

/** @returns false when another brand has taken the unproven claim over meanwhile */
export async function markProven(
  tx: Tx,
  { brand, host, at }: { brand: string; host: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('brand_host')
    .set({ proven_at: at })
    .where('brand', '=', brand)
    .where('host', '=', host)
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}
