import { CODE_MINUTES, MAX_WRONG_TRIES } from '#domain/verification-code/code-limits.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { sameText } from '../signature.ts';

export type CodePurpose = 'login' | 'register' | 'password';

/** A code's place: one number has one valid code for one purpose. */
export interface CodeOwner {
  brand: string;
  purpose: CodePurpose;
  /** E.164. */
  recipient: string;
}

/** Stores a code in the place of the one before it. @returns when it expires */
export async function putCode(
  tx: Tx,
  owner: CodeOwner,
  codeHash: string,
  clock: Clock,
): Promise<Date> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const code = {
    code_hash: codeHash,
    wrong_tries: 0,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await tx
    .insertInto('verification_code')
    .values({ ...owner, ...code })
    .onConflict((conflict) => conflict.columns(['brand', 'recipient', 'purpose']).doUpdateSet(code))
    .execute();
  return expiresAt;
}

export type CodeFault = 'VERIFICATION_CODE_INVALID' | 'VERIFICATION_CODE_EXPIRED';

/**
 * Checks a code without using it. A wrong one is counted, and the fifth ends the code.
 * @returns null for the right code; VERIFICATION_CODE_INVALID also for a number without a code
 */
export async function checkCode(
  db: Db,
  owner: CodeOwner,
  codeHash: string,
  clock: Clock,
): Promise<CodeFault | null> {
  // Committed by itself, so that the refusal that follows does not undo the count.
  return inTransaction(db, async (tx) => {
    const row = await lockCode(tx, owner);
    if (row === undefined || row.used_at !== null || row.wrong_tries >= MAX_WRONG_TRIES) {
      return 'VERIFICATION_CODE_INVALID';
    }
    if (row.expires_at <= clock.now()) return 'VERIFICATION_CODE_EXPIRED';
    if (sameText(row.code_hash, codeHash)) return null;
    await codeOf(tx, owner)
      .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
      .execute();
    return 'VERIFICATION_CODE_INVALID';
  });
}

/**
 * Uses a code that `checkCode` found right, in the transaction of what it allows.
 * @returns false when another request has used it
 */
export async function useCode(
  tx: Tx,
  owner: CodeOwner,
  codeHash: string,
  clock: Clock,
): Promise<boolean> {
  const used = await codeOf(tx, owner)
    .set({ used_at: clock.now() })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('recipient')
    .executeTakeFirst();
  return used !== undefined;
}

function lockCode(tx: Tx, { brand, purpose, recipient }: CodeOwner) {
  return tx
    .selectFrom('verification_code')
    .select(['code_hash', 'wrong_tries', 'expires_at', 'used_at'])
    .where('brand', '=', brand)
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function codeOf(tx: Tx, { brand, purpose, recipient }: CodeOwner) {
  return tx
    .updateTable('verification_code')
    .where('brand', '=', brand)
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose);
}
