import { rewardPostings } from '#domain/ledger/reward-postings.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { REWARD_PROVIDER, type RewardRow } from './reward.store.ts';

export interface RewardDeps {
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly clock: Clock;
}

/** When a reward that begins now has to be done with. */
export function playUntil({ terms }: Pick<RewardRow, 'terms'>, now: Date): Date {
  const { days } = terms as { days: number };
  return new Date(now.getTime() + days * 86_400_000);
}

export const ownerOf = (reward: RewardRow) => ({
  brand: reward.brand,
  memberId: reward.member_id,
  currency: reward.currency,
});

/** @returns the transfer's id */
export async function creditReward(
  tx: Tx,
  ledger: Pick<Ledger, 'postIn'>,
  reward: RewardRow,
  fund: 'cash' | 'bonus' | 'promo',
): Promise<bigint> {
  const outcome = await ledger.postIn(tx, {
    ...ownerOf(reward),
    provider: REWARD_PROVIDER,
    externalRef: String(reward.id),
    kind: 'promoPayout',
    postings: rewardPostings(fund, reward.amount_micro),
  });
  if (outcome.status !== 'posted') throw new Error(`a reward was refused: ${outcome.reason}`);
  return outcome.transferId;
}
