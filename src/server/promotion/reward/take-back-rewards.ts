import { takeBackPostings } from '#domain/ledger/reward-postings.ts';
import { holdBalances } from '../../ledger/hold-balances.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { RewardDeps } from './credit-reward.ts';
import { ownerOf } from './credit-reward.ts';
import { returnBudget, REWARD_PROVIDER, type RewardRow } from './reward.store.ts';
import { unitPayment } from './reward-unit.ts';
import { endFreeRounds, forfeitBonus, runningBonus } from './run-bonus.ts';
import { rewardChanged } from './tell-reward.ts';

/**
 * Ends the rewards of a deposit that was reversed: what was not claimed is worth nothing, what runs ends,
 * and cash that was paid is taken back, as a debt where it is gone. The caller holds the member's row.
 */
export async function takeBackRewards(tx: Tx, deps: RewardDeps, depositId: bigint): Promise<void> {
  const rewards = await tx
    .selectFrom('reward')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('status', 'in', ['held', 'available', 'queued', 'active', 'completed', 'claimed'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const reward of rewards) await takeBackReward(tx, deps, reward);
}

/** Ends one reward whose ground is gone. The caller holds the rows of member and reward. */
export async function takeBackReward(tx: Tx, deps: RewardDeps, reward: RewardRow): Promise<void> {
  const owner = ownerOf(reward);
  if (reward.status === 'active' && reward.kind === 'freeRounds') {
    await endFreeRounds(tx, deps, reward, 'reversed');
    return;
  }
  if (reward.status === 'active') {
    const bonus = await runningBonus(tx, owner, { lock: true });
    const balances = await holdBalances(tx, owner, owner.currency);
    if (bonus?.rewardId === reward.id) {
      await forfeitBonus(tx, deps, bonus, balances.bonus, 'reversed');
      return;
    }
  }
  // A bonus that was completed is cash by now; what was lost of it is nobody's debt.
  const { kind, status } = reward;
  if (status === 'claimed' && (kind === 'cash' || unitPayment(reward) !== null))
    await takePaid(tx, deps, reward);
  else if (reward.status !== 'completed') await returnBudget(tx, reward);
  await tx
    .updateTable('turnover_requirement')
    .set({ state: 'ended', ended_at: deps.clock.now() })
    .where('reward_id', '=', reward.id)
    .where('state', '=', 'open')
    .execute();
  await tx
    .updateTable('reward')
    .set({ status: 'reversed', ended_at: deps.clock.now() })
    .where('id', '=', reward.id)
    .execute();
  await rewardChanged(tx, owner, deps.clock);
}

async function takePaid(tx: Tx, { ledger }: RewardDeps, reward: RewardRow): Promise<void> {
  const paid = unitPayment(reward);
  const outcome = await ledger.postIn(tx, {
    ...ownerOf(reward),
    provider: REWARD_PROVIDER,
    externalRef: `${reward.id}:reversed`,
    ...(paid === null ? {} : { currency: paid.unit }),
    kind: paid?.kind ?? 'promoPayout',
    postings: takeBackPostings(['cash'], paid?.amountMicro ?? reward.amount_micro),
  });
  if (outcome.status !== 'posted') throw new Error(`a reward was kept: ${outcome.reason}`);
}
