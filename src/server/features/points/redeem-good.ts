import type { GoodDelivery, Redemption } from '#contract/generated/types.ts';
import { POINTS } from '#domain/ledger/unit.ts';
import { needsReview, openGoods, remainingOf, takesSeveral } from '#domain/points/open-goods.ts';
import type { KnownGood } from '#domain/points/point-goods.setting.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { findPublished, type PublishedCampaign } from '../../promotion/campaign/campaign.read.ts';
import { factReader } from '../../promotion/campaign/facts.read.ts';
import { readSetting } from '../../settings/setting-store.ts';
import { amountOf } from './goods.read.ts';
import { spendPoints } from './move-points.ts';
import { payGood } from './pay-good.ts';
import { pointsOf } from './points.read.ts';
import { readRedemption } from './redemption.read.ts';

export interface Redeeming {
  readonly goodId: string;
  readonly quantity: number;
  /** The price of one that the player saw. */
  readonly pointsRequired: number;
  /** Money that one pays, as the player saw it; null: none. */
  readonly amountMicro: string | null;
  readonly delivery: GoodDelivery | null;
  /** The currency of the player's money. */
  readonly currency: string;
  /** Time zone of the brand's day. */
  readonly timeZone: string;
  readonly language: string;
}

interface RedeemParts {
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly clock: Clock;
}

/**
 * Takes goods for points. Points and goods are held in one transaction, under the lock of the player and of
 * the goods: the last one goes to one player. What staff do not look at is paid at once.
 * @throws Problem REWARD_NOT_FOUND, GOOD_CHANGED, REWARD_OUT_OF_STOCK, INSUFFICIENT_POINTS, ALREADY_CLAIMED,
 * NOT_ELIGIBLE, BUDGET_SPENT, PROMOTION_ENDED, INVALID_BODY without an address
 */
export async function redeemGood(
  tx: Tx,
  parts: RedeemParts,
  member: MemberKey,
  wanted: Redeeming,
): Promise<Redemption> {
  const { brand, memberId } = member;
  const now = parts.clock.now();
  await lockMember(tx, member);
  const { good, campaign } = await goodOffered(tx, brand, wanted, now);
  const { quantity, delivery, currency, timeZone } = wanted;
  requireForm(good, wanted);
  await requireDeposits(tx, member, good, { timeZone, now });
  await requireOwnShare(tx, member, good, quantity);
  await takeStock(tx, brand, good, quantity);
  await lockWallet(tx, { brand, memberId, currency: POINTS });
  const id = newId();
  const points = BigInt(good.pointsRequired) * BigInt(quantity);
  const held = await pointsOf(tx, member);
  await spendPoints(tx, parts.ledger, member, { reference: `redeem:${id}`, points, held });
  const waits = needsReview(good);
  const amount = amountOf(good, campaign ?? undefined);
  const redemption = {
    id,
    good,
    currency,
    quantity,
    amountMicro: amount === null || amount === '0' ? null : BigInt(amount) * BigInt(quantity),
  };
  await tx
    .insertInto('point_redemption')
    .values({
      id,
      brand,
      member_id: memberId,
      good_id: BigInt(good.goodId),
      good: JSON.stringify(good),
      quantity,
      points,
      points_after: held - points,
      currency,
      amount_micro: redemption.amountMicro,
      delivery: good.kind === 'physical' ? JSON.stringify(delivery) : null,
      status: waits ? 'inProcess' : 'approved',
      note: '',
      created_at: now,
      decided_at: waits ? null : now,
    })
    .execute();
  if (!waits) await payGood(tx, parts, member, redemption, timeZone);
  return readRedemption(tx, member, id, wanted.language);
}

/** Goods that are offered now, on the terms that the player saw. */
async function goodOffered(
  tx: Tx,
  brand: string,
  { goodId, pointsRequired, amountMicro }: Redeeming,
  now: Date,
): Promise<{ good: KnownGood; campaign: PublishedCampaign | null }> {
  // As it is in the database: another server may have changed it.
  const { goods } = (await readSetting(tx, brand, 'pointGoods')).value;
  const good = openGoods(goods, now.getTime()).find((one) => one.goodId === goodId);
  if (good === undefined) throw new Problem('REWARD_NOT_FOUND');
  const campaign =
    good.campaignId === null ? null : await findPublished(tx, brand, BigInt(good.campaignId));
  const isGone = campaign?.state !== 'live' || campaign.document.trigger.kind !== 'points';
  if (good.campaignId !== null && isGone) throw new Problem('REWARD_NOT_FOUND');
  const isSeen =
    good.pointsRequired === pointsRequired && amountOf(good, campaign ?? undefined) === amountMicro;
  if (!isSeen) throw new Problem('GOOD_CHANGED');
  return { good, campaign };
}

function requireForm(good: KnownGood, { quantity, delivery }: Redeeming): void {
  if (quantity > 1 && !takesSeveral(good)) {
    const fields = { '/quantity': { code: 'maximum', params: { limit: 1 } } };
    throw new Problem('INVALID_BODY', { fields });
  }
  if (good.kind === 'physical' && delivery === null)
    throw new Problem('INVALID_BODY', { fields: { '/delivery': { code: 'required' } } });
}

async function requireDeposits(
  tx: Tx,
  member: MemberKey,
  { depositedMicro }: KnownGood,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  if (depositedMicro === '0') return;
  const facts = factReader(tx, member, { timeZone, at: now });
  const deposited = await facts.valueOf({ fact: 'depositSum', period: 'days30' });
  if (deposited < BigInt(depositedMicro)) {
    throw new Problem('NOT_ELIGIBLE', { value: { obstacle: 'conditions' } });
  }
}

async function requireOwnShare(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { goodId, perMember }: KnownGood,
  quantity: number,
): Promise<void> {
  if (perMember === 0) return;
  const { own } = await tx
    .selectFrom('point_redemption')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('quantity'), eb.lit(0)).as('own'))
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('good_id', '=', BigInt(goodId))
    .where('status', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  if (Number(own) + quantity > perMember) throw new Problem('ALREADY_CLAIMED');
}

/** Holds goods, under the lock of their row until the transaction ends. */
async function takeStock(tx: Tx, brand: string, good: KnownGood, quantity: number): Promise<void> {
  const { taken } = await tx
    .insertInto('point_good_taken')
    .values({ good_id: BigInt(good.goodId), brand, taken: quantity })
    .onConflict((conflict) =>
      conflict
        .column('good_id')
        .doUpdateSet((eb) => ({ taken: eb('point_good_taken.taken', '+', quantity) })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow();
  const left = remainingOf(good, taken - quantity);
  if (left !== null && left < quantity) throw new Problem('REWARD_OUT_OF_STOCK');
}
