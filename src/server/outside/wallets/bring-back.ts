import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { askWallets, unitAt, type WalletOwner } from './ask-wallets.ts';
import { openTransfer } from './open-transfer.ts';
import { sendTransfers } from './send-transfers.ts';

/** Asks a vendor what it keeps, and moves all of it back. @returns whether something was under way then */
export async function bringBack(parts: Parts, owner: WalletOwner, code: string): Promise<boolean> {
  const { db, catalogue } = parts;
  const wallet = catalogue.vendor(code)?.ownWallet ?? null;
  if (wallet === null) return false;
  const held = (await askWallets(parts, [{ code, wallet }], owner)).get(code) ?? 0n;
  const unitMicro = unitAt(parts, code, owner.currency);
  const amountMicro = held - (held % unitMicro);
  if (amountMicro <= 0n) return false;
  const order = { ...owner, vendor: code, unitMicro, amountMicro, cause: 'exit' } as const;
  try {
    await inTransaction(db, (tx) => openTransfer(tx, parts, { ...order, direction: 'fromVendor' }));
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
  await sendTransfers(parts, owner);
  return true;
}
