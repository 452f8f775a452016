import {
  CODE_LOCK_HOURS,
  codeWaitSeconds,
  countWrongCode,
  locksCodes,
} from '#domain/second-factor/wrong-codes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { tellMember } from '../../account/tell-member.ts';

/** Whose codes are counted, and what they are for. Staff are accounts of the empty brand. */
interface CodeAccount extends MemberKey {
  readonly purpose: 'secondFactor' | 'payment' | 'email';
}

/** A try that was counted as a wrong code. */
interface CodeTry {
  readonly account: CodeAccount;
  /** The account is locked if the code is wrong. */
  readonly locks: boolean;
}

/**
 * Counts a code as a wrong one before it is compared, so that codes at once are no more than those one
 * after the other. It commits by itself: call it before the transaction that compares.
 * @throws Problem TOO_MANY_WRONG_CODES with the seconds to wait
 */
export function takeCodeTry(db: Db, account: CodeAccount, clock: Clock): Promise<CodeTry> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const { brand, memberId, purpose } = account;
    await tx
      .insertInto('wrong_code')
      .values({
        brand,
        account_id: memberId,
        purpose,
        wrong_codes: 0,
        started_at: now,
        refused_until: now,
      })
      .onConflict((conflict) => conflict.columns(['brand', 'account_id', 'purpose']).doNothing())
      .execute();
    const row = await tx
      .selectFrom('wrong_code')
      .select(['wrong_codes', 'started_at', 'refused_until'])
      .where('brand', '=', brand)
      .where('account_id', '=', memberId)
      .where('purpose', '=', purpose)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const before = {
      count: row.wrong_codes,
      startedAt: row.started_at,
      refusedUntil: row.refused_until,
    };
    const retryAfterSeconds = codeWaitSeconds(before, now);
    if (retryAfterSeconds > 0) throw new Problem('TOO_MANY_WRONG_CODES', { retryAfterSeconds });
    const after = countWrongCode(before, now);
    await tx
      .updateTable('wrong_code')
      .set({
        wrong_codes: after.count,
        started_at: after.startedAt,
        refused_until: after.refusedUntil,
      })
      .where('brand', '=', brand)
      .where('account_id', '=', memberId)
      .where('purpose', '=', purpose)
      .execute();
    return { account, locks: locksCodes(after) };
  });
}

/** After a right code: the account starts again at zero. */
export async function forgetWrongCodes(
  tx: Db | Tx,
  { brand, memberId, purpose }: CodeAccount,
): Promise<void> {
  await tx
    .deleteFrom('wrong_code')
    .where('brand', '=', brand)
    .where('account_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Notifies a member whose account a wrong code locks. Staff have no inbox. */
export async function tellOfLock(db: Db, { account, locks }: CodeTry, clock: Clock): Promise<void> {
  if (!locks || account.brand === '') return;
  await inTransaction(db, (tx) =>
    tellMember(tx, account, 'codesLocked', { hours: CODE_LOCK_HOURS }, clock),
  );
}

/**
 * Checks a sent code within the account's count.
 * @throws Problem TOO_MANY_WRONG_CODES, and what `check` throws for a wrong code
 */
export async function checkCountedCode(
  db: Db,
  account: CodeAccount,
  clock: Clock,
  check: () => Promise<void>,
): Promise<void> {
  const tried = await takeCodeTry(db, account, clock);
  try {
    await check();
  } catch (error) {
    await tellOfLock(db, tried, clock);
    throw error;
  }
  await forgetWrongCodes(db, account);
}
