import { ownMember } from '../../account/own-member.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { type CallFacts, keyedRoute, staffOf } from '../../platform/route.ts';
import { decideAdjustment, requestAdjustment, reverseAdjustment } from './adjust.ts';
import { adjustmentDesk, readAdjustment } from './adjustment.read.ts';
import { seedAdjustment } from './seed-adjustment.ts';

/** Corrections of players' cash: one person asks, another approves. */
export function adjustmentFeature(parts: Parts): Feature {
  const { brands, relay } = parts;
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  const act = (
    call: CallFacts & { params: { brand: string; adjustmentId: string }; body: { reason: string } },
  ) => ({
    brand: own(call),
    adjustmentId: BigInt(call.params.adjustmentId),
    staffId: staffOf(call).staffId,
    reason: call.body.reason,
  });
  return {
    name: 'adjustment',
    seedDemo: (brand, username) => seedAdjustment(parts, brand, username),
    desks: [adjustmentDesk],
    routes: [
      keyedRoute('requestAdjustment', async (tx, call) => {
        const staff = staffOf(call);
        const member = await ownMember(tx, staff, BigInt(call.params.memberId));
        const { amountMicro, reason } = call.body;
        const { staffId } = staff;
        const request = { ...member, amountMicro: BigInt(amountMicro), reason, staffId };
        const id = await requestAdjustment(tx, parts, request);
        return readAdjustment(tx, member.brand, staffId, id);
      }),

      keyedRoute('reverseAdjustment', async (tx, call) => {
        const id = await reverseAdjustment(tx, parts, act(call));
        return readAdjustment(tx, own(call), staffOf(call).staffId, id);
      }),

      keyedRoute(
        'decideAdjustment',
        async (tx, call) => {
          const { adjustmentId, staffId, brand, reason } = act(call);
          const { decision } = call.body;
          await decideAdjustment(tx, parts, { adjustmentId, staffId, brand, reason, decision });
          return readAdjustment(tx, brand, staffId, adjustmentId);
        },
        async () => relay.nudge(),
      ),
    ],
  };
}
