import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { endMemberSession } from '../../platform/session/session-store.ts';
import { logIn } from './log-in.ts';
import { sessionView } from './session.read.ts';

export interface SessionDependencies {
  db: Db;
  clock: Clock;
  sessionSecret: string;
  /** Whether the brand's plan offers sign-in by name and password. */
  offersUsernameLogin: (brand: string) => boolean;
}

export function sessionRoutes(deps: SessionDependencies): Route[] {
  return [
    route('login', async (call) => {
      const { brand } = siteOf(call);
      // Codes by SMS are not built; the plan does not offer them either.
      if (call.body.type !== 'username' || !deps.offersUsernameLogin(brand)) {
        throw new Problem('METHOD_NOT_OFFERED');
      }
      const kind = call.body.tokenKind ?? 'cookie';
      const { username, password } = call.body;
      const { ip, userAgent } = call;
      const loggedIn = await logIn(
        deps.db,
        { brand, username, password, kind },
        { ip, userAgent },
        deps.clock,
      );
      return {
        ...deliverSession(call, loggedIn.session, kind, deps.sessionSecret),
        firstTimeLogin: loggedIn.firstTimeLogin,
        passwordExpired: loggedIn.mustChangePassword,
      };
    }),

    route('logout', async (call) => {
      const { caller } = call;
      // Whoever is signed out already is answered as well: the aim is reached.
      if ('memberId' in caller) {
        await inTransaction(deps.db, (tx) => endMemberSession(tx, caller.tokenHash, deps.clock));
      }
      call.setSessionCookie('member', null, null);
      return null;
    }),

    route('getSession', (call) =>
      sessionView(deps.db, { ...call, site: siteOf(call) }, deps.sessionSecret),
    ),
  ];
}
