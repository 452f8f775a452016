import type { AffiliateApplication } from '#contract/generated/types.ts';
import { affiliateApplicationList } from '#domain/agent/affiliate-application-list.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { becomeAgent } from '../../tree/invitation/accept-invitation.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { tellMember } from '../../account/tell-member.ts';
import { writeTerms } from '../../tree/terms.store.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import type { StaffDecision } from './decide-referral.ts';

/** The type of an agent who came by an application. */
const AFFILIATE = 41;

function applicationRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('affiliate_application as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .leftJoin('staff as s', 's.id', 'a.decided_by')
    .selectAll('a')
    .select(['m.username', 'm.username_key', 's.display_name as decider'])
    .where('a.brand', 'in', brands);
}

type Row = Awaited<ReturnType<ReturnType<typeof applicationRows>['execute']>>[number];

function viewOf(row: Row): AffiliateApplication {
  return {
    brand: row.brand,
    applicationId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    text: row.text,
    status: row.status as AffiliateApplication['status'],
    reason: row.reason,
    appliedAt: row.applied_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** The member's latest application, without who decided; null: none. */
export async function latestApplication(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<AffiliateApplication | null> {
  const row = await applicationRows(db, [brand])
    .where('a.member_id', '=', memberId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...viewOf(row), decidedBy: null };
}

/** A member asks to become an affiliate. @throws Problem APPLICATION_EXISTS, UPLINE_EXISTS */
export async function applyForAffiliate(
  tx: Tx,
  { brand, memberId }: MemberKey,
  text: string,
  clock: Clock,
): Promise<AffiliateApplication> {
  const member = await tx
    .selectFrom('member')
    .select('parent_id')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (member.parent_id !== null) throw new Problem('UPLINE_EXISTS');
  try {
    await tx
      .insertInto('affiliate_application')
      .values({
        id: newId(),
        brand,
        member_id: memberId,
        text,
        status: 'waiting',
        applied_at: clock.now(),
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('APPLICATION_EXISTS', { cause: error });
    throw error;
  }
  const made = await latestApplication(tx, { brand, memberId });
  if (made === null) throw new Error('an application was written');
  return made;
}

/** Members who ask to become affiliates. */
export const affiliateApplicationDesk = desk({
  list: affiliateApplicationList,
  rows: (db, { brands }) => applicationRows(db, brands),
  item: (row: Row) => viewOf(row),
  views: {
    waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
    all: {},
  },
  filters: {
    username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
  },
  since: 'applied_at',
});

/**
 * Decides an application. Approved, the member is an affiliate with a code from now on, and signs in
 * again; the applicant reads the reason. @throws Problem APPLICATION_NOT_FOUND
 */
export async function decideAffiliateApplication(
  tx: Tx,
  brand: LiveBrand,
  { id, decision, reason, staffId }: StaffDecision,
  clock: Clock,
): Promise<AffiliateApplication> {
  const row = await tx
    .selectFrom('affiliate_application as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .select(['a.member_id', 'm.currency', 'm.account_type', 'm.series'])
    .where('a.id', '=', id)
    .where('a.brand', '=', brand.id)
    .where('a.status', '=', 'waiting')
    .forUpdate('a')
    .executeTakeFirstOrThrow(() => new Problem('APPLICATION_NOT_FOUND'));
  const owner = { brand: brand.id, memberId: row.member_id, currency: row.currency };
  const at = clock.now();
  if (decision === 'approve' && !isAgentType(row.account_type)) {
    await tx
      .updateTable('member')
      .set({ account_type: AFFILIATE })
      .where('id', '=', row.member_id)
      .where('brand', '=', brand.id)
      .execute();
    const series = brand.setting('lotteryTerms').ceilingSeries;
    if (row.series === null) await writeTerms(tx, owner, { series, shareBasisPoints: 10_000 }, at);
    await becomeAgent(tx, owner, settingOf(brand, 'agentPolicy'), clock);
    const ended = { ...owner, keepTokenHash: null, reason: 'replaced' as const };
    await endMemberSessions(tx, ended, clock);
  }
  await tx
    .updateTable('affiliate_application')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      reason,
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', id)
    .execute();
  await tellMember(tx, owner, 'affiliateDecided', { reason }, clock);
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'decideAffiliateApplication',
    subject: String(row.member_id),
    before: { status: 'waiting' },
    after: { decision },
    reason,
    at,
  });
  const decided = await applicationRows(tx, [brand.id])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return viewOf(decided);
}
