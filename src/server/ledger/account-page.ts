import { type AccountChain, EMPTY_CHAIN, sumOfEntries } from '#domain/ledger/account-chain.ts';
import type { Connection } from '../platform/db/database.ts';
import { arrayOf } from './array-literal.ts';
import { chainOf } from './checkpoint.store.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';
import { lines } from './read-chunk.ts';

/** `account 7 (denluma member 5 cash PEN)`. */
const NAME = `'account ' || a.id || ' (' || a.brand || ' ' || a.owner_kind || ' ' || a.owner_id || ' '
  || a.kind || ' ' || a.currency || ')'`;

/** Other owners have no number. */
const MEMBER_ID = `case when a.owner_kind = 'member' then a.owner_id::bigint end`;

/**
 * A page of a shard's accounts after $2, with what their entries from the tail's first id on sum to.
 * Balances and entries are read in one statement: one snapshot, however long the page took to come up.
 */
const page = (tailStart: string): string => `
with a as materialized (
  select * from ledger_account where shard = $1 and id > $2 order by id limit $3
),
tail as materialized (
  select account_id, sum(amount)::bigint as total from entry
  where shard = $1 and transfer_id >= ${tailStart} group by account_id
)`;

const LAST = '(select max(id) from a) as last_id';

const RULES_STATEMENT = `${page('9223372036854775807')}
select ${LAST},
  (select array_agg(${NAME} || ' has ' || a.balance || ', its floor is ' || a.floor) from a
    where a.floor is not null and a.balance < a.floor) as floors,
  (select array_agg('member ' || a.owner_id || ' has ' || a.balance || ' ' || a.currency
      || ' locked, open holds are ' || coalesce(h.total, 0))
    from a left join lateral (
      select sum(h.amount - h.posted_amount) as total from hold h where h.shard = $1 and h.member_id = ${MEMBER_ID}
        and h.status = 'open' and h.brand = a.brand and h.currency = a.currency limit 1
    ) h on true
    where a.owner_kind = 'member' and a.kind = 'locked' and a.balance <> coalesce(h.total, 0)) as holds`;

/** Checks of a page of accounts that need no entry. @returns null after the last page. */
export async function checkAccountRules(
  connection: Connection,
  shard: number,
  afterId: bigint,
  limit: number,
): Promise<{ lastId: bigint; faults: LedgerFault[] } | null> {
  const { rows } = await connection.query<{
    last_id: bigint | null;
    floors: string[] | null;
    holds: string[] | null;
  }>(RULES_STATEMENT, [shard, afterId, limit]);
  const row = rows[0];
  if (row === undefined || row.last_id === null) return null;
  return {
    lastId: row.last_id,
    faults: [
      ...(row.floors ?? []).map((detail) => ({ invariant: INVARIANTS.floor, detail })),
      ...(row.holds ?? []).map((detail) => ({ invariant: INVARIANTS.holds, detail })),
    ],
  };
}

const CARRIED_STATEMENT = `${page('$4')}
select ${LAST}, (
  select string_agg(a.id || ' ' || a.balance || ' ' || a.version || ' ' || coalesce(t.total, 0), E'\\n')
  from a left join tail t on t.account_id = a.id
) as accounts`;

/**
 * Compares a page of accounts with chains in memory and the entries from `tailStart` on.
 * @returns null after the last page.
 */
export async function checkAgainstChains(
  connection: Connection,
  of: { shard: number; afterId: bigint; limit: number; tailStart: bigint },
  chains: ReadonlyMap<bigint, AccountChain>,
): Promise<{ lastId: bigint; faults: LedgerFault[] } | null> {
  const { rows } = await connection.query<{ last_id: bigint | null; accounts: string | null }>(
    CARRIED_STATEMENT,
    [of.shard, of.afterId, of.limit, of.tailStart],
  );
  const row = rows[0];
  if (row === undefined || row.last_id === null) return null;
  const found = new Map<bigint, string>();
  for (const [id, balance, version, tail] of lines(row.accounts)) {
    const account = BigInt(id ?? '');
    const chain = chains.get(account) ?? EMPTY_CHAIN;
    const sum = sumOfEntries(chain) + BigInt(tail ?? '');
    if (BigInt(balance ?? '') !== sum)
      found.set(account, `has ${balance}, its entries sum to ${sum}`);
    else if (chain.version > BigInt(version ?? '')) {
      found.set(account, `is at version ${version}, its newest entry has ${chain.version}`);
    }
  }
  return {
    lastId: row.last_id,
    faults: await namedFaults(connection, of.shard, INVARIANTS.balance, found),
  };
}

const STORED_STATEMENT = `${page(`coalesce((select next_id from ledger_mark where shard = $1), 0)`)}
select ${LAST}, (
  select json_agg(json_build_object('name', ${NAME}, 'balance', a.balance::text, 'version', a.version::text,
    'tail', coalesce(t.total, 0)::text, 'verified', c.version::text, 'verifiedBalance', c.balance::text,
    'links', c.open_links))
  from a left join tail t on t.account_id = a.id
  left join lateral (
    select version, balance, open_links from ledger_checkpoint where shard = $1 and account_id = a.id limit 1
  ) c on true
  where a.balance <> coalesce(c.balance, 0) + coalesce(t.total, 0) or a.version < coalesce(c.version, 0)
    or c.open_links is not null
) as accounts`;

interface StoredAccount {
  name: string;
  balance: string;
  version: string;
  tail: string;
  verified: string | null;
  verifiedBalance: string | null;
  links: Parameters<typeof chainOf>[0]['open_links'];
}

/**
 * Compares a page of accounts with their stored checkpoints and the entries since.
 * @param settledBefore links open among older transfers are faults: their neighbours are committed.
 * @returns null after the last page.
 */
export async function checkAgainstCheckpoints(
  connection: Connection,
  of: { shard: number; afterId: bigint; limit: number; settledBefore: bigint },
): Promise<{ lastId: bigint; faults: LedgerFault[] } | null> {
  const { rows } = await connection.query<{
    last_id: bigint | null;
    accounts: StoredAccount[] | null;
  }>(STORED_STATEMENT, [of.shard, of.afterId, of.limit]);
  const row = rows[0];
  if (row === undefined || row.last_id === null) return null;
  const faults = (row.accounts ?? []).flatMap((account) => {
    const chain = chainOf({
      version: BigInt(account.verified ?? 0),
      balance: BigInt(account.verifiedBalance ?? 0),
      open_links: account.links,
    });
    const sum = sumOfEntries(chain) + BigInt(account.tail);
    const details: string[] = [];
    if (BigInt(account.balance) !== sum) {
      details.push(`${account.name} has ${account.balance}, its entries sum to ${sum}`);
    }
    if (chain.version > BigInt(account.version)) {
      details.push(
        `${account.name} is at version ${account.version}, its newest entry has ${chain.version}`,
      );
    }
    if (chain.open !== null && chain.open.newestId < of.settledBefore) {
      details.push(`${account.name} ${openLinksText(chain)}`);
    }
    return details.map((detail) => ({ invariant: INVARIANTS.drift, detail }));
  });
  return { lastId: row.last_id, faults };
}

/** Values of the open links of a chain. */
export function openLinksText({ open }: AccountChain): string {
  const links = [...(open?.links ?? [])];
  const ends = links.filter(([, count]) => count > 0).map(([at]) => at);
  const starts = links.filter(([, count]) => count < 0).map(([at]) => at);
  return (
    `has entries that do not connect up to transfer ${open?.newestId}: ` +
    `none continues from ${ends.join(', ')}, none leads to ${starts.join(', ')}`
  );
}

/** Faults of accounts by id, each with the account's name. */
export async function namedFaults(
  connection: Connection,
  shard: number,
  invariant: string,
  found: ReadonlyMap<bigint, string>,
): Promise<LedgerFault[]> {
  if (found.size === 0) return [];
  const { rows } = await connection.query<{ id: bigint; name: string | null }>(
    `select k.id, a.name from unnest($2::bigint[]) as k (id)
     left join lateral (
       select ${NAME} as name from ledger_account a where a.shard = $1 and a.id = k.id limit 1
     ) a on true`,
    [shard, arrayOf([...found.keys()])],
  );
  return rows.map(({ id, name }) => ({
    invariant,
    detail: `${name ?? `account ${id}`} ${found.get(id)}`,
  }));
}
