import type { MovedReply, WalletCall, WalletReply } from '../dialects/wallet-call.ts';
import { type AccountBook, playerOf } from './account-book.ts';
import type { SupplierWallet } from './operator-calls.ts';

/**
 * The wallet of a supplier that keeps the money of its players: the operator is asked who plays, and stakes and payouts
 * move here.
 */
export function keptWallet(
  book: AccountBook,
  operator: Pick<SupplierWallet, 'call'>,
): SupplierWallet {
  const moved = (transactionId: string, currency: string, balanceMicro: bigint): MovedReply => ({
    kind: 'moved',
    status: 'accepted',
    duplicate: false,
    transactionId,
    transferId: transactionId,
    currency,
    balanceMicro,
  });
  return {
    async call(call: WalletCall): Promise<WalletReply> {
      const reply = await operator.call(call);
      if (reply.kind !== 'session') return reply;
      return { ...reply, balanceMicro: book.held(playerOf(reply)) };
    },
    bet(call) {
      const balanceMicro = book.play(playerOf(call), call.amountMicro, 0n);
      if (balanceMicro !== null) {
        return Promise.resolve({ reply: moved(call.transactionId, call.currency, balanceMicro) });
      }
      const held = book.held(playerOf(call));
      return Promise.resolve({
        reply: { kind: 'refused', code: 'INSUFFICIENT_FUNDS', balanceMicro: held, fields: [] },
      });
    },
    win(call) {
      book.play(playerOf(call), 0n, call.amountMicro);
      return Promise.resolve(true);
    },
    rollback(call) {
      book.play(playerOf(call), 0n, call.amountMicro);
      return Promise.resolve(true);
    },
  };
}
