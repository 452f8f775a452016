import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Players whose birthday has one of some months and days (MM-DD), ascending, each with it. */
export async function playersByBirthday(
  db: Db,
  brand: string,
  birthdays: readonly string[],
  { after, most }: { after: bigint; most: number },
): Promise<readonly { memberId: bigint; birthday: string }[]> {
  const { rows } = await sql<{ id: bigint; birthday: string }>`
    select id, substr(profile ->> 'birthday', 6) as birthday from member
    where brand = ${brand}::text and account_type = 0 and status = 'active'
      and substr(profile ->> 'birthday', 6) = any(${[...birthdays]}::text[])
      and id > ${after}::bigint
    order by id limit ${most}::int
  `.execute(db);
  return rows.map(({ id, birthday }) => ({ memberId: id, birthday }));
}
