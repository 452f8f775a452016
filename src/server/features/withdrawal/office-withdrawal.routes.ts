import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { addsCash, secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  type Route,
  route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Payments } from '../../payments/payments.ts';
import { type OfficeView, readOfficeWithdrawal } from './office-withdrawal.read.ts';
import { payWithdrawal } from './pay-withdrawal.ts';
import { releaseWithdrawal, takeWithdrawal } from './reviewer-lock.ts';
import { reviewWithdrawal } from './review-withdrawal.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import type { TellWithdrawal } from './tell-withdrawal.ts';
import { withdrawalDetail } from './withdrawal-detail.read.ts';
import { keysOf } from './withdrawal.routes.ts';
import { lockWithdrawal, writeWithdrawalEvent } from './withdrawal.store.ts';

type OneCall = CallFacts & { params: { brand: string; withdrawalId: string } };

interface Offered {
  officeView: OfficeView;
  payments: Pick<Payments, 'channels'>;
  tell: TellWithdrawal;
}

/** Review, payment and disputes, as staff work on them. */
export function officeWithdrawalRoutes(
  parts: Parts,
  { officeView, payments, tell }: Offered,
): Route[] {
  const { db, clock, brands, config } = parts;
  const live = (call: CallFacts & { params: { brand: string } }): LiveBrand => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand));
  };
  const reading = (call: CallFacts) => ({
    now: clock.now(),
    staffId: staffOf(call).staffId,
  });
  const actOf = (call: OneCall) => ({
    brand: live(call).id,
    withdrawalId: BigInt(call.params.withdrawalId),
    staffId: staffOf(call).staffId,
  });
  const view = (tx: Tx, call: OneCall) => {
    const { brand, withdrawalId } = actOf(call);
    return readOfficeWithdrawal(tx, brand, withdrawalId, reading(call), officeView);
  };
  /** The player's screens change with the office's. */
  const told = async (call: OneCall): Promise<void> => {
    const { brand, withdrawalId } = actOf(call);
    const { memberId } = await readOfficeWithdrawal(
      db,
      brand,
      withdrawalId,
      reading(call),
      officeView,
    );
    tell({ brand, memberId: BigInt(memberId) });
  };
  const timeoutOf = (call: OneCall): number =>
    live(call).setting('withdrawalTerms').receiptTimeoutMinutes;
  return [
    route('getOfficeWithdrawal', (call) => {
      const { brand, withdrawalId } = actOf(call);
      return withdrawalDetail(db, brand, withdrawalId, {
        ...reading(call),
        view: officeView,
        keys: keysOf(parts),
        showsNumber: staffOf(call).permissions.has('withdrawal.pay'),
        secret: config.secrets.session,
      });
    }),

    keyedRoute(
      'takeWithdrawal',
      async (tx, call) => {
        await takeWithdrawal(tx, actOf(call), clock);
        return view(tx, call);
      },
      told,
    ),

    keyedRoute(
      'releaseWithdrawal',
      async (tx, call) => {
        await releaseWithdrawal(tx, actOf(call), clock);
        return view(tx, call);
      },
      told,
    ),

    keyedRoute(
      'reviewWithdrawal',
      async (tx, call) => {
        const brand = live(call);
        const { payoutChannel } = brand.setting('withdrawalTerms');
        await reviewWithdrawal(tx, parts, {
          ...actOf(call),
          decision: call.body.decision,
          reason: call.body.reason?.trim() ?? '',
          seen: call.body.seen,
          secondPersonAboveMicro: secondPersonAboveMicro(brand),
          payoutChannel,
        });
        return view(tx, call);
      },
      told,
    ),

    keyedRoute(
      'noteWithdrawal',
      async (tx, call) => {
        const { staffId, ...key } = actOf(call);
        const { id } = await lockWithdrawal(tx, key);
        const note = { kind: 'noted', at: clock.now(), staffId, text: call.body.text } as const;
        await writeWithdrawalEvent(tx, id, note);
        return view(tx, call);
      },
      told,
    ),

    keyedRoute(
      'payWithdrawal',
      async (tx, call) => {
        const { currency } = live(call).site;
        const channel = payments.channels.find(({ code }) => code === call.body.channel);
        if (channel?.payouts?.takes(currency) !== true) throw new Problem('CHANNEL_UNAVAILABLE');
        const { seen } = call.body;
        await payWithdrawal(tx, { ...actOf(call), seen, channel: channel.code }, clock);
        return view(tx, call);
      },
      told,
    ),

    keyedRoute(
      'recordPayout',
      async (tx, call) => {
        const payment = { ...call.body, timeoutMinutes: timeoutOf(call) };
        await payWithdrawal(tx, { ...actOf(call), ...payment }, clock);
        return view(tx, call);
      },
      told,
    ),

    weighedRoute('settleWithdrawal', {
      weigh: async (tx, call) => {
        if (call.body.outcome === 'arrived') return null;
        const { brand, withdrawalId } = actOf(call);
        const row = await tx
          .selectFrom('withdrawal')
          .select('amount_micro')
          .where('brand', '=', brand)
          .where('id', '=', withdrawalId)
          .executeTakeFirst();
        return row === undefined ? null : addsCash(live(call), row.amount_micro);
      },
      run: async (tx, call) => {
        await settleWithdrawal(tx, parts, { ...actOf(call), ...call.body });
        return view(tx, call);
      },
      afterCommit: told,
    }),
  ];
}
