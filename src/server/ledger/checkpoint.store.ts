import { type AccountChain, EMPTY_CHAIN, type OpenLinks } from '#domain/ledger/account-chain.ts';
import type { Connection } from '../platform/db/database.ts';
import { arrayOf, textArrayOf } from './array-literal.ts';

interface StoredLinks {
  newestId: string;
  links: Record<string, number>;
}

interface CheckpointRow {
  account_id: bigint;
  version: bigint;
  balance: bigint;
  open_links: StoredLinks | null;
}

/** The stored chains of these accounts; an account without a row has no verified entry. */
export async function readCheckpoints(
  connection: Connection,
  shard: number,
  accountIds: Iterable<bigint>,
): Promise<Map<bigint, AccountChain>> {
  const { rows } = await connection.query<CheckpointRow>(
    `select c.* from unnest($2::bigint[]) as k (id)
     cross join lateral (
       select account_id, version, balance, open_links from ledger_checkpoint
       where shard = $1 and account_id = k.id limit 1
     ) c`,
    [shard, arrayOf([...accountIds])],
  );
  return new Map(rows.map((row) => [row.account_id, chainOf(row)]));
}

/** A page of a shard's checkpoints after `afterId`, by account. */
export async function readCheckpointPage(
  connection: Connection,
  shard: number,
  afterId: bigint,
  limit: number,
): Promise<[bigint, AccountChain][]> {
  const { rows } = await connection.query<CheckpointRow>(
    `select account_id, version, balance, open_links from ledger_checkpoint
     where shard = $1 and account_id > $2 order by account_id limit $3`,
    [shard, afterId, limit],
  );
  return rows.map((row) => [row.account_id, chainOf(row)]);
}

export async function writeCheckpoints(
  connection: Connection,
  shard: number,
  chains: ReadonlyMap<bigint, AccountChain>,
): Promise<void> {
  if (chains.size === 0) return;
  // In the order of their keys, so that two writers cannot deadlock.
  const rows = [...chains].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await connection.query(
    `insert into ledger_checkpoint (shard, account_id, version, balance, open_links)
     select $1, k.* from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::jsonb[]) as k
     on conflict (shard, account_id) do update set version = excluded.version,
       balance = excluded.balance, open_links = excluded.open_links`,
    [
      shard,
      arrayOf(rows.map(([id]) => id)),
      arrayOf(rows.map(([, { version }]) => version)),
      arrayOf(rows.map(([, { balance }]) => balance)),
      textArrayOf(rows.map(([, { open }]) => (open === null ? null : linksText(open)))),
    ],
  );
}

export function chainOf(row: Omit<CheckpointRow, 'account_id'>): AccountChain {
  const { version, balance, open_links: stored } = row;
  if (stored === null) return { ...EMPTY_CHAIN, version, balance };
  const links = Object.entries(stored.links).map(([at, count]): [bigint, number] => [
    BigInt(at),
    count,
  ]);
  return { version, balance, open: { newestId: BigInt(stored.newestId), links: new Map(links) } };
}

function linksText({ newestId, links }: OpenLinks): string {
  const stored: StoredLinks = {
    newestId: newestId.toString(),
    links: Object.fromEntries([...links].map(([at, count]) => [at.toString(), count])),
  };
  return JSON.stringify(stored);
}
