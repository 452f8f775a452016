import { settingOf } from '../../brands/setting-of.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { GameVendor } from '../../vendors/game-vendor.ts';
import { openTransfer } from './open-transfer.ts';
import { sendTransfers } from './send-transfers.ts';
import { unitAt, type WalletOwner } from './ask-wallets.ts';

/**
 * Moves the whole cash to a vendor whose game opens, where the brand does so by itself. A transfer that is refused or
 * under way leaves the game with what the vendor keeps already.
 */
export async function moveAtLaunch(
  parts: Parts,
  owner: WalletOwner,
  vendor: GameVendor,
): Promise<void> {
  const { db, brands } = parts;
  if (!settingOf(brands.byId(owner.brand), 'walletPolicy').automaticTransfers) return;
  const unitMicro = unitAt(parts, vendor.code, owner.currency);
  try {
    const isOpened = await inTransaction(db, async (tx) => {
      const { cash } = await balanceOf(tx, owner, owner.currency);
      const amountMicro = cash - (cash % unitMicro);
      if (amountMicro <= 0n) return false;
      await openTransfer(tx, parts, {
        ...owner,
        vendor: vendor.code,
        unitMicro,
        amountMicro,
        direction: 'toVendor',
        cause: 'launch',
      });
      return true;
    });
    if (isOpened) await sendTransfers(parts, owner);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
