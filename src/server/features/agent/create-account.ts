import type { AccountType, AgentPolicy, AgentTerms } from '#contract/generated/types.ts';
import { validateRegistration } from '#domain/registration/validate-registration.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { openMemberAccounts } from '../../ledger/open-member-accounts.ts';
import { joinTeam, tellRegistered } from '../../tree/invitation/accept-invitation.ts';
import { registerMember } from '../../account/register-member.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { matchInTime } from '../../platform/match-in-time.ts';
import { Problem } from '../../platform/problem.ts';
import { refuseCommonPassword } from '../../platform/refuse-common-password.ts';

export interface AccountRequest {
  readonly username: string;
  readonly password: string;
  readonly type: AccountType;
  readonly terms: AgentTerms;
  /** The agent above; null: none. */
  readonly agentId: bigint | null;
  readonly language: string;
  readonly origin: string;
  readonly ip: string;
}

/**
 * Checks name and password as the brand's own registration does.
 * @throws Problem INVALID_REGISTRATION, PASSWORD_TOO_COMMON
 */
export function checkCredentials(
  brand: LiveBrand,
  { username, password }: Pick<AccountRequest, 'username' | 'password'>,
  now: Date,
): void {
  const asked = new Set(['username', 'password', 'confirmPassword']);
  const outcome = validateRegistration({
    body: { username, password, confirmPassword: password },
    method: 'username',
    // The owner proves and completes the account later.
    flags: { USERNAMEREG3: true },
    rules: brand
      .setting('registerRules')
      .map((rule) => (asked.has(rule.field) ? rule : { ...rule, enabled: false, required: false })),
    minimumAge: brand.manifest.legal.minimumAge,
    today: now,
    match: matchInTime,
  });
  if (!outcome.ok) throw new Problem('INVALID_REGISTRATION', { fields: outcome.fields });
  const brandNames = [brand.id, brand.name];
  refuseCommonPassword(password, '/password', { username, brandNames });
}

/**
 * Writes an account that an agent or staff made; its password is changed at the first sign-in.
 * @param passwordHash of the password that `checkCredentials` accepted; null: nobody signs in
 * @returns the member's id. @throws Problem USERNAME_TAKEN, TREE_TOO_DEEP
 */
export async function createAccount(
  tx: Tx,
  brand: LiveBrand,
  request: AccountRequest,
  passwordHash: string | null,
  policy: AgentPolicy,
  clock: Clock,
): Promise<bigint> {
  const { currency } = brand.site;
  const { origin, agentId, terms, type } = request;
  const memberId = await registerMember(
    tx,
    {
      brand: brand.id,
      username: request.username,
      mobile: null,
      passwordHash,
      language: request.language,
      currency,
      profile: {},
      registerUrl: origin,
      registerDomain: new URL(origin).hostname,
      registerMethod: agentId === null ? 'OFFICE' : 'AGENT',
      invitation: agentId === null ? null : { inviterId: agentId, code: null, link: null },
      ip: request.ip,
      termsVersion: brand.manifest.legal.termsVersion,
      opensSession: false,
      mustChangePassword: true,
    },
    clock,
  );
  const member = { brand: brand.id, memberId, currency };
  await openMemberAccounts(tx, member);
  await joinTeam(tx, member, { agentId, terms, type }, policy, clock);
  await tellRegistered(tx, member, clock);
  return memberId;
}
