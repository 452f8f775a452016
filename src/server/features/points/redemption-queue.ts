import type { GoodDelivery, OfficeRedemption, PointGood } from '#contract/generated/types.ts';
import { pointRedemptionList } from '#domain/points/point-redemption-list.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { returnPoints } from './move-points.ts';
import { payGood } from './pay-good.ts';
import { goodTitle } from './redemption.read.ts';

const redemptionRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('point_redemption as r')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'r.member_id').onRef('m.brand', '=', 'r.brand'),
    )
    .leftJoin('staff as s', 's.id', 'r.decided_by')
    .selectAll('r')
    .select(['m.username', 'm.username_key', 's.display_name as decider'])
    .where('r.brand', 'in', brands);

type Row = Awaited<ReturnType<ReturnType<typeof redemptionRows>['execute']>>[number];

/** The language of a brand, for titles. */
export type LanguageOf = (brand: string) => string;

/** Goods that players took for points. */
export const redemptionDesk = (languageOf: LanguageOf) =>
  desk({
    list: pointRedemptionList,
    rows: (db, { brands }) => redemptionRows(db, brands),
    item: (row: Row) => viewOf(row, languageOf(row.brand)),
    views: {
      waiting: { where: (eb) => eb('d.status', '=', 'inProcess'), order: 'id', waits: true },
      all: {},
    },
    filters: {
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
    },
    since: 'created_at',
  });

function viewOf(row: Row, language: string): OfficeRedemption {
  const good = row.good as PointGood;
  return {
    brand: row.brand,
    redemptionId: String(row.id),
    goodId: String(row.good_id),
    memberId: String(row.member_id),
    account: row.username,
    kind: good.kind,
    title: goodTitle(good, [language]),
    quantity: row.quantity,
    points: Number(row.points),
    amountMicro: row.amount_micro === null ? null : String(row.amount_micro),
    currency: row.currency,
    delivery: row.delivery as GoodDelivery | null,
    status: row.status as OfficeRedemption['status'],
    note: row.note,
    createdAt: row.created_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export interface RedemptionDecision {
  readonly brand: string;
  readonly redemptionId: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly staffId: bigint;
  readonly timeZone: string;
  readonly languageOf: LanguageOf;
}

/** Money that approving a redemption pays; null: none, or it does not wait. */
export async function redemptionAmount(
  tx: Tx,
  { brand, redemptionId }: { readonly brand: string; readonly redemptionId: bigint },
): Promise<bigint | null> {
  const row = await tx
    .selectFrom('point_redemption')
    .select('amount_micro')
    .where('id', '=', redemptionId)
    .where('brand', '=', brand)
    .where('status', '=', 'inProcess')
    .executeTakeFirst();
  return row?.amount_micro ?? null;
}

/**
 * Decides a redemption: it is paid or shipped, or the points and the goods go back.
 * @throws Problem REDEMPTION_NOT_FOUND, PROMOTION_ENDED, BUDGET_SPENT, NOT_ELIGIBLE with the obstacle,
 * MEMBER_BLOCKED
 */
export async function decideRedemption(
  tx: Tx,
  parts: { readonly ledger: Pick<Ledger, 'postIn'>; readonly clock: Clock },
  { brand, redemptionId, decision, reason, staffId, timeZone, languageOf }: RedemptionDecision,
): Promise<OfficeRedemption> {
  const missing = () => new Problem('REDEMPTION_NOT_FOUND');
  const { member_id: memberId } = await tx
    .selectFrom('point_redemption')
    .select('member_id')
    .where('id', '=', redemptionId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow(missing);
  const member = { brand, memberId };
  await lockMember(tx, member);
  const at = parts.clock.now();
  const row = await tx
    .updateTable('point_redemption')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      note: reason,
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', redemptionId)
    .where('brand', '=', brand)
    .where('status', '=', 'inProcess')
    .returningAll()
    .executeTakeFirstOrThrow(missing);
  const good = row.good as PointGood;
  if (decision === 'approve') {
    const { currency, amount_micro: amountMicro } = row;
    await payGood(tx, parts, member, { id: row.id, good, currency, amountMicro }, timeZone);
  } else {
    const { points, quantity } = row;
    await returnPoints(tx, parts.ledger, member, { reference: `return:${row.id}`, points });
    await tx
      .updateTable('point_good_taken')
      .set((eb) => ({ taken: eb('taken', '-', quantity) }))
      .where('good_id', '=', row.good_id)
      .where('brand', '=', brand)
      .execute();
  }
  const title = goodTitle(good, [await languageOfMember(tx, memberId)]);
  await tellMember(tx, member, 'redemptionDecided', { title, reason }, parts.clock);
  // The code of a voucher is the player's: the trail keeps that it was sent.
  const isCode = good.kind === 'voucher' && decision === 'approve';
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decidePointRedemption',
    subject: String(memberId),
    before: { status: 'inProcess' },
    after: { decision, redemptionId: String(redemptionId) },
    ...(isCode ? {} : { reason }),
    at,
  });
  const decided = await redemptionRows(tx, [brand])
    .where('r.id', '=', redemptionId)
    .executeTakeFirstOrThrow();
  return viewOf(decided, languageOf(brand));
}

async function languageOfMember(tx: Tx, memberId: bigint): Promise<string> {
  const { language } = await tx
    .selectFrom('member')
    .select('language')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return language;
}
