import { randomBytes } from 'node:crypto';
import { stepOf } from '#domain/second-factor/authenticator.ts';
import {
  plainRecoveryCode,
  RECOVERY_CODES,
  recoveryCode,
} from '#domain/second-factor/recovery-code.ts';
import type { SecondFactorKind } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { textSeal } from '../../platform/seal-text.ts';
import { sign } from '../../platform/signature.ts';
import { forgetWrongCodes } from './wrong-code.store.ts';

/** Keys of authenticator apps are sealed, recovery codes hashed, both by the server's record secret. */
export interface FactorKeys {
  seal(key: string): string;
  /** null: another server sealed it. */
  open(sealed: string): string | null;
  hash(memberId: bigint, code: string): string;
}

export function factorKeys(secret: string): FactorKeys {
  const { seal, open } = textSeal(secret, 'second factor');
  return {
    seal,
    open,
    hash: (memberId, code) =>
      sign(secret, JSON.stringify(['recovery code', String(memberId), plainRecoveryCode(code)])),
  };
}

/** When the second factor was turned on; null: it is off. */
export async function secondFactorSince(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<Date | null> {
  const row = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

export async function recoveryCodesLeft(db: Db | Tx, memberId: bigint): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<bigint>().as('left'))
    .where('account_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Keeps a key that no code has confirmed yet. @returns false: a confirmed one is there */
export async function putKey(
  tx: Tx,
  { brand, memberId }: MemberKey,
  secretSealed: string,
  clock: Clock,
): Promise<boolean> {
  const row = { secret_sealed: secretSealed, created_at: clock.now(), last_step: 0n };
  const put = await tx
    .insertInto('second_factor')
    .values({ brand, account_id: memberId, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(row)
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** What a member set up. */
export type OwnFactor = Extract<SecondFactorKind, 'totp' | 'recovery'>;

export interface GivenFactor {
  readonly kind: OwnFactor;
  readonly code: string;
}

/**
 * Takes a code, once: the row is held, so that of the same code at the same time one is right.
 * @returns whether it was right
 */
export async function takeFactor(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { kind, code }: GivenFactor,
  { keys, clock, confirmed }: { keys: FactorKeys; clock: Clock; confirmed: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('second_factor')
    .select(['secret_sealed', 'last_step', 'confirmed_at'])
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined || (row.confirmed_at !== null) !== confirmed) return false;
  if (kind === 'recovery') {
    const used = await tx
      .updateTable('recovery_code')
      .set({ used_at: clock.now() })
      .where('account_id', '=', memberId)
      .where('code_hash', '=', keys.hash(memberId, code))
      .where('used_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst();
    return used !== undefined;
  }
  const key = keys.open(row.secret_sealed);
  const step = key === null ? null : stepOf(key, code, clock.now());
  if (step === null || BigInt(step) <= row.last_step) return false;
  await tx
    .updateTable('second_factor')
    .set({ last_step: BigInt(step) })
    .where('account_id', '=', memberId)
    .execute();
  return true;
}

/** Turns it on. @returns the recovery codes, which are kept as hashes only */
export async function turnOn(
  tx: Tx,
  { brand, memberId }: MemberKey,
  keys: FactorKeys,
  clock: Clock,
): Promise<string[]> {
  await tx
    .updateTable('second_factor')
    .set({ confirmed_at: clock.now() })
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(16)));
  const hashes = codes.map((code) => keys.hash(memberId, code));
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: memberId, code_hash, used_at: null })))
    .execute();
  return codes;
}

/** Turns it off, with its recovery codes and the count of wrong codes. @returns whether it was on */
export async function turnOff(tx: Tx, { brand, memberId }: MemberKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factor')
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .returning('confirmed_at')
    .executeTakeFirst();
  await forgetWrongCodes(tx, { brand, memberId, purpose: 'secondFactor' });
  return (row?.confirmed_at ?? null) !== null;
}

/** The answer to a wrong code, at its field. */
export function wrongFactor(): Problem {
  const fields = { '/code': { code: 'WRONG', messageKey: 'error:SECOND_FACTOR_INVALID' } };
  return new Problem('SECOND_FACTOR_INVALID', { fields });
}
