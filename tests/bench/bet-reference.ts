import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#server/platform/db/database.ts';
import { SHARDS } from '#domain/ledger/shard.ts';
import { BALANCE_MICRO, BRAND, CURRENCY, MEMBERS, STAKE_MICRO } from './bench-settings.ts';

/** House rows of the reference: enough that it does not queue for one. */
const HOUSE_SLOTS = 64;
const HOUSE_IDS = 1_000_000_000;

/**
 * The same bet as one statement a request, on the same tables and indexes, as one would write it by
 * hand: member :m of shard :s stakes, house account :h receives, transfer, two entries and the event
 * are written, a reference used before changes nothing.
 */
export const BET_STATEMENT = `
with t as (select nextval('bet_id') as id),
member as (
  update ledger_account set balance = balance - ${STAKE_MICRO}, version = version + 1
  where shard = :s::int and id = :m::bigint and balance - ${STAKE_MICRO} >= floor and not exists (
    select 1 from transfer x, t where x.provider = 'vendor' and x.external_ref = 'bet-' || t.id
      and x.member_id = :m::bigint and x.shard = :s::int)
  returning balance, version
),
house as (
  update ledger_account set balance = balance + ${STAKE_MICRO}, version = version + 1
  where shard = :s::int and id = :h::bigint and exists (select 1 from member)
  returning balance, version
),
written as (
  insert into transfer (shard, member_id, id, brand, provider, external_ref, kind, currency,
    request_hash, answer, round_ref, created_at)
  select :s::int, :m::bigint, t.id, '${BRAND}', 'vendor', 'bet-' || t.id, 'bet', '${CURRENCY}',
    '0123456789012345678901234567890123456789012',
    jsonb_build_object('legs', jsonb_build_array(
      jsonb_build_array('cash', '-${STAKE_MICRO}', member.balance::text))), 'round', now()
  from t, member
),
entries as (
  insert into entry (shard, transfer_id, seq, account_id, amount, balance_after, account_version)
  select :s::int, t.id, 1, :m::bigint, -${STAKE_MICRO}::bigint, member.balance, member.version from t, member
  union all
  select :s::int, t.id, 2, :h::bigint, ${STAKE_MICRO}::bigint, house.balance, house.version from t, house
),
told as (
  insert into outbox (id, topic, shard, payload, created_at)
  select t.id, 'ledger.bet', :s::int, jsonb_build_object(
      'transferId', t.id::text, 'brand', '${BRAND}', 'memberId', '123456789012345678',
      'provider', 'vendor', 'externalRef', 'bet-' || t.id, 'kind', 'bet', 'currency', '${CURRENCY}',
      'roundRef', 'round', 'legs', jsonb_build_array(
        jsonb_build_array('cash', '-${STAKE_MICRO}', member.balance::text))), now()
  from t, member
)
select balance from member`;

/** Accounts with small ids of their own, so that pgbench can pick one by a random number. */
export async function fillReference(database: Database): Promise<void> {
  await database.withConnection(async (connection) => {
    await connection.query(`create sequence bet_id start with 2000000000 cache 100`);
    await connection.query(
      `insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot, balance, floor, version)
       select i % ${SHARDS}, i, '${BRAND}', 'member', 'reference-' || i, 'cash', '${CURRENCY}', 0, ${BALANCE_MICRO}, 0, 0
       from generate_series(1, ${MEMBERS}) i`,
    );
    await connection.query(
      `insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot, balance, floor, version)
       select i % ${SHARDS}, ${HOUSE_IDS} + i, '${BRAND}', 'house', 'reference', 'house', '${CURRENCY}', i / ${SHARDS}, 0, null, 0
       from generate_series(0, ${SHARDS * HOUSE_SLOTS - 1}) i`,
    );
    await connection.query('analyze');
  });
}

/** One random bet: shard, member account and house account for BET_STATEMENT. */
export function randomBet(): { shard: number; member: number; house: number } {
  const member = 1 + Math.floor(Math.random() * MEMBERS);
  const shard = member % SHARDS;
  return {
    shard,
    member,
    house: HOUSE_IDS + shard + SHARDS * Math.floor(Math.random() * HOUSE_SLOTS),
  };
}

/** The bet as a pgbench script. @returns its path. */
export async function writePgbenchScript(): Promise<string> {
  const file = path.join(tmpdir(), `bench-bet-${process.pid}.sql`);
  await writeFile(
    file,
    `\\set m random(1, ${MEMBERS})
\\set s :m % ${SHARDS}
\\set h ${HOUSE_IDS} + :s + ${SHARDS} * random(0, ${HOUSE_SLOTS - 1})
${BET_STATEMENT.trim()};
`,
  );
  return file;
}
