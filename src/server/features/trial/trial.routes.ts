import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { openTrial } from './open-trial.ts';

export function trialRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config, metrics } = parts;
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
      metrics.trialsOpened.inc({ brand: id, outcome: opened.isNew ? 'new' : 'continued' });
      return {
        ...deliverSession(call, opened, kind, config.secrets.session),
        firstTimeLogin: opened.isNew,
        passwordExpired: false,
      };
    }),

    route('getTrialBalance', async (call) => {
      const { brand, memberId } = memberOf(call);
      const row = await db
        .selectFrom('trial_player')
        .select(['currency', 'balance_micro', 'start_micro', 'ends_at'])
        .where('member_id', '=', memberId)
        .where('brand', '=', brand)
        .executeTakeFirst();
      if (row === undefined) throw new Problem('SESSION_EXPIRED');
      return {
        currency: row.currency,
        balanceMicro: String(row.balance_micro),
        startMicro: String(row.start_micro),
        endsAt: row.ends_at.toISOString(),
      };
    }),
  ];
}
