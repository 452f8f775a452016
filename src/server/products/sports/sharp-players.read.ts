import { sql } from 'kysely';
import type { ReplyOf } from '#contract/operation.ts';
import { isSharp, LEAST_BETS } from '#domain/sports/closing-value.ts';
import { LIMIT_TAGS } from '#domain/sports/sports-terms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

const MOST = 100;
const MONTHS = 3;

/** Players by what they got over the closing odds in the last three months; those with enough bets first. */
export async function listSharpPlayers(
  db: Db,
  clock: Clock,
  brand: string,
): Promise<ReplyOf<'listSharpPlayers'>> {
  const { rows } = await sql<{
    member_id: bigint;
    username: string;
    bets: bigint;
    beaten: bigint;
    value_sum: bigint;
    tags: readonly string[];
  }>`
    with sums as (
      select member_id, sum(bets)::bigint as bets, sum(beaten)::bigint as beaten, sum(value_sum)::bigint as value_sum
      from sports_value where brand = ${brand} and month in (${sql.join(lastMonths(clock.now()))})
      group by member_id
      order by sum(bets) >= ${LEAST_BETS} desc, sum(value_sum)::numeric / sum(bets) desc, member_id
      limit ${MOST}
    )
    select s.*, m.username,
      array(select tag from member_tag t where t.brand = ${brand} and t.member_id = s.member_id
        and tag in (${sql.join(Object.keys(LIMIT_TAGS))}) order by tag) as tags
    from sums s join member m on m.id = s.member_id
    order by s.bets >= ${LEAST_BETS} desc, s.value_sum::numeric / s.bets desc, s.member_id
  `.execute(db);
  return {
    items: rows.map(({ member_id: memberId, username, tags, ...sums }) => {
      const [bets, beaten, valueSum] = [sums.bets, sums.beaten, sums.value_sum].map(Number) as [
        number,
        number,
        number,
      ];
      return {
        memberId: String(memberId),
        account: username,
        bets,
        beaten,
        meanBasisPoints: Math.round(valueSum / bets),
        isSharp: isSharp({ bets, beaten, valueSum }),
        limitTags: [...tags],
      };
    }),
  };
}

/** This month and those before, yyyy-MM. */
function lastMonths(now: Date): readonly string[] {
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
