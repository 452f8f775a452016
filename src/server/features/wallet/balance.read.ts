import type { ReplyOf } from '#contract/operation.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** What a player can stake, what is held, and each fund by itself. */
export async function balanceView(
  db: Db,
  wallet: { brand: string; memberId: bigint; currency: string },
  clock: Clock,
): Promise<ReplyOf<'getBalance'>> {
  const balances = await balanceOf(db, wallet, wallet.currency);
  const { cash, bonus, promo, locked } = balances;
  return {
    currency: wallet.currency,
    availableMicro: String(cash + bonus + promo),
    heldMicro: String(locked),
    funds: (['cash', 'bonus', 'promo', 'locked'] as const).map((fund) => ({
      fund,
      amountMicro: String(balances[fund]),
    })),
    asOf: clock.now().toISOString(),
  };
}
