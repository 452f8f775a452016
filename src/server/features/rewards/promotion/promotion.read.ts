import type {
  ActivityStatus,
  Campaign,
  ConditionState,
  Promotion,
  PromotionApplication,
  PromotionDetail,
  PromotionObstacle,
  PromotionType,
} from '#contract/generated/types.ts';
import { activityStatus } from '#domain/promotion/activity.ts';
import { isDraw } from '#domain/promotion/draw-unit.ts';
import { comparisonHolds } from '#domain/promotion/condition.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import {
  inVersion,
  isRunning,
  joinedVersion,
  liveCampaigns,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import { factReader } from '../../../promotion/campaign/facts.read.ts';
import { campaignObstacle, receivedIn } from '../../../promotion/campaign/obstacle.read.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { raffleState } from './raffle.read.ts';
import { rainState } from './rain.read.ts';

/** Who looks, and in whose words. */
export interface Looking {
  readonly brand: string;
  readonly currency: string;
  /** null: a visitor. */
  readonly member: MemberKey | null;
  /** In the order of preference. */
  readonly languages: readonly string[];
  readonly now: Date;
  /** That of the team figures. */
  readonly timeZone: string;
  readonly gameName: (gameCode: string) => string;
}

/** Live promotions that are for this caller and those that begin soon. */
export async function listPromotions(
  db: Db,
  looking: Looking,
  type: PromotionType | undefined,
): Promise<{ items: Promotion[] }> {
  const campaigns = await liveCampaigns(db, looking.brand);
  const items: Promotion[] = [];
  for (const campaign of campaigns) {
    if (type !== undefined && campaign.document.type !== type) continue;
    // A code and a grant are given elsewhere; they are shown to those who have one.
    const { promotion } = await readPromotion(db, campaign, looking);
    if (isListed(promotion)) items.push(promotion);
  }
  const place = ({ status, promotionId }: Promotion) =>
    [ORDER.indexOf(status), promotionId] as const;
  return {
    items: items.toSorted((one, other) => {
      const [rank, id] = place(one);
      const [otherRank, otherId] = place(other);
      return rank - otherRank || Number(BigInt(id) - BigInt(otherId));
    }),
  };
}

/** What waits for the player first, then what can be taken, then the rest; each the oldest first. */
const ORDER: readonly ActivityStatus[] = [
  'claim',
  'issued',
  'process',
  'applying',
  'join',
  'joined',
  'rejected',
  'comingSoon',
  'claimed',
  'close',
];

/** A promotion that is over, or for others, is listed only while the player has something of it. */
export function isListed({ status, obstacle, trigger }: Promotion): boolean {
  const isOwn = ['claim', 'issued', 'process', 'applying', 'rejected', 'claimed'].includes(status);
  if (isOwn) return true;
  if (status === 'close' && obstacle !== 'budgetSpent') return false;
  return trigger.kind !== 'staff' && obstacle !== 'audience';
}

interface OwnState {
  readonly joined: { version: number; joinedAt: Date } | null;
  readonly reward: { id: bigint; status: string; source: string } | null;
  readonly application: PromotionApplication | null;
  readonly received: number;
  readonly obstacle: PromotionObstacle | null;
}

const NONE: OwnState = {
  joined: null,
  reward: null,
  application: null,
  received: 0,
  obstacle: null,
};

export interface ReadPromotion {
  readonly promotion: Promotion;
  readonly campaign: PublishedCampaign;
  readonly own: OwnState;
}

/** A campaign as the caller sees it, on the terms that the caller joined. */
export async function readPromotion(
  db: Db | Tx,
  published: PublishedCampaign,
  looking: Looking,
): Promise<ReadPromotion> {
  const joined =
    looking.member === null ? null : await joinedVersion(db, published.id, looking.member.memberId);
  const campaign = joined === null ? published : await inVersion(db, published, joined.version);
  const own =
    looking.member === null
      ? { ...NONE, obstacle: visitorObstacle(campaign, looking.now) }
      : { ...(await ownState(db, campaign, looking.member, looking)), joined };
  return { promotion: viewOf(campaign, own, looking), campaign, own };
}

function visitorObstacle(campaign: PublishedCampaign, now: Date): PromotionObstacle | null {
  if (now < campaign.startsAt) return 'notStarted';
  if (!isRunning(campaign, now)) return 'ended';
  const { budgetMicro, spentMicro } = campaign;
  return budgetMicro !== null && spentMicro >= budgetMicro ? 'budgetSpent' : null;
}

async function ownState(
  db: Db | Tx,
  campaign: PublishedCampaign,
  member: MemberKey,
  looking: Looking,
): Promise<Omit<OwnState, 'joined'>> {
  const reward = await db
    .selectFrom('reward')
    .select(['id', 'status', 'source'])
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', member.memberId)
    .where('status', 'in', ['available', 'held', 'active', 'queued'])
    .where((eb) => eb.or([eb('status', '<>', 'available'), eb('expires_at', '>', looking.now)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    reward: reward ?? null,
    application: await latestApplication(db, campaign.id, member.memberId),
    received: await receivedIn(db, campaign, member, looking),
    obstacle: await campaignObstacle(db, campaign, member, looking),
  };
}

async function latestApplication(
  db: Db | Tx,
  campaignId: bigint,
  memberId: bigint,
): Promise<PromotionApplication | null> {
  const row = await db
    .selectFrom('promotion_application')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    applicationId: String(row.id),
    comment: row.comment,
    pictures: row.picture_count,
    status: row.status as PromotionApplication['status'],
    note: row.note,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Given by staff, and not by what the player did. */
const ISSUED: ReadonlySet<string> = new Set(['application', 'staff']);

function viewOf(campaign: PublishedCampaign, own: OwnState, looking: Looking): Promotion {
  const { document, startsAt, endsAt } = campaign;
  const text = chooseText(document.texts, looking.languages);
  const { reward } = own;
  const isWaiting = reward?.status === 'available';
  const claimable = !isWaiting ? null : ISSUED.has(reward.source) ? 'issued' : 'own';
  return {
    promotionId: String(campaign.id),
    type: document.type,
    tags: document.tags,
    language: text?.language ?? '',
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    hero: document.hero,
    pictureUrl: document.picture === null ? null : `/banners/${campaign.brand}/${document.picture}`,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    status: activityStatus({
      now: looking.now,
      startsAt,
      endsAt,
      isLive: campaign.state === 'live',
      trigger: document.trigger,
      joined: own.joined !== null,
      claimable,
      inProgress: reward !== null && !isWaiting,
      application: own.application?.status ?? null,
      isDone: own.obstacle === 'timesReached',
      obstacle: own.obstacle,
    }),
    obstacle: own.obstacle,
    currency: looking.currency,
    trigger: document.trigger,
    reward: document.reward,
    budgetLeftPercent: leftPercent(campaign),
    rewardId: isWaiting ? String(reward.id) : null,
  };
}

function leftPercent({ budgetMicro, spentMicro }: PublishedCampaign): number | null {
  if (budgetMicro === null) return null;
  return Number(((budgetMicro - spentMicro) * 100n) / budgetMicro);
}

/** A promotion with its terms, its conditions and where the player is. */
export async function promotionDetail(
  db: Db | Tx,
  published: PublishedCampaign,
  looking: Looking,
): Promise<PromotionDetail> {
  const { promotion, campaign, own } = await readPromotion(db, published, looking);
  const { document, version, budgetMicro, spentMicro } = campaign;
  const hasDraws = isDraw(document.trigger.kind);
  return {
    promotion,
    terms: chooseText(document.texts, looking.languages)?.terms ?? '',
    version,
    conditions: await conditionStates(db, document, looking),
    timesPerMember: document.timesPerMember,
    timesPer: document.timesPer,
    claimDays: document.claimDays,
    audience: document.audience,
    joinedAt: own.joined?.joinedAt.toISOString() ?? null,
    received: own.received,
    gameNames: gamesOf(document).map((gameCode) => ({
      gameCode,
      name: looking.gameName(gameCode),
    })),
    prizes: document.prizes,
    application: own.application,
    rain: document.trigger.kind === 'rain' ? await rainState(db, campaign, looking) : null,
    raffle: hasDraws ? await raffleState(db, campaign, looking) : null,
    budgetLeftMicro: budgetMicro === null ? null : String(budgetMicro - spentMicro),
  };
}

function gamesOf({ reward }: Campaign): readonly string[] {
  return [
    ...new Set([
      ...(reward.gameCode === null ? [] : [reward.gameCode]),
      ...reward.gameWeights.map(({ gameCode }) => gameCode),
      ...reward.forbiddenGames,
    ]),
  ];
}

async function conditionStates(
  db: Db | Tx,
  { conditions }: Campaign,
  { member, timeZone, now }: Looking,
): Promise<ConditionState[]> {
  const facts = member === null ? null : factReader(db, member, { timeZone, at: now });
  const states: ConditionState[] = [];
  for (const { anyOf } of conditions) {
    const told: ConditionState['anyOf'] = [];
    for (const comparison of anyOf) {
      const value = facts === null ? null : await facts.valueOf(comparison);
      told.push({
        ...comparison,
        now: value === null ? null : String(value),
        isMet: value !== null && comparisonHolds(comparison, value),
      });
    }
    states.push({ isMet: told.some(({ isMet }) => isMet), anyOf: told });
  }
  return states;
}
