import { shardOf } from '#domain/ledger/shard.ts';
import type { Fund } from '#contract/generated/types.ts';
import type { Tx } from '../platform/db/database.ts';
import { balanceOf, type MemberWallet } from './ledger.read.ts';

/**
 * A member's balances in micro-units, which no other movement changes until the transaction ends: for a
 * posting of all that a fund has.
 */
export async function holdBalances(
  tx: Tx,
  wallet: MemberWallet,
  currency: string,
): Promise<Readonly<Record<Fund, bigint>>> {
  await tx
    .selectFrom('ledger_account')
    .select('id')
    .where('brand', '=', wallet.brand)
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', wallet.memberId.toString())
    .where('currency', '=', currency)
    .where('shard', '=', shardOf(wallet.memberId))
    .orderBy('id')
    .forUpdate()
    .execute();
  return balanceOf(tx, wallet, currency);
}
