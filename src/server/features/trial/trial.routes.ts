import type { Counter } from 'prom-client';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { playMoneyOf } from './play-money.read.ts';
import { openTrial } from './open-trial.ts';

/** @param counter of sessions that are opened */
export function trialRoutes(
  { db, clock, brands, config }: Parts,
  counter: Counter<'brand' | 'outcome'>,
): Route[] {
  return [
    route('loginFreePlay', async (call) => {
      const { brand: id, currency, freePlay, sessionLimits: limits } = siteOf(call);
      const brand = brands.byId(id);
      if (brand === null || !freePlay) throw new Problem('METHOD_NOT_OFFERED');
      const { tokenKind: kind = 'cookie' } = call.body;
      const { ip, userAgent, language } = call;
      const opened = await inTransaction(db, (tx) =>
        openTrial(
          tx,
          {
            brand: id,
            kind,
            limits,
            ip,
            userAgent,
            language,
            currency,
            deviceToken: call.deviceToken(),
            termsVersion: brand.manifest.legal.termsVersion,
          },
          clock,
        ),
      );
      counter.inc({ brand: id, outcome: opened.isNew ? 'new' : 'continued' });
      return {
        ...deliverSession(call, opened, kind, config.secrets.session),
        firstTimeLogin: opened.isNew,
        passwordExpired: false,
      };
    }),

    route('getTrialBalance', async (call) => {
      const playMoney = await playMoneyOf(db, memberOf(call));
      if (playMoney === null) throw new Problem('SESSION_EXPIRED');
      return playMoney;
    }),
  ];
}
