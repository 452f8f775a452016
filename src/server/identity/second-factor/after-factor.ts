import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { failAttempt, type SignInAttempt } from '../../platform/session/sign-in-attempt.ts';
import {
  type FactorKeys,
  type GivenFactor,
  secondFactorSince,
  takeFactor,
  wrongFactor,
} from './second-factor.store.ts';
import { forgetWrongCodes, takeCodeTry, tellOfLock } from './wrong-code.store.ts';

interface FactorParts {
  readonly db: Db;
  readonly keys: FactorKeys;
  readonly clock: Clock;
}

/** An app shows six digits; any other text counts as a recovery code. */
export function factorOf(code: string): GivenFactor {
  const digits = code.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? { kind: 'totp', code: digits } : { kind: 'recovery', code };
}

/**
 * Does something after a right code of an account, in the transaction that takes the code. A wrong one
 * counts as a wrong password does, and towards the wrong codes of the account.
 * @param given `confirmed`: false while the app is set up, when the caller knows its key
 * @throws Problem SECOND_FACTOR_INVALID, also for the right code while the source is locked;
 * TOO_MANY_WRONG_CODES, and what `work` throws
 */
export async function afterFactor<Value>(
  { db, keys, clock }: FactorParts,
  account: MemberKey,
  { confirmed, ...given }: GivenFactor & { readonly confirmed: boolean },
  attempt: SignInAttempt,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const counted = { ...account, purpose: 'secondFactor' } as const;
  const isLocked = attempt.lockedSeconds > 0;
  const tried = isLocked || !confirmed ? null : await takeCodeTry(db, counted, clock);
  const done = isLocked
    ? null
    : await inTransaction(db, async (tx) => {
        if (!(await takeFactor(tx, account, given, { keys, clock, confirmed }))) return null;
        if (confirmed) await forgetWrongCodes(tx, counted);
        return { value: await work(tx) };
      });
  if (done !== null) return done.value;
  await failAttempt(db, attempt, clock);
  if (tried !== null) await tellOfLock(db, tried, clock);
  throw wrongFactor();
}

/**
 * The step-up before something that signs in past an app: a code of the app, where one is on.
 * @throws Problem SECOND_FACTOR_REQUIRED where none was given, and those of `afterFactor`
 */
export async function requireFactorIfOn(
  parts: FactorParts,
  account: MemberKey,
  code: string | undefined,
  judge: () => Promise<SignInAttempt>,
): Promise<void> {
  if ((await secondFactorSince(parts.db, account)) === null) return;
  if (code === undefined) throw new Problem('SECOND_FACTOR_REQUIRED');
  const given = { ...factorOf(code), confirmed: true };
  await afterFactor(parts, account, given, await judge(), async () => undefined);
}
