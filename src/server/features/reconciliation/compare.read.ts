import { sql } from 'kysely';
import { SHARDS } from '#domain/ledger/shard.ts';
import type { ReconciledParty } from '#contract/generated/types.ts';
import { idBefore } from '../../ledger/id-before.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Clocks of two companies differ, and what takes a movement back may come a little later. */
export const MARGIN_MS = 15 * 60_000;

/** A period of a party's movements. */
export interface Compared {
  readonly runId: bigint;
  readonly party: ReconciledParty;
  /** The vendor keeps wallets: transfers to and from them are compared, not rounds. */
  readonly keepsWallets: boolean;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** A reference whose sums within the period are not the same on both sides. */
export interface Candidate {
  readonly root: string;
  readonly member_id: bigint;
  readonly currency: string;
  readonly there: bigint | null;
  readonly round_ref: string | null;
  readonly at: Date;
}

const shards = sql.join(Array.from({ length: SHARDS }, (_, shard) => shard));

/** The gain of the player's money by the transfer `t`. */
export const effectOf = (t: 't' | 'r') => sql`(
  select coalesce(sum((leg ->> 1)::bigint), 0) from jsonb_array_elements(${sql.ref(`${t}.answer`)} -> 'legs') leg
)`;

/** The amount that a channel took in by the transfer `t`, fees included. */
export const takenIn = (t: 't' | 'r') => sql`(
  select coalesce(-sum(e.amount), 0) from entry e
    join ledger_account a on a.shard = e.shard and a.id = e.account_id
  where e.shard = ${sql.ref(`${t}.shard`)} and e.transfer_id = ${sql.ref(`${t}.id`)} and a.owner_kind = 'channel'
)`;

function oursOf({ party, keepsWallets, from, to, now }: Compared) {
  const start = new Date(from.getTime() - MARGIN_MS);
  const end = new Date(to.getTime() + MARGIN_MS);
  const firstId = idBefore(now.getTime() - start.getTime());
  if (keepsWallets) {
    return sql`
      select v.id::text as root, v.member_id, v.currency,
        case v.direction when 'toVendor' then -v.amount_micro else v.amount_micro end as effect,
        v.settled_at as at, null as round_ref
      from vendor_transfer v
      where v.vendor = ${party.code} and v.status = 'done' and v.id >= ${firstId}
        and v.settled_at >= ${start} and v.settled_at < ${end}`;
  }
  const effect = party.kind === 'channel' ? takenIn('t') : effectOf('t');
  const member = party.kind === 'channel' ? sql`0::bigint` : sql`t.member_id`;
  return sql`
    select coalesce(o.external_ref, t.external_ref) as root, ${member} as member_id, t.currency,
      ${effect} as effect, t.created_at as at, t.round_ref
    from transfer t
      left join transfer o on o.shard = t.shard and o.member_id = t.member_id and o.id = t.reverses
    where t.shard in (${shards}) and t.id >= ${firstId} and t.provider = ${party.code}
      and t.created_at >= ${start} and t.created_at < ${end}`;
}

/**
 * The references on which the sides do not agree within the period, each by the net of the movement and of
 * what takes it back. A reference is judged by the period in which its first movement lies.
 * Costs one pass over the transfers since the start of the period, by their ids, and one over the report.
 */
export async function candidates(
  tx: Tx,
  compared: Compared,
  most: number,
): Promise<readonly Candidate[]> {
  const { runId, from, to } = compared;
  const { rows } = await sql<Candidate>`
    with theirs as (
      select coalesce(takes_back, reference) as root, member_id, currency,
        sum(effect_micro)::bigint as effect, min(at) as at, max(round_ref) as round_ref
      from reconciliation_line where run_id = ${runId} group by 1, 2, 3
    ), ours as (
      select root, member_id, currency, sum(effect)::bigint as effect, min(at) as at,
        max(round_ref) as round_ref
      from (${oursOf(compared)}) movement group by 1, 2, 3
    )
    select root, member_id, currency, theirs.effect as there,
      coalesce(theirs.round_ref, ours.round_ref) as round_ref, least(theirs.at, ours.at) as at
    from theirs full join ours using (root, member_id, currency)
    where coalesce(theirs.effect, 0) <> coalesce(ours.effect, 0)
      and least(theirs.at, ours.at) >= ${from} and least(theirs.at, ours.at) < ${to}
    order by 6, 1 limit ${most}`.execute(tx);
  return rows;
}

/** A movement as it is here, whenever it was made. */
export interface HereNow {
  readonly root: string;
  readonly member_id: bigint;
  readonly brand: string;
  readonly currency: string;
  readonly here: bigint;
}

/** The movements of references that the ledger has now, with what took them back at any time. */
export async function hereNow(
  db: Db | Tx,
  { party, keepsWallets }: Pick<Compared, 'party' | 'keepsWallets'>,
  references: readonly string[],
): Promise<readonly HereNow[]> {
  if (references.length === 0) return [];
  const wanted = sql`any(${[...references]}::text[])`;
  if (keepsWallets) {
    const ids = references.filter((one) => /^[1-9][0-9]{0,18}$/.test(one));
    const { rows } = await sql<HereNow>`
      select v.id::text as root, v.member_id, v.brand, v.currency,
        case v.direction when 'toVendor' then -v.amount_micro else v.amount_micro end as here
      from vendor_transfer v
      where v.id = any(${ids}::bigint[]) and v.vendor = ${party.code} and v.status = 'done'`.execute(
      db,
    );
    return rows;
  }
  const effect = party.kind === 'channel' ? takenIn : effectOf;
  const { rows } = await sql<HereNow>`
    select t.external_ref as root, t.member_id, t.brand, t.currency,
      (${effect('t')} + coalesce(${effect('r')}, 0))::bigint as here
    from transfer t left join transfer r on r.shard = t.shard and r.reverses = t.id
    where t.provider = ${party.code} and t.external_ref = ${wanted} and t.reverses is null`.execute(
    db,
  );
  return rows;
}
