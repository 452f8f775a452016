import type { PlayMode } from '#contract/generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { newId, newToken } from '../platform/id.ts';
import { Problem } from '../platform/problem.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import { sha256Hex } from '../platform/signature.ts';

/** Bets are taken with a launch token for this time at most; wins and rollbacks are taken after it too. */
export const LAUNCH_HOURS = 4;

export interface Launch {
  brand: string;
  memberId: bigint;
  vendor: string;
  gameCode: string;
  mode: PlayMode;
  currency: string;
  /** The sign-in session it is launched from, and ends with. */
  memberSessionHash: string;
}

/**
 * Opens a game session for a member. An earlier one for the same game ends: one table at a time,
 * on whichever device. The row of the sign-in session is locked, so that launches at the same time
 * leave one live token and a sign-out at the same time leaves none.
 * @throws Problem SESSION_EXPIRED when the sign-in session has ended meanwhile; MEMBER_BLOCKED, whose
 * open rounds the vendor ends
 */
export async function openGameSession(
  tx: Tx,
  launch: Launch,
  clock: Clock,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now();
  const signIn = await tx
    .selectFrom('member_session')
    .select('expires_at')
    .where('token_hash', '=', launch.memberSessionHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (signIn === undefined) throw new Problem('SESSION_EXPIRED');
  const { status } = await tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', launch.memberId)
    .where('brand', '=', launch.brand)
    .executeTakeFirstOrThrow();
  if (status !== 'active') throw new Problem('MEMBER_BLOCKED');
  const replaced = await endLiveSession(tx, launch, now);
  const token = newToken();
  const latest = Math.min(now.getTime() + LAUNCH_HOURS * 3_600_000, signIn.expires_at.getTime());
  const expiresAt = new Date(latest);
  await tx
    .insertInto('game_session')
    .values({
      token_hash: sha256Hex(token),
      id: newId(),
      brand: launch.brand,
      member_id: launch.memberId,
      vendor: launch.vendor,
      game_code: launch.gameCode,
      currency: launch.currency,
      mode: launch.mode,
      created_at: now,
      started_at: playStart(replaced, launch, now),
      expires_at: expiresAt,
      ended_at: null,
      member_session_hash: launch.memberSessionHash,
    })
    .execute();
  return { token, expiresAt };
}

/** Ends a member's game session. @returns its game; undefined: it had ended, or is not the member's */
export const endGameSession = (
  db: Db,
  { brand, memberId, token }: MemberKey & { token: string },
  clock: Clock,
) =>
  db
    .updateTable('game_session')
    .set({ ended_at: clock.now() })
    .where('token_hash', '=', sha256Hex(token))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning(['vendor', 'mode'])
    .executeTakeFirst();

type Replaced = Awaited<ReturnType<typeof endLiveSession>>;

function endLiveSession(tx: Tx, launch: Launch, now: Date) {
  return tx
    .updateTable('game_session')
    .set({ ended_at: now })
    .where('brand', '=', launch.brand)
    .where('member_id', '=', launch.memberId)
    .where('vendor', '=', launch.vendor)
    .where('game_code', '=', launch.gameCode)
    .where('ended_at', 'is', null)
    .returning(['member_session_hash', 'started_at', 'expires_at'])
    .executeTakeFirst();
}

/** A reload launches again: the session clock and the totals shown go on within one sign-in. */
function playStart(replaced: Replaced, launch: Launch, now: Date): Date {
  const goesOn =
    replaced !== undefined &&
    replaced.member_session_hash === launch.memberSessionHash &&
    replaced.expires_at > now;
  return goesOn ? (replaced.started_at ?? now) : now;
}
