import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { type CallFacts, keyedRoute, staffOf } from '../../platform/route.ts';
import { decideRoundRefund } from './decide-round-refund.ts';
import { requestRoundRefund } from './request-round-refund.ts';
import { roundRefundDesk } from './round-refund.read.ts';

/** Refunds of rounds: one person asks, another approves. */
export function roundFeature(parts: Parts): Feature {
  const { clock, brands, catalogue, relay } = parts;
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  return {
    name: 'round',
    desks: [roundRefundDesk(catalogue)],
    routes: [
      keyedRoute('requestRoundRefund', async (tx, call) => {
        const { staffId } = staffOf(call);
        const roundId = BigInt(call.params.roundId);
        const { reason } = call.body;
        const request = { brand: own(call), roundId, staffId, reason };
        return { refundId: String(await requestRoundRefund(tx, request, clock)) };
      }),

      keyedRoute(
        'decideRoundRefund',
        async (tx, call) => {
          const { staffId } = staffOf(call);
          const refundId = BigInt(call.params.refundId);
          const { decision, reason } = call.body;
          const decided = { brand: own(call), refundId, decision, staffId, reason };
          await decideRoundRefund(tx, parts, decided);
          return { decided: true };
        },
        async () => relay.nudge(),
      ),
    ],
  };
}
