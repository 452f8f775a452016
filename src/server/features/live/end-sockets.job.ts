import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Ended } from '../../platform/session/find-session.ts';
import { readMemberSession, readStaffSession } from '../../platform/session/find-session.ts';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { endedSessions } from './ended-sessions.read.ts';

/** A player is told this long before the session ends by itself. */
const WARN_MS = 120_000;

/**
 * Closes the sockets of sessions that have ended: signed out, replaced, excluded, closed or run out,
 * on whichever node that happened. Warns those whose session is about to run out.
 * @returns how many sockets it closed.
 */
export async function endSockets(
  { db, clock }: { db: Db; clock: Clock },
  connections: Connections,
): Promise<number> {
  if (!connections.hasSessions()) return 0;
  let closed = 0;
  for (const { tokenHash, reason } of await endedSessions(db, clock)) {
    for (const connection of connections.ofSession(tokenHash)) {
      connection.endSession(reason);
      closed += 1;
    }
  }
  const now = clock.now().getTime();
  for (const connection of connections.runningOut(now + WARN_MS)) {
    if (connection.runsOutAt === connection.warnedOf && connection.runsOutAt > now) continue;
    if (await hasEnded(db, clock, connection)) closed += 1;
  }
  return closed;
}

/** Reads the session anew: it may have been used meanwhile. */
async function hasEnded(db: Db, clock: Clock, connection: Connection): Promise<boolean> {
  const { tokenHash, caller, brand } = connection.owner;
  if (tokenHash === null) return false;
  const isMember = brand !== null && 'carrier' in caller;
  const found = isMember
    ? await readMemberSession(db, { tokenHash, brand, carrier: caller.carrier }, clock)
    : await readStaffSession(db, tokenHash, clock);
  if (found.state !== 'live') {
    const reason: Ended['reason'] = found.state === 'ended' ? found.reason : 'expired';
    connection.endSession(reason);
    return true;
  }
  connection.runsOutAt = found.runsOutAt.getTime();
  if (connection.runsOutAt <= clock.now().getTime() + WARN_MS) {
    connection.warnedOf = connection.runsOutAt;
    connection.tell({ kind: 'ending', at: found.runsOutAt.toISOString() });
  }
  return false;
}
