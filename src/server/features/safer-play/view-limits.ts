import { limitKinds, limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitKind, LimitPeriod, PlayerLimits } from '#contract/generated/types.ts';
import { lostIn } from '#domain/safer-play/judge-play.ts';
import type { StoredLimit } from '#domain/safer-play/player-limit.ts';
import { depositsWithin } from '../../cash/deposit/deposits-within.read.ts';
import { timeSignedIn } from '../../account/safer-play/judge-play.ts';
import { readLimits } from '../../account/safer-play/player-limit.store.ts';
import { playedWithin } from '../../account/safer-play/played.store.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';

/**
 * A player's limits with what is used of them, as bets and deposits count it. Deposits that are not paid
 * yet reserve room under a limit and are shown apart. Holds the wallet.
 */
export async function viewLimits(tx: Tx, owner: WalletKey, clock: Clock): Promise<PlayerLimits> {
  const limits = await readLimits(tx, owner);
  await lockWallet(tx, owner);
  const played = await playedWithin(tx, owner, clock);
  const deposits = await depositsWithin(tx, owner, clock);
  const { minutes } = await timeSignedIn(tx, owner, clock);
  const used: Readonly<Record<LimitKind, (period: LimitPeriod) => bigint>> = {
    deposit: (period) => deposits[period].creditedMicro,
    stake: (period) => played[period].stakedMicro,
    loss: (period) => lostIn(played[period]),
    time: (period) => BigInt(minutes[period]),
  };
  return {
    currency: owner.currency,
    limits: limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => ({
        kind,
        period,
        ...viewOf(limits[kind][period]),
        used: String(used[kind](period)),
        waiting: String(kind === 'deposit' ? deposits[period].waitingMicro : 0n),
      })),
    ),
  };
}

function viewOf({ limit, change }: StoredLimit) {
  const text = (amount: bigint | null) => (amount === null ? null : String(amount));
  return {
    limit: text(limit),
    change: change && { limit: text(change.limit), dueAt: change.dueAt.toISOString() },
  };
}
