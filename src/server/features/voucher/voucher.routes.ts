import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { addsCash } from '../../brands/second-person-above.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  memberOf,
  type Route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { findDeposit } from '../../cash/deposit/deposit.read.ts';
import { tellDeposit } from '../../cash/deposit/tell-deposit.ts';
import { createVoucherBatch } from './create-voucher-batch.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { readBatch } from './voucher-batch.read.ts';

export function voucherRoutes(parts: Parts): Route[] {
  const { brands, clock, config } = parts;
  const secret = config.secrets.records;
  const own = (call: CallFacts & { params: { brand: string } }): LiveBrand => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand));
  };
  return [
    keyedRoute(
      'redeemVoucher',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const { currency } = site;
        const redemption = { brand, memberId, currency, code: call.body.code };
        const id = await redeemVoucher(tx, { ...parts, secret }, redemption);
        const deposit = await findDeposit(tx, { brand, memberId }, id, clock);
        if (deposit === null) throw new Error('a redeemed voucher is a deposit');
        return deposit;
      },
      async (call) => tellDeposit(parts, memberOf(call)),
    ),

    weighedRoute('createVoucherBatch', {
      weigh: (_tx, call) =>
        addsCash(own(call), BigInt(call.body.amountMicro) * BigInt(call.body.count)),
      run: async (tx, call) => {
        const { id: brand, site } = own(call);
        const { staffId } = staffOf(call);
        const { amountMicro, count, label, expiresAt, reason } = call.body;
        const wanted = {
          brand,
          currency: site.currency,
          amountMicro: BigInt(amountMicro),
          count,
          label: label.trim(),
          expiresAt: new Date(expiresAt),
          staffId,
          requestKey: call.idempotencyKey ?? '',
        };
        const { batchId, codes } = await createVoucherBatch(tx, { clock, secret }, wanted);
        await writeAudit(tx, {
          staffId,
          brand,
          action: 'createVoucherBatch',
          subject: String(batchId),
          before: null,
          after: { amountMicro, count, label },
          reason,
          at: clock.now(),
        });
        return { batch: await readBatch(tx, brand, batchId), codes };
      },
      // Kept answers would keep the codes.
      keep: ({ batch }) => ({ batch, codes: [] }),
    }),

    keyedRoute('revokeVoucherBatch', async (tx, call) => {
      const { id: brand } = own(call);
      const batchId = BigInt(call.params.batchId);
      const at = clock.now();
      const revoked = await tx
        .updateTable('voucher_batch')
        .set({ revoked_at: at })
        .where('id', '=', batchId)
        .where('brand', '=', brand)
        .where('revoked_at', 'is', null)
        .returning(['count', 'redeemed'])
        .executeTakeFirst();
      if (revoked === undefined) throw new Problem('VOUCHER_BATCH_NOT_FOUND');
      await writeAudit(tx, {
        staffId: staffOf(call).staffId,
        brand,
        action: 'revokeVoucherBatch',
        subject: String(batchId),
        before: { left: revoked.count - revoked.redeemed },
        after: { left: 0 },
        reason: call.body.reason,
        at,
      });
      return readBatch(tx, brand, batchId);
    }),
  ];
}
