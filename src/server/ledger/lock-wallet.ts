import { shardOf } from '#domain/ledger/shard.ts';
import type { Tx } from '../platform/db/database.ts';
import type { WalletKey } from './account-directory.ts';
import { connectionOf } from './transaction-connection.ts';

/** Locks the member's accounts, so that what is read after it cannot be overtaken. */
const LOCK_MEMBER = `select id from ledger_account
  where brand = $1 and owner_kind = 'member' and owner_id = $2 and currency = $3 and shard = $4
  order by id for update`;

/**
 * Holds a member's accounts until the transaction ends. A stake that began earlier has been committed
 * when it returns, and one that comes later is judged anew: what is summed up under it stays true.
 */
export async function lockWallet(tx: Tx, { brand, memberId, currency }: WalletKey): Promise<void> {
  await connectionOf(tx).query(LOCK_MEMBER, [
    brand,
    memberId.toString(),
    currency,
    shardOf(memberId),
  ]);
}
