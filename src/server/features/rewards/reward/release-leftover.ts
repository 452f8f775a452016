import { releasePostings } from '#domain/ledger/reward-postings.ts';
import type { RewardDeps } from '../../../promotion/reward/credit-reward.ts';
import { REWARD_PROVIDER } from '../../../promotion/reward/reward.store.ts';
import { runningBonus } from '../../../promotion/reward/run-bonus.ts';
import { holdBalances } from '../../../ledger/hold-balances.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';

/**
 * Money that reaches the bonus fund when no bonus runs is the player's cash: a late payout, or a stake
 * that was given back after its bonus had ended.
 */
export async function releaseLeftover(
  tx: Tx,
  { ledger }: RewardDeps,
  movement: { brand: string; memberId: string; currency: string; transferId: string },
): Promise<void> {
  const owner = { brand: movement.brand, memberId: BigInt(movement.memberId) };
  await lockMember(tx, owner);
  if ((await runningBonus(tx, owner)) !== null) return;
  const { bonus } = await holdBalances(tx, owner, movement.currency);
  if (bonus <= 0n) return;
  const outcome = await ledger.postIn(tx, {
    ...owner,
    currency: movement.currency,
    provider: REWARD_PROVIDER,
    externalRef: `leftover:${movement.transferId}`,
    kind: 'bonusReleased',
    postings: releasePostings(bonus),
  });
  if (outcome.status !== 'posted') throw new Error(`a leftover stayed: ${outcome.reason}`);
}
