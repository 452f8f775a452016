import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import {
  isMemberFund,
  type SystemKind,
  type SystemOwnerKind,
} from '#domain/ledger/account-kind.ts';
import type { PostedEntry } from '#domain/ledger/rollback-postings.ts';
import type { Connection } from '../platform/db/database.ts';
import { arrayOf, textArrayOf } from './array-literal.ts';

export interface OriginalKey {
  readonly shard: number;
  readonly memberId: bigint;
  readonly provider: string;
  readonly externalRef: string;
}

export interface Original {
  readonly id: bigint;
  readonly kind: LedgerKind;
  readonly currency: string;
  readonly entries: readonly PostedEntry[];
}

interface OriginalRow {
  n: bigint;
  id: bigint;
  kind: LedgerKind;
  currency: string;
  amount: bigint | null;
  owner_kind: string | null;
  owner_id: string | null;
  account_kind: string | null;
}

/**
 * The transfers that are to be taken back, with their entries; null where there is none. Transfers
 * and entries never change, so what is found stays true until the statement runs, and one that
 * appears meanwhile collides with its tombstone.
 */
export async function findOriginals(
  connection: Connection,
  keys: readonly OriginalKey[],
): Promise<(Original | null)[]> {
  if (keys.length === 0) return [];
  const { rows } = await connection.query<OriginalRow>(
    `select k.n, t.id, t.kind, t.currency, e.amount, e.owner_kind, e.owner_id, e.account_kind
     from unnest($1::int[], $2::bigint[], $3::text[], $4::text[]) with ordinality
       as k (shard, member_id, provider, external_ref, n)
     cross join lateral (
       select id, kind, currency from transfer where provider = k.provider
         and external_ref = k.external_ref and member_id = k.member_id and shard = k.shard limit 1
     ) t
     left join lateral (
       select e.seq, e.amount, a.owner_kind, a.owner_id, a.kind as account_kind from entry e
       join ledger_account a on a.shard = e.shard and a.id = e.account_id
       where e.shard = k.shard and e.transfer_id = t.id
       limit 100
     ) e on true
     order by k.n, e.seq`,
    [
      arrayOf(keys.map((key) => key.shard)),
      arrayOf(keys.map((key) => key.memberId)),
      textArrayOf(keys.map((key) => key.provider)),
      textArrayOf(keys.map((key) => key.externalRef)),
    ],
  );
  const found = new Map<
    number,
    { id: bigint; kind: LedgerKind; currency: string; entries: PostedEntry[] }
  >();
  for (const row of rows) {
    const index = Number(row.n) - 1;
    const original = found.get(index) ?? {
      id: row.id,
      kind: row.kind,
      currency: row.currency,
      entries: [],
    };
    found.set(index, original);
    if (row.amount !== null) original.entries.push(entryOf(row, row.amount));
  }
  return keys.map((_key, index) => found.get(index) ?? null);
}

function entryOf(row: OriginalRow, amountMicro: bigint): PostedEntry {
  const { owner_kind: owner, owner_id: ownerId, account_kind: kind } = row;
  if (owner === 'member' && kind !== null && isMemberFund(kind)) {
    return { account: { fund: kind }, amountMicro };
  }
  // The table's checks admit no other owners and kinds.
  const system = {
    owner: owner as SystemOwnerKind,
    ownerId: ownerId ?? '',
    kind: kind as SystemKind,
  };
  return { account: { system }, amountMicro };
}
