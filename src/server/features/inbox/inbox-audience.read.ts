import { sql } from 'kysely';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { fitsSegment } from './segment-fit.ts';

/** Enough to tell a tenth from a half, and the same work for a brand of any size. */
const LOOKED_AT = 2_000;

/** How many of the players who registered last fit a group. */
export async function countAudience(
  db: Db,
  brand: string,
  query: RequestOf<'countInboxAudience'>['query'],
  clock: Clock,
): Promise<ReplyOf<'countInboxAudience'>> {
  const moment = (text: string | undefined) =>
    sql`${text === undefined ? null : new Date(text)}::timestamptz`;
  const list = (text: string | undefined) =>
    sql`${text === undefined ? null : JSON.stringify(text.split(','))}::jsonb`;
  const fits = fitsSegment(
    {
      languages: list(query.languages),
      registeredSince: moment(query.registeredSince),
      seenSince: moment(query.seenSince),
      notSeenSince: moment(query.notSeenSince),
      deposited: sql`${query.deposited ?? null}::boolean`,
      tags: list(query.tags),
    },
    {
      brand: sql`p.brand`,
      memberId: sql`p.id`,
      language: sql`p.language`,
      joinedAt: sql`p.created_at`,
    },
    sql`${clock.now()}::timestamptz`,
  );
  const { rows } = await sql<{ looked: bigint | number; fit: bigint | number }>`
    select count(*) as looked, count(*) filter (where ${fits}) as fit
    from (
      select brand, id, language, created_at from member
      where brand = ${brand} and account_type <> 4 order by id desc limit ${LOOKED_AT}
    ) as p`.execute(db);
  const [row] = rows;
  return { looked: Number(row?.looked ?? 0), fit: Number(row?.fit ?? 0) };
}
