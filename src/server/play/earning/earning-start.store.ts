import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A kind of earning in a brand. */
export interface KindOf {
  readonly brand: string;
  readonly kind: string;
}

/**
 * Lets kinds of rounds begin that this server has for the first time: nothing is earned on rounds that
 * were settled before. Called when a server starts; a brand without settled rounds begins with its first.
 */
export async function beginKinds(db: Db, kinds: readonly string[]): Promise<void> {
  await sql`
    insert into earning_start (brand, kind, from_day, seq)
    select c.brand, k.kind, '', c.seq
    from settled_count c cross join unnest(${[...kinds]}::text[]) as k (kind)
    on conflict do nothing
  `.execute(db);
}

/** Brands with settled rounds that a kind has not read. */
export async function brandsBehind(db: Db, kind: string): Promise<readonly string[]> {
  const { rows } = await sql<{ brand: string }>`
    select c.brand from settled_count c
    left join earning_start s on s.brand = c.brand and s.kind = ${kind}::text
    where c.seq > coalesce(s.seq, 0)
  `.execute(db);
  return rows.map(({ brand }) => brand);
}

/**
 * The first day whose windows a kind computes in a brand; it begins now where it never did.
 * @param fromDay its first day then
 */
export async function firstDayOf(
  db: Db,
  { brand, kind }: KindOf,
  fromDay: string,
): Promise<string> {
  const known = await db
    .selectFrom('earning_start')
    .select('from_day')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (known !== undefined) return known.from_day;
  await db
    .insertInto('earning_start')
    .values({ brand, kind, from_day: fromDay, seq: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return fromDay;
}

/** The number of the settled round that a kind has reached; 0: none. */
export async function readStart(db: Db, { brand, kind }: KindOf): Promise<bigint> {
  const row = await db
    .selectFrom('earning_start')
    .select('seq')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.seq ?? 0n;
}

/**
 * Holds the watermark of a kind until the transaction ends: each round is read once.
 * @returns the number of the settled round that the kind has reached
 */
export async function holdStart(tx: Tx, { brand, kind }: KindOf): Promise<bigint> {
  await tx
    .insertInto('earning_start')
    .values({ brand, kind, from_day: '', seq: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('earning_start')
    .select('seq')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.seq;
}

export async function moveStart(tx: Tx, { brand, kind }: KindOf, seq: bigint): Promise<void> {
  await tx
    .updateTable('earning_start')
    .set({ seq })
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .execute();
}
