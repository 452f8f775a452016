import type { ReplyOf } from '#contract/operation.ts';
import { walletParts } from '#domain/ledger/wallet-parts.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** What a player can stake with each fund by itself, and what is held. */
export async function balanceView(
  db: Db,
  wallet: { brand: string; memberId: bigint; currency: string },
  clock: Clock,
): Promise<ReplyOf<'getBalance'>> {
  const balances = await balanceOf(db, wallet, wallet.currency);
  const { availableMicro, heldMicro, funds } = walletParts(balances);
  return {
    currency: wallet.currency,
    availableMicro: String(availableMicro),
    heldMicro: String(heldMicro),
    funds: funds.map(({ fund, amountMicro }) => ({ fund, amountMicro: String(amountMicro) })),
    asOf: clock.now().toISOString(),
  };
}
