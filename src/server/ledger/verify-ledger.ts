import { PASSING_KINDS } from '#domain/ledger/account-kind.ts';
import type { Connection, Database } from '../platform/db/database.ts';
import { textArrayOf } from './array-literal.ts';

/** One place where the books are not whole. */
export interface LedgerFault {
  readonly invariant: string;
  /** Names the account or transfer and the amounts. */
  readonly detail: string;
}

export interface AcknowledgedReference {
  readonly provider: string;
  readonly externalRef: string;
}

interface Check {
  readonly invariant: string;
  /** Selects one text column `detail`, a row for each fault. */
  readonly sql: string;
}

/** Faults told of each invariant; the rest are counted. */
const SHOWN = 20;

const CHECKS: readonly Check[] = [
  {
    invariant: 'entries of a transfer sum to zero per currency',
    sql: `select 'transfer ' || e.transfer_id || ' in ' || a.currency || ' sums to ' || sum(e.amount) as detail
      from entry e join ledger_account a on a.shard = e.shard and a.id = e.account_id
      group by e.shard, e.transfer_id, a.currency having sum(e.amount) <> 0`,
  },
  {
    invariant: 'an entry stands on an account of its brand and shard',
    sql: `select 'entry ' || e.seq || ' of transfer ' || e.transfer_id || ' has no account ' || e.account_id as detail
      from entry e left join ledger_account a on a.shard = e.shard and a.id = e.account_id
      where a.id is null`,
  },
  {
    invariant: 'an entry belongs to a transfer of its brand and currency',
    sql: `select 'entries without a transfer of theirs: ' || e.transfer_id || ' on account ' || a.id as detail
      from entry e join ledger_account a on a.shard = e.shard and a.id = e.account_id
      left join transfer t on t.shard = e.shard and t.id = e.transfer_id
      where t.id is null or t.brand <> a.brand or t.currency <> a.currency
        or (a.owner_kind = 'member' and a.owner_id <> t.member_id::text)`,
  },
  {
    invariant: 'balance is the sum of entries',
    sql: `select 'account ' || a.id || ' (' || a.brand || ' ' || a.owner_kind || ' ' || a.owner_id || ' ' || a.kind
        || ' ' || a.currency || ') has ' || a.balance || ', its entries sum to ' || coalesce(e.total, 0) as detail
      from ledger_account a
      left join (select shard, account_id, sum(amount) as total from entry group by shard, account_id) e
        on e.shard = a.shard and e.account_id = a.id
      where a.balance <> coalesce(e.total, 0)`,
  },
  {
    invariant: 'each entry goes on from the balance before it',
    sql: `select 'account ' || account_id || ' at version ' || account_version || ' goes from ' || before
        || ' by ' || amount || ' to ' || balance_after as detail
      from (
        select *, lag(balance_after, 1, 0::bigint) over (
          partition by shard, account_id order by account_version) as before
        from entry
      ) e where balance_after <> before + amount`,
  },
  {
    invariant: 'no balance is below its floor',
    sql: `select 'account ' || id || ' (' || owner_kind || ' ' || owner_id || ' ' || kind || ') has ' || balance as detail
      from ledger_account where floor is not null and balance < floor`,
  },
  {
    invariant: 'locked funds are the open holds',
    sql: `select 'member ' || a.owner_id || ' has ' || a.balance || ' ' || a.currency || ' locked, open holds are '
        || coalesce(h.total, 0) as detail
      from ledger_account a
      left join (
        select shard, brand, member_id::text as owner_id, currency, sum(amount) as total
        from hold where status = 'open' group by shard, brand, member_id, currency
      ) h on h.shard = a.shard and h.brand = a.brand and h.owner_id = a.owner_id and h.currency = a.currency
      where a.owner_kind = 'member' and a.kind = 'locked' and a.balance <> coalesce(h.total, 0)`,
  },
];

const DRAINED: Check = {
  invariant: 'clearing and in-transit accounts are zero after a drain',
  sql: `select brand || ' ' || owner_kind || ' ' || owner_id || ' ' || kind || ' holds ' || sum(balance) || ' ' || currency as detail
    from ledger_account where kind in (${PASSING_KINDS.map((kind) => `'${kind}'`).join(', ')})
    group by brand, owner_kind, owner_id, kind, currency having sum(balance) <> 0`,
};

export interface VerifyOptions {
  /** References that somebody was told are done. */
  readonly acknowledged?: readonly AcknowledgedReference[];
  /** Nothing is under way: what passes through must have passed. */
  readonly drained?: boolean;
}

/**
 * Reads the whole ledger and tells what is not right; nothing when all is. It reads one snapshot, so
 * it may run beside the traffic.
 */
export function verifyLedger(
  database: Pick<Database, 'withConnection'>,
  options: VerifyOptions = {},
): Promise<LedgerFault[]> {
  return database.withConnection(async (connection) => {
    await connection.query('begin isolation level repeatable read read only');
    try {
      // Everything is read, so nothing is gained by looking rows up one by one, and it may take its time.
      await connection.query('set local enable_nestloop = off');
      await connection.query('set local statement_timeout = 0');
      const checks = options.drained === true ? [...CHECKS, DRAINED] : CHECKS;
      const faults: LedgerFault[] = [];
      for (const check of checks) faults.push(...(await faultsOf(connection, check)));
      faults.push(...(await missingReferences(connection, options.acknowledged ?? [])));
      return faults;
    } finally {
      await connection.query('rollback');
    }
  });
}

async function faultsOf(connection: Connection, { invariant, sql }: Check): Promise<LedgerFault[]> {
  const { rows } = await connection.query<{ detail: string; total: bigint }>(
    `select f.detail, count(*) over () as total from (${sql}) f limit ${SHOWN}`,
  );
  const faults = rows.map(({ detail }) => ({ invariant, detail }));
  const more = (rows[0]?.total ?? 0n) - BigInt(rows.length);
  return more > 0n ? [...faults, { invariant, detail: `and ${more} more` }] : faults;
}

async function missingReferences(
  connection: Connection,
  acknowledged: readonly AcknowledgedReference[],
): Promise<LedgerFault[]> {
  if (acknowledged.length === 0) return [];
  const { rows } = await connection.query<{ provider: string; ref: string; found: bigint }>(
    `select k.provider, k.ref, count(t.id) as found
     from (select distinct * from unnest($1::text[], $2::text[]) as u (provider, ref)) k
     left join transfer t on t.provider = k.provider and t.external_ref = k.ref
     group by k.provider, k.ref having count(t.id) <> 1 limit ${SHOWN}`,
    [
      textArrayOf(acknowledged.map(({ provider }) => provider)),
      textArrayOf(acknowledged.map(({ externalRef }) => externalRef)),
    ],
  );
  return rows.map(({ provider, ref, found }) => ({
    invariant: 'every acknowledged reference exists exactly once',
    detail: `${provider} ${ref} exists ${found} times`,
  }));
}
