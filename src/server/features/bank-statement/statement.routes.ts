import { dateOrderOf } from '#domain/bank-statement/booked-day.ts';
import { routesOfAccount } from '#domain/deposit/same-account.ts';
import { TRANSFER } from '#domain/deposit/transfer-channel.ts';
import { addsCash } from '../../brands/second-person-above.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  type Route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { awaitedOf } from '../../cash/deposit/office-deposit.read.ts';
import { importStatement } from './import-statement.ts';
import { ignoreLine, matchLine } from './settle-line.ts';
import { readLine } from './statement-line.read.ts';

type BrandCall = CallFacts & { params: { brand: string } };
type LineCall = BrandCall & { params: { lineId: string } };

export function statementRoutes(parts: Parts): Route[] {
  const { brands, clock, config, live, relay } = parts;
  const own = (call: BrandCall): LiveBrand => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand));
  };
  const act = (call: LineCall) => ({
    brand: own(call).id,
    lineId: BigInt(call.params.lineId),
    staffId: staffOf(call).staffId,
  });
  /** Players whose deposits were credited read them again on their own socket. */
  const told = async (call: BrandCall): Promise<void> => {
    live.changed('depositQueue', { brand: call.params.brand });
    relay.nudge();
  };
  return [
    keyedRoute(
      'importStatement',
      async (tx, call) => {
        const brand = own(call);
        const { route: code, csv } = call.body;
        const { routes } = brand.setting('depositRoutes');
        const account = routes?.find((one) => one.code === code && one.adapter === TRANSFER);
        if (account === undefined) throw new Problem('CHANNEL_UNAVAILABLE');
        const { currency } = brand.site;
        const { staffId } = staffOf(call);
        const statement = {
          brand: brand.id,
          route: account,
          sameAccount: routesOfAccount(routes ?? [], account),
          timeZone: brand.setting('brandDay').timeZone,
          dateOrder: dateOrderOf(brand.manifest.market.countries),
          currency,
          csv,
          staffId,
        };
        const { owners, unreadable, ...outcome } = await importStatement(tx, parts, statement);
        const reading = { now: clock.now(), secret: config.secrets.session };
        for (const owner of owners) live.changed('deposit', owner);
        return {
          ...outcome,
          unreadable: [...unreadable],
          missing: await awaitedOf(tx, brand.id, code, reading),
        };
      },
      told,
    ),

    weighedRoute('matchStatementLine', {
      weigh: async (tx, call) => {
        const row = await tx
          .selectFrom('statement_line')
          .select('amount_micro')
          .where('brand', '=', own(call).id)
          .where('id', '=', act(call).lineId)
          .where('state', '=', 'open')
          .executeTakeFirst();
        return row === undefined ? null : addsCash(own(call), row.amount_micro);
      },
      run: async (tx, call) => {
        const { reference, seen } = call.body;
        const owner = await matchLine(tx, parts, { ...act(call), reference, seen });
        live.changed('deposit', owner);
        return readLine(tx, own(call).id, act(call).lineId);
      },
      afterCommit: told,
    }),

    keyedRoute(
      'ignoreStatementLine',
      async (tx, call) => {
        await ignoreLine(tx, parts, { ...act(call), reason: call.body.reason });
        return readLine(tx, own(call).id, act(call).lineId);
      },
      told,
    ),
  ];
}
