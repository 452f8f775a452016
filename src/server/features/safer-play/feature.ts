import { Counter } from 'prom-client';
import { requirePaymentPassword } from '../../cash/payment-password.ts';
import { provePassword } from '../../account/prove-password.ts';
import { feature } from '../../feature.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { memberOf, route } from '../../platform/route.ts';
import { activityStatement } from './activity-statement.read.ts';
import { categoryBlockRoutes } from './category-block.routes.ts';
import { closeAccount } from './close-account.ts';
import { walletOf } from './own-wallet.ts';
import { playSessionRoutes } from './play-session.routes.ts';
import { playerLimitRoutes } from './player-limit.routes.ts';
import { viewLimits } from './view-limits.ts';

/** Requests a withdrawal of all cash. @returns micro-units */
type PayOutAll = (
  tx: Tx,
  wallet: WalletKey & { bankAccountId: bigint; ip: string },
) => Promise<bigint>;

/** What players set for their own play: limits, reality check, planned session, statement, closing. */
export function saferPlayFeature(
  parts: Parts,
  offered: { payOutAll: PayOutAll; tellWithdrawal: (owner: MemberKey) => void },
) {
  const { db, clock, metrics } = parts;
  const closed = new Counter({
    name: 'account_closed_total',
    help: 'Accounts that players closed themselves.',
    registers: [metrics.registry],
  });
  return feature({
    name: 'safer-play',
    routes: [
      ...playerLimitRoutes(parts),
      ...playSessionRoutes(parts),
      ...categoryBlockRoutes(parts),

      route('getActivityStatement', (call) => {
        const asked = { from: new Date(call.query.from), to: new Date(call.query.to) };
        const wallet = walletOf(call);
        return inTransaction(db, (tx) => activityStatement(tx, { ...wallet, ...asked }, clock));
      }),

      route('closeAccount', async (call) => {
        const origin = { ip: call.ip, deviceToken: call.deviceToken(), pointer: '/password' };
        const caller = memberOf(call);
        await provePassword(db, caller, call.body.password, origin, clock);
        const { payout } = call.body;
        if (payout !== undefined) {
          const pointer = '/payout/paymentPassword';
          const given = { value: payout.paymentPassword, pointer, ip: call.ip };
          await requirePaymentPassword(db, caller, given, clock);
        }
        const wallet = walletOf(call);
        const to = payout && { bankAccountId: BigInt(payout.bankAccountId), ip: call.ip };
        const { paidOutMicro, heldMicro } = await inTransaction(db, async (tx) => ({
          paidOutMicro: to === undefined ? 0n : await offered.payOutAll(tx, { ...wallet, ...to }),
          heldMicro: await closeAccount(tx, wallet, clock),
        }));
        closed.inc();
        if (paidOutMicro > 0n) offered.tellWithdrawal(caller);
        call.setSessionCookie('member', null, null);
        return { closed: true, heldMicro: String(heldMicro), paidOutMicro: String(paidOutMicro) };
      }),
    ],
    retention: [
      {
        table: 'play_hour',
        key: ['brand', 'member_id', 'starts_at'],
        age: 'starts_at',
        keepDays: 32,
        why: 'Hours of play; the longest limit looks back 30 days, and the ledger keeps everything.',
      },
    ],
    /** Limits of a player, as staff see them. */
    limitsOf: (owner: WalletKey) => inTransaction(db, (tx) => viewLimits(tx, owner, clock)),
  });
}
