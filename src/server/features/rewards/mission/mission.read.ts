import type {
  GoalState,
  Mission,
  MissionLeaderboardValue,
  MissionRank,
  MissionSummaryValue,
  Promotion,
} from '#contract/generated/types.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { isReached } from '#domain/mission/goal.ts';
import { endOfPeriod } from '#domain/mission/mission-period.ts';
import { paidPlaces, sharePrizes } from '#domain/mission/share-prizes.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  findPublished,
  liveCampaigns,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import { goalValues } from '../../../promotion/mission/goal-value.read.ts';
import { periodAt } from '../../../promotion/mission/goals-reached.read.ts';
import { isListed, type Looking, readPromotion } from '../promotion/promotion.read.ts';
import { topScores } from './board.store.ts';

/** Days that a board which has ended is still shown. */
const SHOWN_DAYS = 14;
const DAY_MS = 86_400_000;

/** The missions and boards of a brand as the caller sees them. */
export async function missionSummary(db: Db, looking: Looking): Promise<MissionSummaryValue> {
  const missions: Mission[] = [];
  const boards: Promotion[] = [];
  for (const published of await liveCampaigns(db, looking.brand, ['mission', 'board'])) {
    const { promotion, campaign } = await readPromotion(db, published, looking);
    if (campaign.document.trigger.kind === 'board') {
      if (isShown(campaign, promotion, looking.now)) boards.push(promotion);
    } else if (isListed(promotion))
      missions.push(await missionOf(db, campaign, promotion, looking));
  }
  const claimable = missions.filter(({ promotion }) => promotion.rewardId !== null).length;
  return { claimable, missions, boards };
}

function isShown({ endsAt }: PublishedCampaign, { obstacle }: Promotion, now: Date): boolean {
  if (obstacle === 'audience') return false;
  return endsAt === null || +now - +endsAt < SHOWN_DAYS * DAY_MS;
}

async function missionOf(
  db: Db,
  campaign: PublishedCampaign,
  promotion: Promotion,
  looking: Looking,
): Promise<Mission> {
  const { timeZone, now } = looking;
  const { timesPer } = campaign.document;
  const days = periodAt(campaign, now, timeZone);
  const isOnce = timesPer === 'campaign';
  return {
    promotion,
    goals: await goalStates(db, campaign, looking),
    timesPer,
    periodEndsAt: isOnce ? null : endOfPeriod(timeZone, days).toISOString(),
  };
}

/** The caller's progress with each goal in the present period. */
export async function goalStates(
  db: Db,
  campaign: PublishedCampaign,
  { member, timeZone, now }: Looking,
): Promise<GoalState[]> {
  const days = periodAt(campaign, now, timeZone);
  const members = member === null ? [] : [member.memberId];
  const states: GoalState[] = [];
  for (const goal of campaign.document.trigger.goals) {
    const scope = { brand: campaign.brand, members, days, timeZone };
    const values = await goalValues(db, goal, scope);
    const value = member === null ? 0n : (values.get(member.memberId) ?? 0n);
    const counted = value < 0n ? 0n : value;
    states.push({ goal, now: String(counted), isMet: isReached(goal, counted) });
  }
  return states;
}

/** The ranking of a board. @throws Problem PROMOTION_NOT_FOUND */
export async function leaderboard(
  db: Db,
  looking: Looking,
  { missionId, limit }: { missionId: string; limit: number },
): Promise<MissionLeaderboardValue> {
  const board = await findPublished(db, looking.brand, BigInt(missionId));
  const goal = board?.document.trigger.goals[0];
  if (board?.document.trigger.kind !== 'board' || goal === undefined) {
    throw new Problem('PROMOTION_NOT_FOUND');
  }
  const result = await db
    .selectFrom('board_result')
    .select('state')
    .where('campaign_id', '=', board.id)
    .executeTakeFirst();
  const places =
    result === undefined
      ? await runningPlaces(db, board, looking, limit)
      : await fixedPlaces(db, board);
  const own = places.find(({ memberId }) => memberId === looking.member?.memberId);
  const ranks = places.slice(0, limit).map((place) => rankOf(place, looking));
  return {
    goal,
    ranks,
    own:
      own === undefined
        ? await ownRunning(db, board, looking, result !== undefined)
        : rankOf(own, looking),
    endsAt: board.endsAt?.toISOString() ?? null,
    state: (result?.state ?? 'running') as MissionLeaderboardValue['state'],
  };
}

interface NamedPlace {
  readonly memberId: bigint;
  readonly nickname: string;
  readonly rank: number;
  readonly score: bigint;
  readonly prizeMicro: bigint;
}

const rankOf = (
  { memberId, nickname, rank, score, prizeMicro }: NamedPlace,
  { member }: Looking,
): MissionRank => ({
  rank,
  player: maskAccount(nickname),
  score: String(score),
  rewardMicro: prizeMicro > 0n ? String(prizeMicro) : null,
  self: member?.memberId === memberId,
});

async function runningPlaces(
  db: Db,
  { id, document }: PublishedCampaign,
  { currency }: Looking,
  limit: number,
): Promise<readonly NamedPlace[]> {
  const scored = await topScores(
    db,
    id,
    Math.max(limit, Math.min(100, paidPlaces(document.prizes))),
  );
  const unit = smallestMicro(checkedCurrency(currency));
  return named(db, sharePrizes(scored, document.prizes, unit));
}

async function fixedPlaces(db: Db, { id }: PublishedCampaign): Promise<readonly NamedPlace[]> {
  const rows = await db
    .selectFrom('board_place')
    .select(['member_id', 'rank', 'score', 'prize_micro'])
    .where('campaign_id', '=', id)
    .orderBy('rank')
    .orderBy('member_id')
    .execute();
  return named(
    db,
    rows.map((row) => ({
      memberId: row.member_id,
      rank: row.rank,
      score: row.score,
      prizeMicro: row.prize_micro,
    })),
  );
}

async function named(
  db: Db,
  places: readonly Omit<NamedPlace, 'nickname'>[],
): Promise<readonly NamedPlace[]> {
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname'])
    .where(
      'id',
      'in',
      places.map(({ memberId }) => memberId),
    )
    .execute();
  const names = new Map(rows.map(({ id, nickname }) => [id, nickname]));
  return places.map((place) => ({ ...place, nickname: names.get(place.memberId) ?? '' }));
}

/** The caller's own place below those that are listed: one more than the members with a higher score. */
async function ownRunning(
  db: Db,
  { id }: PublishedCampaign,
  { member }: Looking,
  isFixed: boolean,
): Promise<MissionRank | null> {
  if (member === null || isFixed) return null;
  const own = await db
    .selectFrom('board_score as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.score', 'm.nickname'])
    .where('s.campaign_id', '=', id)
    .where('s.member_id', '=', member.memberId)
    .where('m.account_type', '=', 0)
    .executeTakeFirst();
  if (own === undefined) return null;
  const { above } = await db
    .selectFrom('board_score')
    .select((eb) => eb.fn.countAll<bigint>().as('above'))
    .where('campaign_id', '=', id)
    .where('score', '>', own.score)
    .executeTakeFirstOrThrow();
  return {
    rank: Number(above) + 1,
    player: maskAccount(own.nickname),
    score: String(own.score),
    rewardMicro: null,
    self: true,
  };
}
