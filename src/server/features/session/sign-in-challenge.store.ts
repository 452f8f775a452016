import type {
  SecondFactorChallenge,
  SecondFactorKind,
  SignInArea,
} from '#contract/generated/types.ts';
import { CHALLENGE_MINUTES, MOST_WRONG_ANSWERS } from '#domain/second-factor/asks-second-factor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newToken } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** A sign-in whose first factor is proven. */
export interface HeldSignIn extends MemberKey {
  kind: 'cookie' | 'bearer';
  area: SignInArea;
  passwordDue: boolean;
  kinds: readonly SecondFactorKind[];
}

/** Keeps a sign-in until its second factor is given. @returns the refusal that tells of it */
export async function holdSignIn(tx: Tx, held: HeldSignIn, clock: Clock): Promise<Problem> {
  const challenge = newToken();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
  await tx
    .insertInto('sign_in_challenge')
    .values({
      token_hash: sha256Hex(challenge),
      brand: held.brand,
      member_id: held.memberId,
      kind: held.kind,
      area: held.area,
      kinds: JSON.stringify(held.kinds),
      password_due: held.passwordDue,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  const value: SecondFactorChallenge = {
    challenge,
    kinds: [...held.kinds],
    expiresAt: expiresAt.toISOString(),
  };
  return new Problem('SECOND_FACTOR_REQUIRED', { value });
}

/** The sign-in that waits under a token; null: there is none, or it has ended. */
export async function findHeldSignIn(
  db: Db,
  brand: string,
  challenge: string,
  clock: Clock,
): Promise<HeldSignIn | null> {
  const row = await db
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('token_hash', '=', sha256Hex(challenge))
    .where('brand', '=', brand)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('wrong_answers', '<', MOST_WRONG_ANSWERS)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    brand,
    memberId: row.member_id,
    kind: row.kind as HeldSignIn['kind'],
    area: row.area as SignInArea,
    passwordDue: row.password_due,
    kinds: row.kinds as SecondFactorKind[],
  };
}

/** @returns false: another answer used it first */
export async function useHeldSignIn(tx: Tx, challenge: string, clock: Clock): Promise<boolean> {
  const row = await tx
    .updateTable('sign_in_challenge')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', sha256Hex(challenge))
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts an answer as a wrong one before it is looked at, so that answers at once are no more than those
 * one after the other; the right one ends the sign-in anyway. @returns false: none is left
 */
export async function takeAnswer(db: Db, challenge: string): Promise<boolean> {
  const row = await db
    .updateTable('sign_in_challenge')
    .set((eb) => ({ wrong_answers: eb('wrong_answers', '+', 1) }))
    .where('token_hash', '=', sha256Hex(challenge))
    .where('used_at', 'is', null)
    .where('wrong_answers', '<', MOST_WRONG_ANSWERS)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}
