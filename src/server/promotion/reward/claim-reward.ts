import { rewardPostings } from '#domain/ledger/reward-postings.ts';
import { openUnitAccounts } from '../../ledger/open-unit-accounts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { memberObstacle } from '../campaign/obstacle.read.ts';
import { noteTerms, oweTurnover } from '../turnover/turnover.store.ts';
import { termsOf } from './owe-on-winnings.ts';
import { creditReward, ownerOf, playUntil, type RewardDeps } from './credit-reward.ts';
import { lockReward, REWARD_PROVIDER, type RewardRow } from './reward.store.ts';
import { type UnitPayment, unitPayment } from './reward-unit.ts';
import { startBonus } from './run-bonus.ts';
import { rewardChanged } from './tell-reward.ts';

/**
 * Claims a reward: cash is paid, with turnover owed where its terms say so; a bonus begins, or waits for
 * the one that runs; free rounds can be played.
 * @throws Problem REWARD_NOT_HERE, REWARD_HELD, ALREADY_CLAIMED, REWARD_EXPIRED, NOT_ELIGIBLE with the
 * obstacle, MEMBER_BLOCKED
 */
export async function claimReward(
  tx: Tx,
  deps: RewardDeps,
  member: MemberKey,
  rewardId: bigint,
): Promise<void> {
  const now = deps.clock.now();
  await lockMember(tx, member);
  const reward = await lockReward(tx, member, rewardId);
  if (reward.status === 'held') throw new Problem('REWARD_HELD');
  if (reward.status === 'expired') throw new Problem('REWARD_EXPIRED');
  if (reward.status === 'rejected' || reward.status === 'reversed') {
    throw new Problem('REWARD_NOT_HERE');
  }
  if (reward.status !== 'available') throw new Problem('ALREADY_CLAIMED');
  if (reward.expires_at <= now) throw new Problem('REWARD_EXPIRED');
  await requireNoObstacle(tx, member, now);
  await takeReward(tx, deps, reward);
  await tx
    .updateTable('campaign')
    .set((eb) => ({ claimed: eb('claimed', '+', 1n) }))
    .where('id', '=', reward.campaign_id)
    .execute();
  await rewardChanged(tx, member, deps.clock);
}

/** @throws Problem MEMBER_BLOCKED, NOT_ELIGIBLE with the obstacle */
export async function requireNoObstacle(tx: Tx, member: MemberKey, now: Date): Promise<void> {
  const obstacle = await memberObstacle(tx, member, now);
  if (obstacle === 'blocked') throw new Problem('MEMBER_BLOCKED');
  if (obstacle !== null) throw new Problem('NOT_ELIGIBLE', { value: { obstacle } });
}

async function takeReward(tx: Tx, deps: RewardDeps, reward: RewardRow): Promise<void> {
  const paid = unitPayment(reward);
  if (paid !== null) await payUnit(tx, deps, reward, paid);
  else if (reward.kind === 'bonus') await startBonus(tx, deps, reward);
  else if (reward.kind === 'cash') await payCash(tx, deps, reward);
  else await startFreeRounds(tx, deps, reward);
}

async function payCash(tx: Tx, { ledger, clock }: RewardDeps, reward: RewardRow): Promise<void> {
  const owner = ownerOf(reward);
  const transferId = await creditReward(tx, ledger, reward, 'cash');
  await oweTurnover(
    tx,
    {
      ...owner,
      source: 'cash',
      lockedMicro: reward.locked_micro,
      requiredMicro: reward.turnover_micro,
      rewardId: reward.id,
      terms: termsOf(reward.terms),
    },
    clock,
  );
  await tx
    .updateTable('reward')
    .set({ status: 'claimed', claimed_at: clock.now(), transfer_id: transferId })
    .where('id', '=', reward.id)
    .execute();
}

/** Points, spins and tickets. */
async function payUnit(
  tx: Tx,
  { ledger, clock }: RewardDeps,
  reward: RewardRow,
  { unit, kind, amountMicro }: UnitPayment,
): Promise<void> {
  const { id, brand, member_id: memberId } = reward;
  await openUnitAccounts(tx, { brand, unit }, [memberId]);
  const outcome = await ledger.postIn(tx, {
    ...ownerOf(reward),
    currency: unit,
    provider: REWARD_PROVIDER,
    externalRef: `points:${id}`,
    kind,
    postings: rewardPostings('cash', amountMicro),
  });
  if (outcome.status !== 'posted') throw new Error(`a reward was refused: ${outcome.reason}`);
  await tx
    .updateTable('reward')
    .set({ status: 'claimed', claimed_at: clock.now(), transfer_id: outcome.transferId })
    .where('id', '=', id)
    .execute();
}

async function startFreeRounds(
  tx: Tx,
  { ledger, clock }: RewardDeps,
  reward: RewardRow,
): Promise<void> {
  const now = clock.now();
  const transferId = await creditReward(tx, ledger, reward, 'promo');
  await tx
    .updateTable('reward')
    .set({
      status: 'active',
      claimed_at: now,
      expires_at: playUntil(reward, now),
      transfer_id: transferId,
    })
    .where('id', '=', reward.id)
    .execute();
  await noteTerms(tx, ownerOf(reward));
}
