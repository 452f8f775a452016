import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { endMemberSession } from '../../platform/session/end-session.ts';
import { logIn } from './log-in.ts';
import { sessionView } from './session.read.ts';

export function sessionRoutes({ db, clock, brands, config }: Parts): Route[] {
  const sessionSecret = config.secrets.session;
  return [
    route('login', async (call) => {
      const { brand, sessionLimits: limits } = siteOf(call);
      // Codes by SMS are not built; the plan does not offer them either.
      if (call.body.type !== 'username' || brands.byId(brand) === null) {
        throw new Problem('METHOD_NOT_OFFERED');
      }
      const kind = call.body.tokenKind ?? 'cookie';
      const { username, password } = call.body;
      const { ip, userAgent } = call;
      const loggedIn = await logIn(
        db,
        { brand, username, password, kind, limits },
        { ip, userAgent, deviceToken: call.deviceToken() },
        clock,
      );
      return {
        ...deliverSession(call, loggedIn, kind, sessionSecret),
        firstTimeLogin: loggedIn.firstTimeLogin,
        passwordExpired: loggedIn.mustChangePassword,
      };
    }),

    route('logout', async (call) => {
      const { caller } = call;
      // Whoever is signed out already is answered as well: the aim is reached.
      if ('memberId' in caller) {
        await inTransaction(db, (tx) => endMemberSession(tx, caller.tokenHash, clock));
      }
      call.setSessionCookie('member', null, null);
      return null;
    }),

    route('getSession', (call) => sessionView(db, { ...call, site: siteOf(call) }, sessionSecret)),
  ];
}
