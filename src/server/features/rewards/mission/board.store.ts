import { sql } from 'kysely';
import type { Campaign } from '#contract/generated/types.ts';
import { isReached } from '#domain/mission/goal.ts';
import { paidPlaces, type Place, type Scored } from '#domain/mission/share-prizes.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PublishedCampaign } from '../../../promotion/campaign/campaign.read.ts';
import { isAudience } from '../../../promotion/campaign/obstacle.read.ts';
import { type GoalScope, goalValues } from '../../../promotion/mission/goal-value.read.ts';

type Board = Pick<PublishedCampaign, 'id' | 'brand' | 'document'>;

/** Writes the scores of some members as they are now; below the least score a member is not ranked. */
export async function scoreBoard(
  tx: Tx,
  { id, brand, document }: Board,
  scope: GoalScope,
  now: Date,
): Promise<void> {
  const [goal] = document.trigger.goals;
  if (goal === undefined) return;
  const values = await goalValues(tx, goal, scope);
  const reached = scope.members.filter((memberId) => isReached(goal, values.get(memberId) ?? 0n));
  const ranked = await ofAudience(tx, document.audience, { brand, members: reached }, now);
  const others = scope.members.filter((memberId) => !ranked.includes(memberId));
  if (others.length > 0) {
    await tx
      .deleteFrom('board_score')
      .where('campaign_id', '=', id)
      .where('member_id', 'in', others)
      .execute();
  }
  if (ranked.length === 0) return;
  await sql`
    insert into board_score as s (campaign_id, member_id, brand, score, reached_at)
    select ${id}::bigint, m.member_id, ${brand}::text, m.score, ${now}::timestamptz
    from unnest(${[...ranked]}::bigint[], ${ranked.map((memberId) => values.get(memberId) ?? 0n)}::bigint[])
      as m (member_id, score)
    on conflict (campaign_id, member_id) do update
      set score = excluded.score, reached_at = excluded.reached_at
      where s.score <> excluded.score
  `.execute(tx);
}

/** Those of some members whom a campaign is for; agents are left out where the board is read. */
async function ofAudience(
  tx: Tx,
  audience: Campaign['audience'],
  { brand, members }: { brand: string; members: readonly bigint[] },
  now: Date,
): Promise<readonly bigint[]> {
  const { registeredWithinDays, tags, withoutTags, level } = audience;
  const isOpen =
    registeredWithinDays === 0 && level === 0 && tags.length === 0 && withoutTags.length === 0;
  if (isOpen) return members;
  const found: bigint[] = [];
  for (const memberId of members) {
    if (await isAudience(tx, audience, { brand, memberId }, now)) found.push(memberId);
  }
  return found;
}

/** The highest scores of a board; of equal ones the earlier first. Agents and trial players are not ranked. */
export async function topScores(
  db: Db | Tx,
  campaignId: bigint,
  limit: number,
): Promise<readonly Scored[]> {
  const rows = await db
    .selectFrom('board_score as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.member_id', 's.score'])
    .where('s.campaign_id', '=', campaignId)
    .where('m.account_type', '=', 0)
    .where('m.status', '=', 'active')
    .orderBy('s.score', 'desc')
    .orderBy('s.reached_at')
    .orderBy('s.member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id: memberId, score }) => ({ memberId, score }));
}

/** Scores of all paid places, with those that tie over the last of them. */
export async function paidScores(db: Db | Tx, { id, document }: Board): Promise<readonly Scored[]> {
  const places = paidPlaces(document.prizes);
  const top = await topScores(db, id, places);
  const last = top.at(-1);
  if (last === undefined || top.length < places) return top;
  const tied = await db
    .selectFrom('board_score as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select('s.member_id')
    .where('s.campaign_id', '=', id)
    .where('s.score', '=', last.score)
    .where('m.account_type', '=', 0)
    .where('m.status', '=', 'active')
    .orderBy('s.reached_at')
    .orderBy('s.member_id')
    .execute();
  const above = top.filter(({ score }) => score !== last.score);
  return [...above, ...tied.map(({ member_id: memberId }) => ({ memberId, score: last.score }))];
}

/** Writes the places of a board that ended: from now on only staff change them. */
export async function fixPlaces(
  tx: Tx,
  { id, brand }: Board,
  places: readonly Place[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('board_result')
    .values({ campaign_id: id, brand, state: 'review', frozen_at: now })
    .execute();
  if (places.length === 0) return;
  await tx
    .insertInto('board_place')
    .values(
      places.map(({ memberId, rank, score, prizeMicro }) => ({
        campaign_id: id,
        member_id: memberId,
        brand,
        rank,
        score,
        prize_micro: prizeMicro,
      })),
    )
    .execute();
}
