import type { RewardDeps } from '../../../promotion/reward/credit-reward.ts';
import { lockReward } from '../../../promotion/reward/reward.store.ts';
import { endFreeRounds, forfeitBonus, runningBonus } from '../../../promotion/reward/run-bonus.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import { openBonusRounds } from '../../../promotion/turnover/bonus-stake.store.ts';
import { holdBalances } from '../../../ledger/hold-balances.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';

/**
 * The player gives a bonus up: its money goes back, and the cash that was locked with it is free. The
 * amount is the one that the player was shown.
 * @throws Problem REWARD_NOT_HERE, BONUS_CHANGED with the balance, BONUS_IN_PLAY
 */
export async function giveUpBonus(
  tx: Tx,
  deps: RewardDeps,
  member: MemberKey,
  { rewardId, balanceMicro }: { rewardId: bigint; balanceMicro: bigint },
): Promise<void> {
  await lockMember(tx, member);
  const reward = await lockReward(tx, member, rewardId);
  if (reward.status === 'queued') {
    requireShown(reward.amount_micro, balanceMicro);
    await tx
      .updateTable('reward')
      .set({ status: 'forfeited', ended_at: deps.clock.now() })
      .where('id', '=', rewardId)
      .execute();
    await rewardChanged(tx, member, deps.clock);
    return;
  }
  if (reward.status !== 'active') throw ended();
  if (reward.kind === 'freeRounds') {
    requireShown(reward.round_stake_micro * BigInt(reward.rounds_left), balanceMicro);
    await endFreeRounds(tx, deps, reward, 'forfeited');
    return;
  }
  const bonus = await runningBonus(tx, member, { lock: true });
  if (bonus?.rewardId !== rewardId) throw ended();
  if ((await openBonusRounds(tx, bonus.id)) > 0) throw new Problem('BONUS_IN_PLAY');
  const balances = await holdBalances(tx, member, reward.currency);
  requireShown(balances.bonus, balanceMicro);
  await forfeitBonus(tx, deps, bonus, balances.bonus, 'forfeited');
}

/** It does not run any more, or not yet. */
const ended = (): Problem => new Problem('BONUS_CHANGED', { value: { balanceMicro: '0' } });

/** Nobody gives up more, or less, than was shown. */
function requireShown(nowMicro: bigint, shownMicro: bigint): void {
  if (nowMicro !== shownMicro) {
    throw new Problem('BONUS_CHANGED', { value: { balanceMicro: String(nowMicro) } });
  }
}
