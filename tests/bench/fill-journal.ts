import { SHARDS, shardOf } from '#domain/ledger/shard.ts';
import { arrayOf } from '#server/ledger/array-literal.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import type { BenchMember } from './bet-database.ts';
import { BRAND, CURRENCY, STAKE_MICRO } from './bench-settings.ts';

/** Members of the journal; a multiple of SHARDS * SLOTS, so that every account gets its turn. */
const PLAYERS = 20_000;
const SLOTS = 2;
const LANES = SHARDS * SLOTS;
const DEPOSIT_MICRO = 10n ** 13n;
/** Coprime to PLAYERS: spreads consecutive transfers over members and shards. */
const STRIDE = 7_919;
/** Transfers written by one statement. */
const STEP = 250_000;
/** Ids of accounts, below every id the server makes today. */
const MEMBER_IDS = 1_000_000_000;
const HOUSE_IDS = 2_000_000_000;
const SETTLEMENT_IDS = 3_000_000_000;

/** Transfer `k`: its member plays in turn; the first turn deposits, later turns bet. */
const TRANSFERS = `
  select k, k + 1 as id, ($3::bigint[])[m + 1] as member_id, (m % ${SHARDS})::int as shard, ${MEMBER_IDS} + m as member_account,
    k / ${PLAYERS} as turn, (k / ${SHARDS}) % ${SLOTS} as slot, k < ${PLAYERS} as deposits
  from generate_series($1::bigint, $2::bigint) k cross join lateral (select (k * ${STRIDE}) % ${PLAYERS} as m) p`;

const AFTER = `(${DEPOSIT_MICRO} - turn * ${STAKE_MICRO})`;

/**
 * Writes a journal of about `entries` entries by SQL, with whole chains and balances, as the ledger
 * would have posted it.
 * @returns its members, who may play on.
 */
export async function fillJournal(database: Database, entries: number): Promise<BenchMember[]> {
  const members = memberIds();
  const transfers = Math.max(Math.floor(entries / 2), PLAYERS);
  // Statements over the whole journal take longer than the pool allows.
  await database.withUnlimitedConnection(async (connection) => {
    for (let from = 0; from < transfers; from += STEP) {
      const to = Math.min(from + STEP, transfers) - 1;
      await writeTransfers(connection, [from, to, arrayOf(members)]);
    }
    await writeAccounts(connection, [transfers, arrayOf(members)]);
    for (const table of ['entry', 'transfer', 'ledger_account']) {
      await connection.query(`vacuum analyze ${table}`);
    }
  });
  return members.map((memberId) => ({ brand: BRAND, memberId, currency: CURRENCY }));
}

/** The member at place `m` lives in shard `m % SHARDS`. */
function memberIds(): bigint[] {
  const next = Array.from({ length: SHARDS }, () => 1n);
  return Array.from({ length: PLAYERS }, (_member, m) => {
    const shard = m % SHARDS;
    let id = next[shard] ?? 1n;
    while (shardOf(id) !== shard) id += 1n;
    next[shard] = id + 1n;
    return id;
  });
}

async function writeTransfers(connection: Connection, range: readonly unknown[]): Promise<void> {
  await connection.query(
    `insert into transfer (shard, member_id, id, brand, provider, external_ref, kind, currency,
       request_hash, answer, round_ref, created_at)
     select shard, member_id, id, '${BRAND}', 'vendor', 'journal-' || id, case when deposits then 'deposit' else 'bet' end,
       '${CURRENCY}', '0123456789012345678901234567890123456789012',
       jsonb_build_object('legs', jsonb_build_array(jsonb_build_array('cash',
         (case when deposits then ${DEPOSIT_MICRO} else -${STAKE_MICRO} end)::text, ${AFTER}::text))),
       'round-' || id, now()
     from (${TRANSFERS}) t`,
    range,
  );
  await connection.query(
    `insert into entry (shard, transfer_id, seq, account_id, amount, balance_after, account_version)
     select shard, id, 1, member_account, case when deposits then ${DEPOSIT_MICRO} else -${STAKE_MICRO} end,
       ${AFTER}, turn + 1
     from (${TRANSFERS}) t
     union all
     select shard, id, 2, case when deposits then ${SETTLEMENT_IDS} else ${HOUSE_IDS} end + shard * ${SLOTS} + slot,
       case when deposits then -${DEPOSIT_MICRO} else ${STAKE_MICRO} end,
       case when deposits then -${DEPOSIT_MICRO} * (k / ${LANES} + 1)
         else ${STAKE_MICRO} * ((k - ${PLAYERS}) / ${LANES} + 1) end,
       case when deposits then k / ${LANES} + 1 else (k - ${PLAYERS}) / ${LANES} + 1 end
     from (${TRANSFERS}) t`,
    range,
  );
}

async function writeAccounts(
  connection: Connection,
  values: readonly [number, string],
): Promise<void> {
  await connection.query(
    `insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot, balance, floor, version)
     select m % ${SHARDS}, ${MEMBER_IDS} + m, '${BRAND}', 'member', ($2::bigint[])[m + 1]::text, 'cash', '${CURRENCY}', 0,
       last.balance_after, 0, last.account_version
     from generate_series(0, ${PLAYERS - 1}) m
     cross join lateral (
       select ${DEPOSIT_MICRO} - (turns - 1) * ${STAKE_MICRO} as balance_after, turns as account_version
       from (select count(*) as turns from generate_series(0, ($1::bigint - 1) / ${PLAYERS}) turn
         where turn * ${PLAYERS} + (m * ${inverseStride()}::bigint) % ${PLAYERS} < $1) t
     ) last`,
    values,
  );
  await connection.query(
    `insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot, balance, floor, version)
     select n / ${SLOTS}, ids + n, '${BRAND}', 'house', kind, kind, '${CURRENCY}', n % ${SLOTS},
       coalesce(last.balance, 0), null, coalesce(last.version, 0)
     from generate_series(0, ${LANES - 1}) n
     cross join (values (${HOUSE_IDS}::bigint, 'house'), (${SETTLEMENT_IDS}::bigint, 'settlement')) a (ids, kind)
     left join (
       select shard, account_id, sum(amount)::bigint as balance, count(*) as version
       from entry where account_id >= ${HOUSE_IDS} group by shard, account_id
     ) last on last.shard = n / ${SLOTS} and last.account_id = ids + n`,
  );
}

/** STRIDE's inverse modulo PLAYERS: the place of a member within a round of turns. */
function inverseStride(): number {
  for (let candidate = 1; candidate < PLAYERS; candidate += 1) {
    if ((candidate * STRIDE) % PLAYERS === 1) return candidate;
  }
  throw new Error('STRIDE and PLAYERS have a common factor');
}
