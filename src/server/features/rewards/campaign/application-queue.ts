import type { Campaign, OfficeApplication } from '#contract/generated/types.ts';
import { promotionApplicationList } from '#domain/promotion/promotion-application-list.ts';
import { findPublished, inVersion, titleOf } from '../../../promotion/campaign/campaign.read.ts';
import { proofColumn, proofsIn } from '../../../cash/proof-column.ts';
import { signedProofs } from '../../../cash/proof-links.ts';
import { giveReward, titleFor } from '../../../promotion/reward/give-reward.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import { tellMember } from '../../../account/tell-member.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { desk } from '../../../platform/desk/desk.ts';
import type { DeskScope } from '../../../platform/desk/desk-scope.ts';
import { Problem } from '../../../platform/problem.ts';
import { usernameKey } from '../../../platform/session/username-key.ts';
import type { LanguageOf } from './brand-language.ts';

export interface QueueLook {
  /** Of the brand, for titles. */
  readonly language: string;
  readonly now: Date;
  /** Signs the links to pictures. */
  readonly secret: string;
}

const applicationRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('promotion_application as a')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'a.campaign_id').onRef('v.version', '=', 'a.version'),
    )
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'a.member_id').onRef('m.brand', '=', 'a.brand'),
    )
    .leftJoin('staff as s', 's.id', 'a.decided_by')
    .selectAll('a')
    .select(['v.document', 'm.username', 'm.username_key', 'm.currency'])
    .select(['s.display_name as decider', proofColumn('application', 'a').as('pictures')])
    .where('a.brand', 'in', brands);

type Row = Awaited<ReturnType<ReturnType<typeof applicationRows>['execute']>>[number];

/** Applications to promotions. */
export function applicationDesk(languageOf: LanguageOf, secret: string) {
  return desk({
    list: promotionApplicationList,
    rows: (db, { brands }) => applicationRows(db, brands),
    item: (row: Row, { now }: DeskScope) =>
      viewOf(row, { language: languageOf(row.brand), now, secret }),
    views: {
      waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
      all: {},
    },
    filters: {
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
    },
    since: 'created_at',
  });
}

function viewOf(row: Row, { language, now, secret }: QueueLook): OfficeApplication {
  const subject = { brand: row.brand, subject: 'application', subjectId: row.id } as const;
  return {
    brand: row.brand,
    applicationId: String(row.id),
    campaignId: String(row.campaign_id),
    campaignTitle: titleOf(row.document as Campaign, [language]),
    memberId: String(row.member_id),
    account: row.username,
    currency: row.currency,
    comment: row.comment,
    pictures: signedProofs(proofsIn(row.pictures), secret, subject, now),
    status: row.status as OfficeApplication['status'],
    note: row.note,
    createdAt: row.created_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export interface ApplicationDecision {
  readonly brand: string;
  readonly applicationId: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly staffId: bigint;
  readonly timeZone: string;
}

/** The reward of the campaign that an application is for, as the player joined it. Null: it does not wait. */
export async function applicationReward(
  tx: Tx,
  { brand, applicationId }: { brand: string; applicationId: bigint },
): Promise<Campaign['reward'] | null> {
  const row = await tx
    .selectFrom('promotion_application as a')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'a.campaign_id').onRef('v.version', '=', 'a.version'),
    )
    .select('v.document')
    .where('a.brand', '=', brand)
    .where('a.id', '=', applicationId)
    .where('a.status', '=', 'waiting')
    .executeTakeFirst();
  return row === undefined ? null : (row.document as Campaign).reward;
}

/**
 * Decides an application. Approved, the reward waits for the player on the terms of the application.
 * @throws Problem PROMOTION_APPLICATION_NOT_FOUND, BUDGET_SPENT, NOT_ELIGIBLE with the obstacle
 */
export async function decideApplication(
  tx: Tx,
  clock: Clock,
  { brand, applicationId, decision, reason, staffId, timeZone }: ApplicationDecision,
): Promise<void> {
  const row = await tx
    .selectFrom('promotion_application')
    .selectAll()
    .where('id', '=', applicationId)
    .where('brand', '=', brand)
    .where('status', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('PROMOTION_APPLICATION_NOT_FOUND'));
  const member = { brand, memberId: row.member_id };
  const published = await findPublished(tx, brand, row.campaign_id);
  if (published === null) throw new Problem('PROMOTION_APPLICATION_NOT_FOUND');
  const campaign = await inVersion(tx, published, row.version);
  if (decision === 'approve') {
    const { currency } = await tx
      .selectFrom('member')
      .select('currency')
      .where('id', '=', row.member_id)
      .executeTakeFirstOrThrow();
    const occasion = { ...member, currency, source: 'application' as const };
    const given = await giveReward(
      tx,
      clock,
      campaign,
      { ...occasion, occasion: `application:${applicationId}` },
      timeZone,
    );
    if (!given.given) throw refusalOf(given.obstacle);
  }
  const at = clock.now();
  await tx
    .updateTable('promotion_application')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      note: reason,
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', applicationId)
    .execute();
  const title = await titleFor(tx, campaign, member);
  await tellMember(tx, member, 'applicationDecided', { title, reason }, clock);
  await rewardChanged(tx, member, clock);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decidePromotionApplication',
    subject: String(row.member_id),
    before: { status: 'waiting' },
    after: { decision, applicationId: String(applicationId) },
    reason,
    at,
  });
}

export function refusalOf(obstacle: string | null): Problem {
  if (obstacle === 'budgetSpent') return new Problem('BUDGET_SPENT');
  return new Problem('NOT_ELIGIBLE', { value: { obstacle } });
}

/** @throws Problem PROMOTION_APPLICATION_NOT_FOUND */
export async function readApplication(
  db: Db | Tx,
  brand: string,
  id: bigint,
  look: QueueLook,
): Promise<OfficeApplication> {
  const row = await applicationRows(db, [brand])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('PROMOTION_APPLICATION_NOT_FOUND'));
  return viewOf(row, look);
}
