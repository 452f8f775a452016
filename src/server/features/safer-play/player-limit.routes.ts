import { confirmLimit, requestLimit } from '#domain/safer-play/player-limit.ts';
import { ownMember } from '../../account/own-member.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { changeLimit, checkedLimit } from './change-limit.ts';
import { walletOf } from './own-wallet.ts';
import { viewLimits } from './view-limits.ts';

/** A player's own limits; staff may lower one and never raise it. */
export function playerLimitRoutes({ db, clock }: Pick<Parts, 'db' | 'clock'>): Route[] {
  return [
    route('getPlayerLimits', (call) =>
      inTransaction(db, (tx) => viewLimits(tx, walletOf(call), clock)),
    ),

    route('setPlayerLimit', (call) => {
      const owner = walletOf(call);
      const { limit } = call.body;
      const wanted = limit === null ? null : checkedLimit(limit, call.params, owner.currency);
      return inTransaction(db, (tx) =>
        changeLimit(
          tx,
          owner,
          call.params,
          (held) => requestLimit(held, wanted, clock.now()),
          clock,
        ),
      );
    }),

    route('confirmPlayerLimit', (call) => {
      const owner = walletOf(call);
      return inTransaction(db, (tx) =>
        changeLimit(
          tx,
          owner,
          call.params,
          (held) => {
            const confirmed = confirmLimit(held, clock.now());
            if (confirmed === null) throw new Problem('LIMIT_CHANGE_NOT_DUE');
            return confirmed;
          },
          clock,
        ),
      );
    }),

    keyedRoute('lowerPlayerLimit', async (tx, call) => {
      const { staffId, ...staff } = staffOf(call);
      const owner = await ownMember(tx, { staffId, ...staff }, BigInt(call.params.memberId));
      const { kind, period } = call.params;
      const { limit, reason } = call.body;
      const wanted = checkedLimit(limit, { kind, period }, owner.currency);
      let before: bigint | null = null;
      const lowered = await changeLimit(
        tx,
        owner,
        { kind, period },
        (held) => {
          before = held.limit;
          if (held.limit !== null && wanted >= held.limit) throw new Problem('LIMIT_NOT_LOWER');
          return { limit: wanted, change: null };
        },
        clock,
      );
      await writeAudit(tx, {
        staffId,
        brand: owner.brand,
        action: 'lowerPlayerLimit',
        subject: String(owner.memberId),
        before: { kind, period, limit: before === null ? null : String(before) },
        after: { kind, period, limit },
        reason,
        at: clock.now(),
      });
      return lowered;
    }),
  ];
}
