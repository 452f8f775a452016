import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import {
  type AttemptOrigin,
  judgeAttempt,
  passAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import { factorsAskedOf } from './factors-of-member.read.ts';
import type { LoggedIn } from './log-in.ts';
import { openSignIn, type ProvenMember, type SignInOwner } from './open-sign-in.ts';
import { holdSignIn } from './sign-in-challenge.store.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

export interface ProvenSignIn extends Omit<SignInOwner, keyof Terminal | 'passwordDue'> {
  readonly member: ProvenMember & { username_key: string; email_key: string | null };
  /** As the brand asks for it. */
  readonly secondFactor: SecondFactorPolicy;
  /** A number that may be asked for a code; null: none, or it is proven already. */
  readonly mobile: string | null;
  /** Uses up the proof, in the transaction of the sign-in. */
  readonly useProof?: (tx: Tx) => Promise<void>;
}

/**
 * Signs in a member who proved the account without a password. A lock after wrong passwords does not
 * apply: the owner has proven to be no guesser, and lifts it for this source.
 * @throws Problem SECOND_FACTOR_REQUIRED, and those of `openSignIn`
 */
export async function signInProven(
  { db, clock, passwordResetBy }: Pick<Parts, 'db' | 'clock' | 'passwordResetBy'>,
  { member, secondFactor, mobile, useProof = async () => undefined, ...owner }: ProvenSignIn,
  terminal: Terminal & AttemptOrigin,
): Promise<LoggedIn> {
  const { brand, kind, limits, area, agentsApart } = owner;
  const account = { brand, usernameKey: member.username_key, accountId: member.id };
  const attempt = await judgeAttempt(db, account, terminal, clock);
  const kinds = await factorsAskedOf(
    { db, clock, passwordResetBy },
    secondFactor,
    {
      brand,
      memberId: member.id,
      mobile,
      email: member.email_key,
      isFirst: member.last_login_at === null,
    },
    { source: attempt.source, ip: terminal.ip },
  );
  if (kinds.length > 0) {
    const held = { brand, memberId: member.id, kind, area, passwordDue: false, kinds };
    throw await inTransaction(db, async (tx) => {
      await useProof(tx);
      return holdSignIn(tx, held, clock);
    });
  }
  return inTransaction(db, async (tx) => {
    await useProof(tx);
    const { ip, userAgent, deviceToken: token } = terminal;
    const opened = await openSignIn(
      tx,
      member,
      { area, agentsApart, brand, kind, limits, ip, userAgent },
      clock,
    );
    const device = { accountId: member.id, token, terminal };
    if (!opened.firstTimeLogin) {
      await tellOfNewDevice(tx, { brand, memberId: member.id }, attempt, terminal, clock);
    }
    return { ...opened, deviceToken: await passAttempt(tx, attempt, device, clock) };
  });
}
