import type { CampaignReward, PromotionObstacle, RewardSource } from '#contract/generated/types.ts';
import { lockedCashMicro } from '#domain/promotion/net-effect.ts';
import { pointsWorth } from '#domain/points/points.ts';
import { requiredTurnoverMicro, rewardAmountMicro } from '#domain/promotion/reward-amount.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { accountSignals } from '../campaign/account-signals.read.ts';
import { type PublishedCampaign, titleOf } from '../campaign/campaign.read.ts';
import { campaignObstacle } from '../campaign/obstacle.read.ts';
import { readSetting } from '../../settings/setting-store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { rewardChanged } from './tell-reward.ts';

export interface RewardOccasion extends MemberKey {
  readonly currency: string;
  readonly source: RewardSource;
  /** What it is given for; the same occasion gives one reward. */
  readonly occasion: string;
  readonly depositMicro?: bigint;
  readonly depositId?: bigint;
  /** Of raffles: what was drawn. */
  readonly prizeMicro?: bigint;
}

/** given: false with no obstacle: it had been given before, or it comes to nothing. */
export type GivenReward =
  | { readonly given: true; readonly rewardId: bigint; readonly held: boolean }
  | { readonly given: false; readonly obstacle: PromotionObstacle | null };

/**
 * Gives a member a reward of a campaign, to be claimed: once for each occasion, within the limits of the
 * member and the budget of the campaign, which is spent from now on. Signs of one person behind several
 * accounts hold it for staff.
 * @param timeZone that of the team figures
 */
export async function giveReward(
  tx: Tx,
  clock: Clock,
  campaign: PublishedCampaign,
  occasion: RewardOccasion,
  timeZone: string,
): Promise<GivenReward> {
  const member = { brand: occasion.brand, memberId: occasion.memberId };
  const now = clock.now();
  await lockMember(tx, member);
  if (await wasGiven(tx, campaign, occasion)) return { given: false, obstacle: null };
  const obstacle = await campaignObstacle(tx, campaign, member, {
    now,
    timeZone,
    isOccasion: true,
  });
  if (obstacle !== null) return { given: false, obstacle };
  const amounts = amountsOf(campaign.document.reward, occasion);
  if (amounts.rewardMicro <= 0n) return { given: false, obstacle: null };
  const points = await pointsOf(tx, campaign, amounts.rewardMicro);
  if (points === 0n) return { given: false, obstacle: null };
  const signals = await accountSignals(tx, member, campaign.id);
  if (!(await spendBudget(tx, campaign, amounts.rewardMicro))) {
    return { given: false, obstacle: 'budgetSpent' };
  }
  const rewardId = newId();
  await tx
    .insertInto('reward')
    .values({
      id: rewardId,
      ...rowOf(campaign, occasion, amounts),
      points: points ?? 0n,
      status: signals.length > 0 ? 'held' : 'available',
      signals: JSON.stringify(signals),
      created_at: now,
      expires_at: new Date(now.getTime() + campaign.document.claimDays * DAY_MS),
    })
    .execute();
  const held = signals.length > 0;
  const title = await titleFor(tx, campaign, member);
  await tellMember(tx, member, held ? 'rewardHeld' : 'rewardWaiting', { title }, clock);
  await rewardChanged(tx, member, clock);
  return { given: true, rewardId, held };
}

const DAY_MS = 86_400_000;

/** Points that a reward is given in, by the ratio of now; null: it is not given in points. */
async function pointsOf(
  tx: Tx,
  { brand, document }: PublishedCampaign,
  rewardMicro: bigint,
): Promise<bigint | null> {
  if (document.reward.kind !== 'points') return null;
  const { pointsPerUnit } = (await readSetting(tx, brand, 'pointsPolicy')).value;
  return pointsWorth(rewardMicro, pointsPerUnit);
}

async function wasGiven(
  tx: Tx,
  { id }: PublishedCampaign,
  { memberId, occasion }: RewardOccasion,
): Promise<boolean> {
  const row = await tx
    .selectFrom('reward')
    .select('id')
    .where('campaign_id', '=', id)
    .where('member_id', '=', memberId)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  return row !== undefined;
}

interface Amounts {
  readonly rewardMicro: bigint;
  readonly depositMicro: bigint;
  readonly turnoverMicro: bigint;
}

function amountsOf(
  reward: CampaignReward,
  { currency, depositMicro = 0n, prizeMicro }: RewardOccasion,
): Amounts {
  const rewardMicro = prizeMicro ?? rewardAmountMicro(reward, { depositMicro, currency });
  // Of free rounds turnover is owed on what they win, and of points none.
  const owes = reward.kind === 'cash' || reward.kind === 'bonus';
  const turnoverMicro = owes ? requiredTurnoverMicro(reward, { rewardMicro, depositMicro }) : 0n;
  return { rewardMicro, depositMicro, turnoverMicro };
}

function rowOf(campaign: PublishedCampaign, occasion: RewardOccasion, amounts: Amounts) {
  const { reward } = campaign.document;
  const isRounds = reward.kind === 'freeRounds';
  const isCounted = isRounds || reward.kind === 'spins' || reward.kind === 'tickets';
  return {
    brand: occasion.brand,
    member_id: occasion.memberId,
    campaign_id: campaign.id,
    version: campaign.version,
    source: occasion.source,
    occasion: occasion.occasion,
    kind: reward.kind,
    currency: occasion.currency,
    amount_micro: amounts.rewardMicro,
    rounds: isCounted ? reward.rounds : 0,
    rounds_left: isRounds ? reward.rounds : 0,
    game_code: isRounds ? reward.gameCode : null,
    round_stake_micro: isRounds ? BigInt(reward.roundStakeMicro) : 0n,
    deposit_micro: amounts.depositMicro,
    deposit_id: occasion.depositId ?? null,
    turnover_times: reward.turnoverTimes,
    turnover_micro: amounts.turnoverMicro,
    locked_micro: lockedCashMicro(reward, amounts),
    terms: JSON.stringify({
      categoryWeights: reward.categoryWeights,
      gameWeights: reward.gameWeights,
      forbiddenGames: reward.forbiddenGames,
      maxStakeMicro: reward.maxStakeMicro === '0' ? null : reward.maxStakeMicro,
      orderOfUse: reward.orderOfUse,
      days: reward.days,
    }),
  };
}

/** Exactly the budget is spent, however many ask at once: the row's own sum decides. */
async function spendBudget(
  tx: Tx,
  { id }: PublishedCampaign,
  amountMicro: bigint,
): Promise<boolean> {
  const spent = await tx
    .updateTable('campaign')
    .set((eb) => ({
      spent_micro: eb('spent_micro', '+', amountMicro),
      rewards: eb('rewards', '+', 1n),
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('budget_micro', 'is', null),
        eb(eb('spent_micro', '+', amountMicro), '<=', eb.ref('budget_micro')),
      ]),
    )
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

/** The title in the member's own language. */
export async function titleFor(
  tx: Tx,
  { document }: Pick<PublishedCampaign, 'document'>,
  { brand, memberId }: MemberKey,
): Promise<string> {
  const { language } = await tx
    .selectFrom('member')
    .select('language')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return titleOf(document, [language]);
}
