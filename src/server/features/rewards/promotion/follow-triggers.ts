import { dayIn, weekdayOf } from '#domain/day/day.ts';
import type { LedgerMovement } from '#contract/generated/events.ts';
import type { CampaignTrigger } from '#contract/generated/types.ts';
import { mustJoin } from '#domain/promotion/activity.ts';
import { REGISTERED_TOPIC } from '../../../tree/invitation/accept-invitation.ts';
import {
  inVersion,
  joinedVersion,
  liveCampaigns,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import { giveDepositMissions } from '../mission/give-missions.ts';
import { raiseByDeposit } from '../vip/raise-levels.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { Parts } from '../../../parts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Consumer } from '../../../platform/outbox/consumer.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';

const DEPOSIT = 'ledger.deposit';

type TriggerParts = Pick<Parts, 'clock' | 'brands'>;

/** Gives the rewards of registrations and deposits: each event counts once, whatever fails between. */
export function followTriggers(
  parts: TriggerParts,
): Consumer<typeof REGISTERED_TOPIC | typeof DEPOSIT> {
  return {
    name: 'followTriggers',
    path: 'afterRelay',
    topics: [REGISTERED_TOPIC, DEPOSIT],
    async consume(tx, events) {
      for (const { topic, payload } of events) {
        const member = { brand: payload.brand, memberId: BigInt(payload.memberId) };
        if (topic === DEPOSIT) await followDeposit(tx, parts, member, payload);
        else await followRegistration(tx, parts, member);
      }
    },
  };
}

async function followRegistration(tx: Tx, parts: TriggerParts, member: MemberKey): Promise<void> {
  const brand = parts.brands.byId(member.brand);
  if (brand === null) return;
  const { timeZone } = settingOf(brand, 'brandDay');
  const { currency } = brand.site;
  const { created_at: registeredAt } = await tx
    .selectFrom('member')
    .select('created_at')
    .where('id', '=', member.memberId)
    .where('brand', '=', member.brand)
    .executeTakeFirstOrThrow();
  for (const campaign of await liveCampaigns(tx, member.brand, ['registration'])) {
    if (registeredAt < campaign.startsAt) continue;
    const occasion = { ...member, currency, source: 'registration' as const };
    const given = { ...occasion, occasion: 'registration' };
    await giveReward(tx, parts.clock, campaign, given, timeZone);
  }
}

interface CreditedDeposit {
  readonly id: bigint;
  readonly amountMicro: bigint;
  readonly creditedAt: Date;
  readonly currency: string;
  /** 1: the player's first. */
  readonly number: number;
}

async function followDeposit(
  tx: Tx,
  parts: TriggerParts,
  member: MemberKey,
  { provider, externalRef }: Pick<LedgerMovement, 'provider' | 'externalRef'>,
): Promise<void> {
  const deposit = await creditedDeposit(tx, member, provider, externalRef);
  if (deposit === null) return;
  const { timeZone } = settingOf(parts.brands.byId(member.brand), 'brandDay');
  await giveDepositMissions(tx, parts, member, deposit.id);
  await raiseByDeposit(tx, parts, member, deposit.id);
  for (const published of await liveCampaigns(tx, member.brand, ['deposit'])) {
    const campaign = await termsFor(tx, published, member, deposit);
    if (campaign === null || deposit.creditedAt < campaign.startsAt) continue;
    if (!counts(campaign.document.trigger, deposit, timeZone)) continue;
    await giveReward(
      tx,
      parts.clock,
      campaign,
      {
        ...member,
        currency: deposit.currency,
        source: 'deposit',
        occasion: `deposit:${deposit.id}`,
        depositMicro: deposit.amountMicro,
        depositId: deposit.id,
      },
      timeZone,
    );
  }
}

/** The campaign on the terms that hold for the player; null: it has to be joined before the deposit. */
async function termsFor(
  tx: Tx,
  published: PublishedCampaign,
  { memberId }: MemberKey,
  { creditedAt }: CreditedDeposit,
): Promise<PublishedCampaign | null> {
  const joined = await joinedVersion(tx, published.id, memberId);
  if (joined === null) return mustJoin(published.document.trigger) ? null : published;
  return joined.joinedAt <= creditedAt ? inVersion(tx, published, joined.version) : null;
}

/** Whether a deposit is one that the trigger asks for. */
function counts(trigger: CampaignTrigger, deposit: CreditedDeposit, timeZone: string): boolean {
  if (deposit.amountMicro < BigInt(trigger.minDepositMicro)) return false;
  if (trigger.depositNumber > 0 && trigger.depositNumber !== deposit.number) return false;
  if (trigger.weekdays.length === 0) return true;
  return trigger.weekdays.includes(weekdayOf(dayIn(timeZone, deposit.creditedAt)));
}

/** null: it was held to be returned, or reversed meanwhile. */
async function creditedDeposit(
  tx: Tx,
  { brand, memberId }: MemberKey,
  channel: string,
  reference: string,
): Promise<CreditedDeposit | null> {
  const row = await tx
    .selectFrom('deposit')
    .select(['id', 'received_micro', 'fee_micro', 'credited_at', 'currency'])
    .where('channel', '=', channel)
    .where('reference', '=', reference)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'credited')
    .executeTakeFirst();
  if (row === undefined || row.credited_at === null || row.received_micro === null) return null;
  const { before } = await tx
    .selectFrom('deposit')
    .select((eb) => eb.fn.countAll<bigint>().as('before'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('credited_at', 'is not', null)
    .where('id', '<', row.id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    amountMicro: row.received_micro - (row.fee_micro ?? 0n),
    creditedAt: row.credited_at,
    currency: row.currency,
    number: Number(before) + 1,
  };
}
