import type { Fund } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';

const EVERY_MEMBER: readonly Fund[] = ['cash', 'bonus', 'promo', 'locked'];

/**
 * Opens a member's accounts in one currency, empty and with a floor of zero; those that exist are
 * left as they are. Called in the transaction that makes the member.
 */
export async function openMemberAccounts(
  tx: Tx,
  member: {
    readonly brand: string;
    readonly memberId: bigint;
    readonly currency: string;
    readonly funds?: readonly Fund[];
  },
): Promise<void> {
  const { brand, memberId, currency, funds = EVERY_MEMBER } = member;
  await tx
    .insertInto('ledger_account')
    .values(
      funds.map((kind) => ({
        shard: shardOf(memberId),
        id: newId(),
        brand,
        owner_kind: 'member',
        owner_id: memberId.toString(),
        kind,
        currency,
        slot: 0,
        balance: 0n,
        floor: 0n,
        version: 0n,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
