import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type IdRange, idClockMs, LEASED_NUMBERS } from '../id.ts';

export interface LeaseTerms {
  /** Random for each process start. */
  holder: string;
  ttlMs: number;
}

const ATTEMPTS = 200;
/** Free numbers that a taker chooses from after its first choice was taken by another one. */
const CHOICES = 16;

/**
 * Takes the lowest free number. The database's clock alone decides which leases have expired. Ids
 * stay distinct without any clock: the next holder's range begins where the last one's ends.
 * @throws Error when every number is taken.
 */
export async function takeNumber(db: Db, terms: LeaseTerms): Promise<IdRange> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const free = await freeNumbers(db);
    if (free.length === 0) break;
    const choice = attempt === 0 ? 0 : Math.floor(Math.random() * free.length);
    const range = await takeOne(db, free[choice] ?? 0, terms);
    if (range !== null) return range;
  }
  throw new Error(`all ${LEASED_NUMBERS} node numbers are leased`);
}

async function freeNumbers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select n.number from generate_series(0, ${LEASED_NUMBERS - 1}::int) as n (number)
    left join node_lease l on l.number = n.number
    where l.number is null or l.expires_at <= now()
    order by n.number limit ${CHOICES}
  `.execute(db);
  return rows.map(({ number }) => number);
}

async function takeOne(
  db: Db,
  number: number,
  { holder, ttlMs }: LeaseTerms,
): Promise<IdRange | null> {
  const { rows } = await sql<{ ids_until: bigint }>`
    insert into node_lease (number, holder, expires_at, ids_until)
    values (${number}, ${holder}, now() + ${ttlMs}::int * interval '1 millisecond',
      ${idClockMs() + ttlMs}::bigint)
    on conflict (number) do update set holder = excluded.holder, expires_at = excluded.expires_at,
      ids_until = greatest(node_lease.ids_until + ${ttlMs}::bigint, excluded.ids_until)
    where node_lease.expires_at <= now()
    returning ids_until
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  const untilMs = Number(row.ids_until);
  return { number, fromMs: untilMs - ttlMs, untilMs };
}

/** Moves the lease on. @returns whether the number is still the holder's. */
export async function renewNumber(
  db: Db,
  range: IdRange,
  { holder, ttlMs }: LeaseTerms,
): Promise<boolean> {
  const { rows } = await sql<{ ids_until: bigint }>`
    update node_lease set expires_at = now() + ${ttlMs}::int * interval '1 millisecond',
      ids_until = greatest(ids_until, ${idClockMs() + ttlMs}::bigint)
    where number = ${range.number} and holder = ${holder}
    returning ids_until
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return false;
  range.untilMs = Number(row.ids_until);
  return true;
}

/** Gives the number back at once. @param idsUntil the first millisecond of ids that was not used. */
export async function releaseNumber(
  db: Db,
  { number }: IdRange,
  { holder }: LeaseTerms,
  idsUntil: number,
): Promise<void> {
  await sql`
    update node_lease set expires_at = now(), ids_until = ${idsUntil}::bigint
    where number = ${number} and holder = ${holder}
  `.execute(db);
}
