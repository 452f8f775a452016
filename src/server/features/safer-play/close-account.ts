import { balanceOf } from '../../ledger/ledger.read.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';
import { lockMember } from '../../platform/session/lock-member.ts';

/**
 * Closes a player's account at the player's word. Rounds, tickets and withdrawals under way end as they
 * would; the cash that is left is held, and staff pay it out after opening the account (GLI-19 A.3.10).
 * @returns the cash that is held, in micro-units
 */
export async function closeAccount(tx: Tx, owner: WalletKey, clock: Clock): Promise<bigint> {
  const { brand, memberId, currency } = owner;
  await lockMember(tx, owner);
  await tx
    .updateTable('member')
    .set({ status: 'closed' })
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
  const ended = { brand, memberId, keepTokenHash: null, reason: 'closed' as const };
  await endMemberSessions(tx, ended, clock);
  const { cash } = await balanceOf(tx, { brand, memberId }, currency);
  return cash;
}
