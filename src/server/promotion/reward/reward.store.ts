import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { RewardTable } from '../../platform/db/generated/tables.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export type RewardRow = Selectable<RewardTable>;

/** Provider of rewards in the ledger. */
export const REWARD_PROVIDER = 'reward';

/** Holds a member's reward until the transaction ends. @throws Problem REWARD_NOT_HERE */
export function lockReward(
  tx: Tx,
  { brand, memberId }: MemberKey,
  rewardId: bigint,
): Promise<RewardRow> {
  return tx
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', rewardId)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('REWARD_NOT_HERE'));
}

/** Gives the amount of a reward back to its campaign's budget: nobody will claim it. */
export async function returnBudget(
  tx: Tx,
  { campaign_id: id, amount_micro: amountMicro }: Pick<RewardRow, 'campaign_id' | 'amount_micro'>,
): Promise<void> {
  await tx
    .updateTable('campaign')
    .set((eb) => ({
      spent_micro: eb('spent_micro', '-', amountMicro),
      rewards: eb('rewards', '-', 1n),
    }))
    .where('id', '=', id)
    .execute();
}
