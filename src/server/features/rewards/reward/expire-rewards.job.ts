import type { RewardDeps } from '../../../promotion/reward/credit-reward.ts';
import {
  lockReward,
  returnBudget,
  type RewardRow,
} from '../../../promotion/reward/reward.store.ts';
import { endFreeRounds, runningBonus, settleBonus } from '../../../promotion/reward/run-bonus.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import type { Parts } from '../../../parts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';

/** Rewards of one run; the next run goes on. */
const MOST = 500;

/**
 * Ends rewards whose time is over: those that were not claimed, and bonuses and free rounds that were
 * not played. A bonus with a round under way waits for it. @returns how many ended
 */
export async function expireRewards(
  { db, ledger, clock }: Pick<Parts, 'db' | 'ledger' | 'clock'>,
  fence: JobFence,
): Promise<number> {
  const due = await db
    .selectFrom('reward')
    .select(['id', 'brand', 'member_id'])
    .where('status', 'in', ['available', 'active'])
    .where('expires_at', '<=', clock.now())
    .orderBy('expires_at')
    .limit(MOST)
    .execute();
  let ended = 0;
  for (const { id, brand, member_id: memberId } of due) {
    const member = { brand, memberId };
    const isOver = await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      await lockMember(tx, member);
      return expire(tx, { ledger, clock }, await lockReward(tx, member, id));
    });
    if (isOver) ended += 1;
  }
  return ended;
}

async function expire(tx: Tx, deps: RewardDeps, reward: RewardRow): Promise<boolean> {
  if (reward.expires_at > deps.clock.now()) return false;
  const member = { brand: reward.brand, memberId: reward.member_id };
  if (reward.status === 'available') {
    await tx
      .updateTable('reward')
      .set({ status: 'expired', ended_at: deps.clock.now() })
      .where('id', '=', reward.id)
      .execute();
    await returnBudget(tx, reward);
    await rewardChanged(tx, member, deps.clock);
    return true;
  }
  if (reward.status !== 'active') return false;
  if (reward.kind === 'freeRounds') {
    await endFreeRounds(tx, deps, reward, 'expired');
    return true;
  }
  const bonus = await runningBonus(tx, member, { lock: true });
  return bonus?.rewardId === reward.id && (await settleBonus(tx, deps, bonus));
}
