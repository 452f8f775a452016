import { SHARDS } from '#domain/ledger/shard.ts';
import { SET_CHUNK } from '#server/ledger/post-set.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { BRAND, CURRENCY } from './bench-settings.ts';

/** The table that raw credits are read from, and the account that pays them. */
export async function makeRawSide(connection: Connection): Promise<void> {
  await connection.query(
    'create table winner (shard int, member_id bigint, amount bigint, primary key (shard, member_id))',
  );
  for (let shard = 0; shard < SHARDS; shard += 1) {
    await connection.query(
      `insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot,
         balance, floor, version)
       values ($1, $2, '${BRAND}', 'house', 'raw', 'house', '${CURRENCY}', 0, 0, null, 0)`,
      [shard, newId()],
    );
  }
}

/** As one would write it by hand: the same accounts, transfers and entries, in chunks of the same size. */
const RAW = `
with chunk as materialized (
  select w.member_id, w.amount, a.id as account, a.balance, a.version,
    row_number() over (order by w.member_id) as place,
    sum(w.amount) over (order by w.member_id) as total
  from (select * from winner where shard = $1 and member_id > $2 order by member_id limit ${SET_CHUNK}) w
  join ledger_account a on a.shard = $1 and a.brand = '${BRAND}' and a.owner_kind = 'member'
    and a.owner_id = w.member_id::text and a.kind = 'cash' and a.currency = '${CURRENCY}' and a.slot = 0
),
house as (
  select id, balance, version from ledger_account where shard = $1 and brand = '${BRAND}'
    and owner_kind = 'house' and owner_id = 'raw' and kind = 'house' and currency = '${CURRENCY}' and slot = 0
),
paid as (
  update ledger_account a set balance = a.balance + c.amount, version = a.version + 1
  from chunk c where a.shard = $1 and a.id = c.account
),
cost as (
  update ledger_account a set balance = a.balance - s.total, version = a.version + s.credits
  from house h, (select sum(amount) as total, count(*) as credits from chunk) s
  where a.shard = $1 and a.id = h.id and s.credits > 0
),
written as (
  insert into transfer (shard, member_id, id, brand, provider, external_ref, kind, currency,
    request_hash, answer, created_at)
  select $1, member_id, $3 + place, '${BRAND}', 'raw', $4 || ':' || member_id, 'promoPayout', '${CURRENCY}',
    '0123456789012345678901234567890123456789012',
    jsonb_build_object('legs', jsonb_build_array(
      jsonb_build_array('cash', amount::text, (balance + amount)::text))), now()
  from chunk
),
legs as (
  insert into entry (shard, transfer_id, seq, account_id, amount, balance_after, account_version)
  select $1, $3 + place, 1, account, amount, balance + amount, version + 1 from chunk
  union all
  select $1, $3 + place, 2, h.id, -amount, (h.balance - total)::bigint, h.version + place
  from chunk, house h
)
select max(member_id) as last from chunk`;

export async function postRaw(database: Database, turn: number): Promise<void> {
  await database.withConnection(async (connection) => {
    for (let shard = 0; shard < SHARDS; shard += 1) await postRawShard(connection, shard, turn);
  });
}

async function postRawShard(connection: Connection, shard: number, turn: number): Promise<void> {
  let after: bigint | null = 0n;
  while (after !== null) {
    const parameters: unknown[] = [shard, after, newId(), `set-${turn}`];
    const { rows } = await connection.query<{ last: bigint | null }>(typed(RAW), parameters);
    after = rows[0]?.last ?? null;
  }
}

function typed(text: string): string {
  return text
    .replaceAll('$1', '$1::int')
    .replaceAll('$2', '$2::bigint')
    .replaceAll('$3', '$3::bigint')
    .replaceAll('$4', '$4::text');
}
