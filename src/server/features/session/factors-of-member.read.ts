import { nameKey } from '#domain/text/name-key.ts';
import type { SecondFactorKind, SecondFactorPolicy } from '#contract/generated/types.ts';
import { askedFactors } from '#domain/second-factor/asks-second-factor.ts';
import { secondFactorSince } from '../../account/second-factor/second-factor.store.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { SignInAttempt } from '../../platform/session/sign-in-attempt.ts';
import { sameText } from '../../platform/signature.ts';

/** What a member with the right password is asked for besides; empty: nothing. */
export async function factorsAskedOf(
  { db, passwordResetBy }: Pick<Parts, 'db' | 'passwordResetBy'>,
  policy: SecondFactorPolicy,
  member: MemberKey & { mobile: string | null; email: string | null; isFirst: boolean },
  { source }: Pick<SignInAttempt, 'source'>,
): Promise<readonly SecondFactorKind[]> {
  if (policy.askOn === 'never') return [];
  // The first device of an account is new to nobody.
  const others = member.isFirst ? [] : policy.alsoBy;
  const [since, names] = await Promise.all([
    secondFactorSince(db, member),
    others.includes('payee') ? payeeNames(db, member) : [],
  ]);
  return askedFactors(
    { ...policy, alsoBy: [...others] },
    {
      isOn: since !== null,
      isKnownDevice: 'deviceHash' in source,
      hasNumber: member.mobile !== null && passwordResetBy.includes('mobile'),
      hasEmail: member.email !== null && passwordResetBy.includes('email'),
      hasPayee: names.length > 0,
    },
  );
}

/** Whether a name is on one of the member's bank accounts, however it is written. */
export async function isPayeeOf(tx: Tx, member: MemberKey, typed: string): Promise<boolean> {
  const key = nameKey(typed);
  const names = await payeeNames(tx, member);
  return key !== '' && names.map((name) => sameText(nameKey(name), key)).includes(true);
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
