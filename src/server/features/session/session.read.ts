import type { MemberInfo } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CallFacts, Site } from '../../platform/route.ts';
import { csrfTokenFor } from '../../platform/session/csrf.ts';

/** Who the caller is, for the first screen of a page. */
export async function sessionView(
  db: Db,
  call: Pick<CallFacts, 'caller' | 'language'> & { site: Site },
  secret: string,
): Promise<ReplyOf<'getSession'>> {
  const { caller, site } = call;
  const facts = { brand: site.brand, language: call.language, currency: site.currency };
  if (!('memberId' in caller)) {
    return {
      ...facts,
      kind: 'visitor',
      csrfToken: null,
      member: null,
      lastLoginAt: null,
      expiresAt: null,
      passwordChangeRequired: false,
      hasPassword: false,
    };
  }
  const row = await db
    .selectFrom('member as m')
    .innerJoin('member_session as s', 's.member_id', 'm.id')
    .select(['m.id', 'm.username', 'm.nickname', 'm.account_type', 'm.currency', 'm.language'])
    .select(['m.previous_login_at', 's.password_due', 's.expires_at'])
    .select((eb) => eb('m.password_hash', 'is not', null).as('has_password'))
    .where('m.id', '=', caller.memberId)
    .where('m.brand', '=', site.brand)
    .where('s.token_hash', '=', caller.tokenHash)
    .executeTakeFirstOrThrow();
  return {
    brand: site.brand,
    language: row.language,
    currency: row.currency,
    kind: caller.kind,
    csrfToken: caller.carrier === 'cookie' ? csrfTokenFor(secret, caller.tokenHash) : null,
    member: {
      id: String(row.id),
      account: row.username,
      nickname: row.nickname,
      type: row.account_type as MemberInfo['type'],
    },
    lastLoginAt: row.previous_login_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    passwordChangeRequired: row.password_due,
    hasPassword: Boolean(row.has_password),
  };
}
