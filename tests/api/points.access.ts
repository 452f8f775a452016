import { setting } from '#domain/points/points-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { newId } from '#server/platform/id.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import { restoreRecord } from '#tests/support/access/restore-record.ts';
import { goodOf } from '#tests/support/points.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

export const fixture: AccessFixture = {
  records: { goodId: 'REWARD_NOT_FOUND', redemptionId: 'REDEMPTION_NOT_FOUND' },
  make: makeRedemption,
  // What is refused gives points back, which the player of the fixture has spent.
  values: {
    decidePointRedemption: { decision: ['approve'] },
    redeemPointReward: { quantity: [1] },
  },
  restore: {
    decidePointRedemption: ({ app, values }) =>
      restoreRecord(app, 'point_redemption', recordId(values, 'redemptionId')),
  },
};

/** A mall with goods that staff ship, and a redemption that waits for them. */
async function makeRedemption({ app, brand, member }: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const at = app.clock.now();
  const goodId = newId();
  const good = goodOf({ goodId: String(goodId), kind: 'physical', review: true });
  const policy = { ...setting.inEffect(null, EVERY_MEANS), enabled: true };
  for (const [kind, value] of [
    ['pointsPolicy', policy],
    ['pointGoods', { goods: [good] }],
  ] as const) {
    await db
      .insertInto('brand_setting')
      .values({ brand, kind, version: 1, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await app.server.brands.changed();
  const redemptionId = newId();
  await db
    .insertInto('point_redemption')
    .values({
      id: redemptionId,
      brand,
      member_id: BigInt(member.memberId),
      good_id: goodId,
      good: JSON.stringify(good),
      quantity: 1,
      points: 100n,
      points_after: 0n,
      currency: 'PEN',
      amount_micro: null,
      delivery: null,
      status: 'inProcess',
      note: '',
      created_at: at,
    })
    .execute();
  return { goodId: [String(goodId)], redemptionId: [String(redemptionId)] };
}
