import { nameKeys } from '#domain/identity/fold-name.ts';
import type { SecondFactorKind, SecondFactorPolicy } from '#contract/generated/types.ts';
import { askedFactors } from '#domain/second-factor/asks-second-factor.ts';
import { secondFactorSince } from '../../identity/second-factor/second-factor.store.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isKnownNetwork } from '../../platform/session/known-network.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { SignInAttempt } from '../../platform/session/sign-in-attempt.ts';
import { sameText } from '../../platform/signature.ts';

/** What a member with the right password is asked for besides; empty: nothing. */
export async function factorsAskedOf(
  { db, clock, passwordResetBy }: Pick<Parts, 'db' | 'clock' | 'passwordResetBy'>,
  policy: SecondFactorPolicy,
  member: MemberKey & { mobile: string | null; email: string | null; isFirst: boolean },
  { source, ip }: Pick<SignInAttempt, 'source'> & { ip: string },
): Promise<readonly SecondFactorKind[]> {
  if (policy.askOn === 'never') return [];
  // The first device of an account is new to nobody.
  const others = member.isFirst ? [] : policy.alsoBy;
  const [since, names, isKnownAddress] = await Promise.all([
    secondFactorSince(db, member),
    others.includes('payee') ? payeeNames(db, member) : [],
    policy.unknownAddress ? isKnownNetwork(db, member, ip, clock) : true,
  ]);
  return askedFactors(
    { ...policy, alsoBy: [...others] },
    {
      isOn: since !== null,
      isKnownDevice: 'deviceHash' in source,
      isKnownAddress,
      hasNumber: member.mobile !== null && passwordResetBy.includes('mobile'),
      hasEmail: member.email !== null && passwordResetBy.includes('email'),
      hasPayee: names.length > 0,
    },
  );
}

/** Whether a name is on one of the member's bank accounts, however it is written. */
export async function isPayeeOf(tx: Tx, member: MemberKey, typed: string): Promise<boolean> {
  const keys = nameKeys(typed);
  const held = (await payeeNames(tx, member)).flatMap(nameKeys);
  return held.flatMap((own) => keys.map((key) => sameText(own, key))).includes(true);
}

async function payeeNames(db: Db | Tx, { brand, memberId }: MemberKey): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_account')
    .select('payee_name')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.payee_name);
}
