import { currentExclusion } from '../../account/exclusion.store.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { Stake } from './stake.ts';
import type { WagerParts } from './wagered.ts';

/**
 * The second gate: holds the member, so that a stake and a block or an exclusion follow each other. Where
 * a game session guards the stake, the ledger judges the member with the session.
 * @returns whether rules of the player's own, a bonus or free rounds may bound the stake; few have any
 * @throws Problem MEMBER_BLOCKED, also while the player is excluded
 */
export async function judgeMember(
  tx: Tx,
  { clock }: Pick<WagerParts, 'clock'>,
  stake: Pick<Stake, 'brand' | 'memberId' | 'session'>,
): Promise<boolean> {
  const held = await lockMember(tx, stake);
  if (held === undefined) throw new Error(`member ${stake.memberId} stakes and is not there`);
  const { status, isBound } = held;
  if (stake.session !== null) return isBound;
  if (status !== 'active' || (await currentExclusion(tx, stake, clock)) !== null) {
    throw new Problem('MEMBER_BLOCKED');
  }
  return isBound;
}
