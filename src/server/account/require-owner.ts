import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { type CallFacts, memberOf } from '../platform/route.ts';
import { provePassword, wrongPassword } from './prove-password.ts';

/** Whoever signed in so recently is believed to be the owner still. */
const FRESH_MS = 10 * 60_000;

/**
 * Lets a member change what signs in: a browser that was left open may not. The sign-in is recent, the
 * account has no password, or the right one is given.
 * @throws Problem WRONG_PASSWORD at /password
 */
export async function requireOwner(
  db: Db,
  call: CallFacts,
  password: string | undefined,
  clock: Clock,
): Promise<void> {
  const caller = memberOf(call);
  const member = await db
    .selectFrom('member')
    .innerJoin('member_session as s', 's.member_id', 'member.id')
    .select(['member.password_hash', 's.created_at'])
    .where('member.id', '=', caller.memberId)
    .where('member.brand', '=', caller.brand)
    .where('s.token_hash', '=', caller.tokenHash)
    .executeTakeFirstOrThrow();
  const isFresh = clock.now().getTime() - member.created_at.getTime() < FRESH_MS;
  if (isFresh || member.password_hash === null) return;
  const origin = { ip: call.ip, deviceToken: call.deviceToken(), pointer: '/password' };
  // None was given: that is no wrong one, and counts towards no lock.
  if (password === undefined) throw wrongPassword('/password');
  await provePassword(db, caller, password, origin, clock);
}
