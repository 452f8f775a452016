import { funds } from '#contract/generated/enum-values.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { arrayOf, textArrayOf } from '#server/ledger/array-literal.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { findPostgres, openPostgresTest } from '#tests/support/postgres-engine.ts';
import { BALANCE_MICRO, BRAND, CURRENCY, MEMBERS } from './bench-settings.ts';

export interface BenchMember {
  readonly brand: string;
  readonly memberId: bigint;
  readonly currency: string;
}

/** A scratch database on the PostgreSQL that the tests use. */
export async function openScratchDatabase(): Promise<Database & { readonly url: string }> {
  const server = await findPostgres();
  if (server === null) {
    throw new Error(
      'No PostgreSQL answers. Install it (apt-get install postgresql) or set TEST_DATABASE_URL.',
    );
  }
  return openPostgresTest(server);
}

/** Members with all their accounts and a full purse, spread over `brands`. */
export async function fillMembers(
  database: Database,
  brands: readonly string[] = [BRAND],
  count: number = MEMBERS,
): Promise<BenchMember[]> {
  const members = Array.from({ length: count }, (_member, index) => ({
    brand: brands[index % brands.length] ?? BRAND,
    memberId: newId(),
    currency: CURRENCY,
  }));
  await database.withConnection(async (connection) => {
    for (let from = 0; from < members.length; from += 1_000) {
      await insertAccounts(connection, members.slice(from, from + 1_000));
    }
    await connection.query('analyze');
  });
  return members;
}

async function insertAccounts(
  connection: Connection,
  members: readonly BenchMember[],
): Promise<void> {
  const benchFunds = funds.filter((fund) => fund !== 'agentCredit' && fund !== 'receivable');
  const rows = members.flatMap((member) => benchFunds.map((fund) => ({ member, fund })));
  await connection.query(
    `insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot,
       balance, floor, version)
     select shard, id, brand, 'member', owner_id, kind, $6, 0, balance, 0, 0
     from unnest($1::int[], $2::bigint[], $3::text[], $4::text[], $5::text[], $7::bigint[])
       as k (shard, id, brand, owner_id, kind, balance)`,
    [
      arrayOf(rows.map(({ member }) => shardOf(member.memberId))),
      arrayOf(rows.map(() => newId())),
      textArrayOf(rows.map(({ member }) => member.brand)),
      textArrayOf(rows.map(({ member }) => member.memberId.toString())),
      textArrayOf(rows.map(({ fund }) => fund)),
      CURRENCY,
      arrayOf(rows.map(({ fund }) => (fund === 'cash' ? BALANCE_MICRO : 0n))),
    ],
  );
}
