import type { PointsPolicy } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { POINTS } from '#domain/ledger/unit.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { convertedMicro } from '#domain/points/points.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { payCash, spendPoints } from './move-points.ts';
import { pointsOf } from './points.read.ts';
import { pendingPointsOf } from './redemption.read.ts';

export interface Conversion {
  readonly points: number;
  readonly policy: PointsPolicy;
  /** The currency of the player's money. */
  readonly currency: string;
  /** The day of the brand. */
  readonly today: string;
}

/**
 * Turns points into cash by the ratio of the policy, rounded down to the currency's smallest part. Points and cash move in
 * one transaction, under the lock of the player's points.
 * @throws Problem AMOUNT_OUT_OF_RANGE with the bounds, INSUFFICIENT_POINTS
 */
export async function convertPoints(
  tx: Tx,
  { ledger, clock }: { readonly ledger: Pick<Ledger, 'postIn'>; readonly clock: Clock },
  member: MemberKey,
  { points, policy, currency, today }: Conversion,
): Promise<ReplyOf<'convertPoints'>> {
  const { brand, memberId } = member;
  await lockWallet(tx, { brand, memberId, currency: POINTS });
  const held = await pointsOf(tx, member);
  const amountMicro = convertedMicro(
    BigInt(points),
    policy.pointsPerUnit,
    currencyDigits(currency),
  );
  const most = await mostNow(tx, member, policy, today);
  if (points < policy.minConvertPoints || points > most || amountMicro === 0n) {
    const bounds = { minimum: policy.minConvertPoints, maximum: most };
    throw new Problem('AMOUNT_OUT_OF_RANGE', {
      fields: {
        '/points':
          points < policy.minConvertPoints || amountMicro === 0n
            ? { code: 'minimum', params: { limit: bounds.minimum } }
            : { code: 'maximum', params: { limit: bounds.maximum } },
      },
    });
  }
  const id = newId();
  await spendPoints(tx, ledger, member, {
    reference: `convert:${id}`,
    points: BigInt(points),
    held,
  });
  const transferId = await payCash(tx, ledger, member, {
    reference: `paid:${id}`,
    currency,
    amountMicro,
  });
  await tx
    .insertInto('point_conversion')
    .values({
      id,
      brand,
      member_id: memberId,
      day: today,
      points: BigInt(points),
      points_after: held - BigInt(points),
      currency,
      amount_micro: amountMicro,
      created_at: clock.now(),
    })
    .execute();
  return {
    points: {
      currentPoints: Number(held) - points,
      pendingPoints: await pendingPointsOf(tx, member),
    },
    credited: {
      transferId: String(transferId),
      fund: 'cash',
      currency,
      amountMicro: String(amountMicro),
      turnoverRequirementMicro: '0',
      points: 0,
    },
  };
}

/** Points that may still be converted today. */
async function mostNow(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { maxConvertPointsPerDay: most }: PointsPolicy,
  today: string,
): Promise<number> {
  if (most === 0) return Number.MAX_SAFE_INTEGER;
  const { used } = await tx
    .selectFrom('point_conversion')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('points'), eb.lit(0)).as('used'))
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  return Math.max(0, most - Number(used));
}
