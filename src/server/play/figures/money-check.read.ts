import { sql } from 'kysely';
import { addDays, dayIn } from '#domain/day/day.ts';
import { isLedgerKind, LEDGER_KINDS, MONEY_KINDS } from '#domain/ledger/money-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Members whose money of a day is compared with the ledger in one go. */
const SAMPLE = 300;
const DAY_MS = 86_400_000;

const FIGURED = LEDGER_KINDS.filter((kind) => MONEY_KINDS[kind].figure !== null);

/** Sums by member and figure, in micro-units. */
type Sums = ReadonlyMap<string, bigint>;

/**
 * Compares the money cells of a sample of members on a day with their transfers in the ledger.
 * @returns members and figures that differ
 */
export async function tornMoney(
  tx: Tx,
  { brand, day, timeZone }: { brand: string; day: string; timeZone: string },
): Promise<number> {
  const members = await sampledMembers(tx, brand, day);
  if (members.length === 0) return 0;
  const counted = await countedSums(tx, brand, day, members);
  const moved = await ledgerSums(tx, { brand, day, timeZone, members });
  return [...new Set([...counted.keys(), ...moved.keys()])].filter(
    (key) => (counted.get(key) ?? 0n) !== (moved.get(key) ?? 0n),
  ).length;
}

/** Members in a row, from a place that differs from run to run. */
async function sampledMembers(tx: Tx, brand: string, day: string): Promise<readonly bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct member_id from money_cell
    where brand = ${brand}::text and day = ${day}::text and member_id > (
      select floor(random() * greatest(max(member_id) - min(member_id), 0))::bigint + min(member_id) - 1
      from money_cell where brand = ${brand}::text and day = ${day}::text and member_id > 0
    )
    order by member_id limit ${SAMPLE}::int
  `.execute(tx);
  return rows.map((row) => row.member_id);
}

async function countedSums(
  tx: Tx,
  brand: string,
  day: string,
  members: readonly bigint[],
): Promise<Sums> {
  const rows = await tx
    .selectFrom('money_cell')
    .select(['member_id', 'kind', sql<bigint>`sum(amount_micro)::bigint`.as('amount')])
    .where('brand', '=', brand)
    .where('day', '=', day)
    .where('member_id', 'in', [...members])
    .groupBy(['member_id', 'kind'])
    .execute();
  return sumsOf(rows);
}

/** Sums that the ledger moved: a rollback counts for what it takes back. */
async function ledgerSums(
  tx: Tx,
  of: { brand: string; day: string; timeZone: string; members: readonly bigint[] },
): Promise<Sums> {
  const from = new Date(Date.parse(`${addDays(of.day, -1)}T00:00:00Z`));
  const { rows } = await sql<{ member_id: bigint; kind: string; at: Date; amount: bigint }>`
    select t.member_id, coalesce(o.kind, t.kind) as kind, t.created_at as at,
      coalesce(sum(e.amount), 0)::bigint as amount
    from unnest(
      ${[...of.members]}::bigint[], ${of.members.map((id) => shardOf(id))}::int[]
    ) as m (id, shard)
    join transfer t on t.shard = m.shard and t.member_id = m.id and t.brand = ${of.brand}::text
      and t.created_at >= ${from}::timestamptz
      and t.created_at < ${new Date(from.getTime() + 3 * DAY_MS)}::timestamptz
    left join transfer o on t.kind = 'rollback' and o.shard = t.shard and o.member_id = t.member_id
      and o.id = t.reverses
    join entry e on e.shard = t.shard and e.transfer_id = t.id
    join ledger_account a on a.shard = e.shard and a.id = e.account_id and a.owner_kind = 'member'
    where coalesce(o.kind, t.kind) = any(${[...FIGURED]}::text[])
    group by t.member_id, coalesce(o.kind, t.kind), t.created_at
  `.execute(tx);
  return sumsOf(rows.filter(({ at }) => dayIn(of.timeZone, at) === of.day));
}

function sumsOf(
  rows: readonly { member_id: bigint; kind: string; amount: bigint }[],
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { member_id: memberId, kind, amount } of rows) {
    const figure = isLedgerKind(kind) ? MONEY_KINDS[kind].figure : null;
    if (figure === null) continue;
    const key = `${memberId} ${figure.name}`;
    sums.set(key, (sums.get(key) ?? 0n) + amount * BigInt(figure.sign));
  }
  return sums;
}
