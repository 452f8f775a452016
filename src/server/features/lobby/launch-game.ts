import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId, newToken } from '../../platform/id.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** Bets are taken with a launch token for this time; wins and rollbacks are taken after it too. */
export const LAUNCH_HOURS = 4;

export interface Launch {
  brand: string;
  memberId: bigint;
  vendor: string;
  gameCode: string;
  currency: string;
}

/**
 * Opens a game session for a member. An earlier one for the same game ends: one table at a time,
 * whichever device it is on.
 */
export async function openGameSession(
  tx: Tx,
  launch: Launch,
  clock: Clock,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LAUNCH_HOURS * 3_600_000);
  await tx
    .updateTable('game_session')
    .set({ ended_at: now })
    .where('brand', '=', launch.brand)
    .where('member_id', '=', launch.memberId)
    .where('vendor', '=', launch.vendor)
    .where('game_code', '=', launch.gameCode)
    .where('ended_at', 'is', null)
    .execute();
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
      mode: 'real',
      created_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  return { token, expiresAt };
}
