import {
  CODE_MINUTES,
  MAX_STRANGER_TRIES,
  MAX_WRONG_TRIES,
} from '#domain/verification-code/code-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { sameText } from '../../platform/signature.ts';

export type CodePurpose = 'login' | 'register' | 'password' | 'payment' | 'secondFactor' | 'email';

/** What a code is for. */
export interface CodeOwner {
  brand: string;
  purpose: CodePurpose;
  /** A number in E.164 form, or an e-mail address as `emailKey` has it. */
  recipient: string;
}

/** A code's place: one number has one valid code for one purpose and whoever asked for it. */
export interface CodePlace extends CodeOwner {
  /** Names the device or address group. */
  asker: string;
}

/** Stores a code in the place of the one before it. @returns when it expires */
export async function putCode(
  tx: Tx,
  place: CodePlace,
  codeHash: string,
  clock: Clock,
): Promise<Date> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const code = {
    code_hash: codeHash,
    wrong_tries: 0,
    stranger_tries: 0,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await tx
    .insertInto('verification_code')
    .values({ ...place, ...code })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'recipient', 'purpose', 'asker']).doUpdateSet(code),
    )
    .execute();
  return expiresAt;
}

export type CodeFault = 'VERIFICATION_CODE_INVALID' | 'VERIFICATION_CODE_EXPIRED';

/**
 * Checks a code without using it. A wrong one is counted: the fifth by its asker ends a code, and the
 * twentieth by all others ends it for them.
 * @returns null for the right code; VERIFICATION_CODE_INVALID also for a number without a code
 */
export async function checkCode(
  db: Db,
  { asker, ...owner }: CodePlace,
  codeHash: string,
  clock: Clock,
): Promise<CodeFault | null> {
  // Committed by itself, so that the refusal that follows does not undo the count.
  return inTransaction(db, async (tx) => {
    const open = (await lockCodes(tx, owner)).filter(
      (row) =>
        row.used_at === null &&
        (row.asker === asker
          ? row.wrong_tries < MAX_WRONG_TRIES
          : row.stranger_tries < MAX_STRANGER_TRIES),
    );
    const live = open.filter((row) => row.expires_at > clock.now());
    if (live.some((row) => sameText(row.code_hash, codeHash))) return null;
    if (open.length > 0 && live.length === 0) return 'VERIFICATION_CODE_EXPIRED';
    await codesOf(tx, owner)
      .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
      .where('asker', '=', asker)
      .execute();
    await codesOf(tx, owner)
      .set((eb) => ({ stranger_tries: eb('stranger_tries', '+', 1) }))
      .where('asker', '<>', asker)
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
  const used = await codesOf(tx, owner)
    .set({ used_at: clock.now() })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('recipient')
    .executeTakeFirst();
  // The number is proven: what others asked for has no use any more.
  if (used !== undefined) {
    await codesOf(tx, owner).set({ used_at: clock.now() }).where('used_at', 'is', null).execute();
  }
  return used !== undefined;
}

function lockCodes(tx: Tx, { brand, purpose, recipient }: CodeOwner) {
  return tx
    .selectFrom('verification_code')
    .select(['asker', 'code_hash', 'wrong_tries', 'stranger_tries', 'expires_at', 'used_at'])
    .where('brand', '=', brand)
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .orderBy('asker')
    .forNoKeyUpdate()
    .execute();
}

function codesOf(tx: Tx, { brand, purpose, recipient }: CodeOwner) {
  return tx
    .updateTable('verification_code')
    .where('brand', '=', brand)
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose);
}
