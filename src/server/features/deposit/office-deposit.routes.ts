import { addsCash } from '../../brands/second-person-above.ts';
import type { Parts } from '../../parts.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import {
  type CallFacts,
  keyedRoute,
  type Route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { ownLiveBrand } from '../../settings/setting-routes.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { creditTransfer, declineTransfer } from '../../cash/deposit/match-transfer.ts';
import { readOfficeDeposit } from '../../cash/deposit/office-deposit.read.ts';
import { returnDeposit } from './return-deposit.ts';
import { reverseDeposit } from './reverse-deposit.ts';

type BrandCall = CallFacts & { params: { brand: string } };

/** Deposits that staff find, decline and return. @param tell says after a commit whose have changed */
export function officeDepositRoutes(parts: Parts, tell: (owner: MemberKey) => void): Route[] {
  const { db, brands, live, clock, config } = parts;
  const own = (call: BrandCall): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  const reading = () => ({ now: clock.now(), secret: config.secrets.session });
  const act = (call: BrandCall & { params: { depositId: string } }) => ({
    brand: own(call),
    depositId: BigInt(call.params.depositId),
    staffId: staffOf(call).staffId,
  });
  const told = async (call: BrandCall & { params: { depositId: string } }): Promise<void> => {
    const { brand, depositId } = act(call);
    const { memberId } = await readOfficeDeposit(db, brand, depositId, reading());
    tell({ brand, memberId: BigInt(memberId) });
  };
  return [
    weighedRoute('creditDeposit', {
      weigh: (_tx, call) => {
        const amountMicro = BigInt(call.body.receivedMicro);
        return addsCash(ownLiveBrand(brands, call), amountMicro, '/receivedMicro');
      },
      run: async (tx, call) => {
        const { receivedMicro, bankReference, seen } = call.body;
        const payment = { receivedMicro: BigInt(receivedMicro), bankReference, seen };
        const { depositId } = await creditTransfer(tx, parts, { ...act(call), ...payment });
        return readOfficeDeposit(tx, own(call), depositId, reading());
      },
      afterCommit: told,
    }),

    keyedRoute(
      'declineDeposit',
      async (tx, call) => {
        await declineTransfer(tx, parts, { ...act(call), reason: call.body.reason });
        return readOfficeDeposit(tx, own(call), act(call).depositId, reading());
      },
      told,
    ),

    keyedRoute(
      'reverseDeposit',
      async (tx, call) => {
        await reverseDeposit(tx, parts, { ...act(call), reason: call.body.reason });
        return readOfficeDeposit(tx, own(call), act(call).depositId, reading());
      },
      async (call) => {
        parts.relay.nudge();
        await told(call);
      },
    ),

    keyedRoute(
      'returnDeposit',
      async (tx, call) => {
        await returnDeposit(tx, parts, {
          brand: own(call),
          depositId: BigInt(call.params.returnableId),
          staffId: staffOf(call).staffId,
          reason: call.body.reason,
        });
        return { returned: true };
      },
      async (call) => live.changed('depositQueue', { brand: call.params.brand }),
    ),
  ];
}
