import type { SignInArea } from '#contract/generated/types.ts';
import { areaRefusal } from '#domain/session/sign-in-area.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { memberKind } from '../../platform/session/caller.ts';
import { screenMember } from '../../account/exclusion-match.store.ts';
import { currentExclusion } from '../../account/exclusion.store.ts';
import { rememberNetwork } from '../../platform/session/known-network.ts';
import {
  type MemberSessionOwner,
  type NewSession,
  openMemberSession,
} from '../../platform/session/session-store.ts';

/** A member who has proven to be the owner of the account. */
export interface ProvenMember {
  id: bigint;
  last_login_at: Date | null;
  account_type: number;
  mobile_key: string | null;
  profile: unknown;
}

/** Whom the session is for, besides the member. */
export type SignInOwner = Omit<MemberSessionOwner, 'memberId'> & {
  area: SignInArea;
  /** The brand keeps agents off the players' site. */
  agentsApart: boolean;
};

export interface OpenedSignIn {
  session: NewSession;
  memberId: bigint;
  firstTimeLogin: boolean;
  passwordDue: boolean;
}

/**
 * Opens the session of a sign-in, whichever way proved it; the session before it ends.
 * @throws Problem ACCOUNT_EXCLUDED with the exclusion, MEMBERS_ONLY, AGENTS_ONLY, after the right proof
 * only
 */
export async function openSignIn(
  tx: Tx,
  member: ProvenMember,
  owner: SignInOwner,
  clock: Clock,
): Promise<OpenedSignIn> {
  const refusal = areaRefusal(owner.area, memberKind(member.account_type), owner);
  if (refusal !== null) throw new Problem(refusal);
  // Locks the member's row: an exclusion that is written at the same time is seen below.
  const session = await openMemberSession(tx, { ...owner, memberId: member.id }, clock);
  const account = { brand: owner.brand, memberId: member.id };
  await rememberNetwork(tx, account, owner.ip, clock);
  const exclusion = await currentExclusion(tx, account, clock);
  if (exclusion !== null) throw new Problem('ACCOUNT_EXCLUDED', { value: exclusion });
  const profile = (member.profile ?? {}) as Record<string, unknown>;
  const person = { mobile: member.mobile_key, profile, registration: null };
  await screenMember(tx, account, person, clock);
  await tx
    .updateTable('member')
    .set({ last_login_at: clock.now(), previous_login_at: member.last_login_at })
    .where('id', '=', member.id)
    .where('brand', '=', owner.brand)
    .execute();
  return {
    session,
    memberId: member.id,
    firstTimeLogin: member.last_login_at === null,
    passwordDue: owner.passwordDue ?? false,
  };
}
