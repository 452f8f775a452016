import { findPublished } from '../../../promotion/campaign/campaign.read.ts';
import { promoCodeHash, tidyPromoCode } from '../../../promotion/campaign/promo-code.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { rewardRefusal } from '../../../promotion/reward/reward-refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';

/** Wrong codes of a player in an hour; more and all are refused, so that guessing leads nowhere. */
const MOST_MISSES = 10;
const MISS_MINUTES = 60;

export interface CodeEntry extends MemberKey {
  readonly currency: string;
  readonly timeZone: string;
  readonly code: string;
}

/** Refuses a player who tried too many codes. @throws Problem TOO_MANY_CODES */
export async function requireFewMisses(db: Db, memberId: bigint, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - MISS_MINUTES * 60_000);
  const { misses } = await db
    .selectFrom('promo_code_miss')
    .select((eb) => eb.fn.countAll<bigint>().as('misses'))
    .where('member_id', '=', memberId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (misses >= MOST_MISSES) {
    throw new Problem('TOO_MANY_CODES', { retryAfterSeconds: MISS_MINUTES * 60 });
  }
}

/** Remembers a wrong code, whatever became of the request's transaction. */
export async function noteMiss(db: Db, memberId: bigint, clock: Clock): Promise<void> {
  await db
    .insertInto('promo_code_miss')
    .values({ member_id: memberId, id: newId(), at: clock.now() })
    .execute();
}

/**
 * Redeems a code: the reward of its campaign waits for the player. A code is used once by a player, and
 * a single one by one player alone.
 * @returns the reward's id
 * @throws Problem PROMO_CODE_INVALID, PROMO_CODE_USED, PROMOTION_ENDED, BUDGET_SPENT, ALREADY_CLAIMED,
 * NOT_ELIGIBLE with the obstacle, MEMBER_BLOCKED
 */
export async function redeemPromoCode(
  tx: Tx,
  { clock, secret }: { clock: Clock; secret: string },
  { brand, memberId, currency, timeZone, code }: CodeEntry,
): Promise<bigint> {
  const member = { brand, memberId };
  await lockMember(tx, member);
  const tidy = tidyPromoCode(code);
  if (tidy === null) throw invalid();
  const found = await tx
    .selectFrom('promo_code as c')
    .innerJoin('promo_code_batch as b', 'b.id', 'c.batch_id')
    .select(['c.code_hash', 'c.uses_left', 'b.id', 'b.campaign_id'])
    .where('c.brand', '=', brand)
    .where('c.code_hash', '=', promoCodeHash(secret, tidy))
    .where('b.brand', '=', brand)
    .where('b.revoked_at', 'is', null)
    .where('b.expires_at', '>', clock.now())
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (found === undefined) throw invalid();
  const campaign = await findPublished(tx, brand, found.campaign_id);
  if (campaign === null || campaign.document.trigger.kind !== 'code') throw invalid();
  const occasion = `code:${found.code_hash.slice(0, 32)}`;
  if (found.uses_left === 0 || (await isUsed(tx, campaign.id, memberId, occasion))) {
    throw new Problem('PROMO_CODE_USED', { fields: { '/code': { code: 'PROMO_CODE_USED' } } });
  }
  const given = await giveReward(
    tx,
    clock,
    campaign,
    { ...member, currency, source: 'code', occasion },
    timeZone,
  );
  if (!given.given) throw rewardRefusal(given.obstacle);
  await tx
    .updateTable('promo_code')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('brand', '=', brand)
    .where('code_hash', '=', found.code_hash)
    .execute();
  await tx
    .updateTable('promo_code_batch')
    .set((eb) => ({ redeemed: eb('redeemed', '+', 1) }))
    .where('id', '=', found.id)
    .execute();
  return given.rewardId;
}

async function isUsed(
  tx: Tx,
  campaignId: bigint,
  memberId: bigint,
  occasion: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('reward')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  return row !== undefined;
}

const invalid = (): Problem =>
  new Problem('PROMO_CODE_INVALID', {
    fields: { '/code': { code: 'INVALID', messageKey: 'error:PROMO_CODE_INVALID' } },
  });
