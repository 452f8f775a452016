import { dayIn, periodOf } from '#domain/day/day.ts';
import { referralSignals } from '#contract/generated/enum-values.ts';
import type { Campaign, CampaignSimulation, ReferralSignal } from '#contract/generated/types.ts';
import { isDraw } from '#domain/promotion/draw-unit.ts';
import { meanPrizeMicro } from '#domain/promotion/raffle.ts';
import { requiredTurnoverMicro, rewardAmountMicro } from '#domain/promotion/reward-amount.ts';
import { factReader } from '../../../promotion/campaign/facts.read.ts';
import { isAudience } from '../../../promotion/campaign/obstacle.read.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import {
  countCashedOut,
  namesOf,
  type PastEvent,
  pastEvents,
  sharedSigns,
} from './past-events.read.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const MOST_EXAMPLES = 10;

export interface Simulated {
  readonly brand: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** What one player would have got. */
interface Share {
  rewards: number;
  amountMicro: bigint;
}

/**
 * Runs a campaign over the last 30 days: whom its trigger, audience, conditions and limits would have let
 * through at the time, and what that would have cost. It reads and gives nothing. Codes, applications
 * and grants happen when staff or players want: there it is the most that could be asked for.
 */
export async function simulateCampaign(
  db: Db,
  campaign: Campaign,
  at: Simulated,
): Promise<CampaignSimulation> {
  const since = new Date(at.now.getTime() - DAYS * DAY_MS);
  const { events, isPartial } = await pastEvents(db, campaign, { ...at, since });
  const shares = new Map<bigint, Share>();
  const taken = new Map<string, number>();
  const budget = BigInt(campaign.budgetMicro);
  let cost = 0n;
  let turnover = 0n;
  let rewards = 0;
  let reachedOn: string | null = null;
  const qualifying: PastEvent[] = [];
  for (const event of events) {
    if (!(await wouldQualify(db, campaign, event, at))) continue;
    const key = periodKey(campaign, event, at.timeZone);
    const before = taken.get(key) ?? 0;
    if (before >= campaign.timesPerMember) continue;
    const { rewardMicro, turnoverMicro } = worthOf(campaign, event, at.currency);
    if (rewardMicro <= 0n) continue;
    if (budget > 0n && cost + rewardMicro > budget) {
      reachedOn ??= dayIn(at.timeZone, event.at);
      continue;
    }
    taken.set(key, before + 1);
    qualifying.push(event);
    cost += rewardMicro;
    turnover += turnoverMicro;
    rewards += event.tickets;
    const share = shares.get(event.memberId) ?? { rewards: 0, amountMicro: 0n };
    share.rewards += event.tickets;
    share.amountMicro += rewardMicro;
    shares.set(event.memberId, share);
  }
  const members = [...shares.keys()];
  const signs = await sharedSigns(db, at.brand, members);
  return {
    days: DAYS,
    currency: at.currency,
    events: events.length,
    isPartial,
    players: members.length,
    rewards,
    costMicro: String(cost),
    turnoverMicro: String(turnover),
    budgetReachedOn: reachedOn,
    signals: referralSignals
      .map((signal) => ({ signal, players: countSign(signs, signal) }))
      .filter(({ players }) => players > 0),
    cashedOut: await countCashedOut(db, at.brand, qualifying),
    examples: await examplesOf(db, at.brand, shares, signs),
  };
}

type Signs = ReadonlyMap<bigint, readonly ReferralSignal[]>;

const countSign = (signs: Signs, signal: ReferralSignal): number =>
  [...signs.values()].filter((own) => own.includes(signal)).length;

async function wouldQualify(
  db: Db,
  campaign: Campaign,
  event: PastEvent,
  { brand, timeZone }: Simulated,
): Promise<boolean> {
  const member: MemberKey = { brand, memberId: event.memberId };
  if (!(await isAudience(db, campaign.audience, member, event.at))) return false;
  if (campaign.conditions.length === 0) return true;
  return factReader(db, member, { timeZone, at: event.at }).meet(campaign.conditions);
}

function periodKey(campaign: Campaign, { memberId, at }: PastEvent, timeZone: string): string {
  const { timesPer } = campaign;
  if (timesPer === 'campaign') return String(memberId);
  return `${memberId} ${periodOf(dayIn(timeZone, at), timesPer).from}`;
}

function worthOf(campaign: Campaign, event: PastEvent, currency: string) {
  const { reward, prizes, trigger } = campaign;
  const depositMicro = event.depositMicro;
  if (isDraw(trigger.kind)) {
    const rewardMicro = meanPrizeMicro(prizes, event.tickets);
    return { rewardMicro, turnoverMicro: rewardMicro * BigInt(reward.turnoverTimes) };
  }
  const ofRain =
    trigger.kind === 'rain' ? BigInt(campaign.budgetMicro) / BigInt(trigger.envelopes) : undefined;
  const rewardMicro =
    event.prizeMicro ?? ofRain ?? rewardAmountMicro(reward, { depositMicro, currency });
  const turnoverMicro = requiredTurnoverMicro(reward, { rewardMicro, depositMicro });
  return { rewardMicro, turnoverMicro };
}

async function examplesOf(
  db: Db,
  brand: string,
  shares: ReadonlyMap<bigint, Share>,
  signs: Signs,
): Promise<CampaignSimulation['examples']> {
  const most = [...shares]
    .toSorted(([, one], [, other]) => Number(other.amountMicro - one.amountMicro))
    .slice(0, MOST_EXAMPLES);
  const names = await namesOf(
    db,
    brand,
    most.map(([memberId]) => memberId),
  );
  return most.map(([memberId, { rewards, amountMicro }]) => ({
    memberId: String(memberId),
    account: names.get(memberId) ?? '',
    rewards,
    amountMicro: String(amountMicro),
    signals: [...(signs.get(memberId) ?? [])],
  }));
}
