import type { Parts } from '../../parts.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { returnDeposit } from './return-deposit.ts';
import { readReturnableDeposits } from './returnable-deposit.read.ts';

/** Page size when the query names none. */
const PAGE = 20;

/** Deposits that staff have to return. */
export function officeDepositRoutes(parts: Parts): Route[] {
  const { db, brands, live } = parts;
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  return [
    route('listReturnableDeposits', (call) =>
      readReturnableDeposits(db, own(call), { limit: PAGE, ...call.query }),
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
