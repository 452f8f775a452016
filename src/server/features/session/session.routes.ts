import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import { offeredWays } from '../../brands/offered-ways.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { endMemberSession } from '../../platform/session/end-session.ts';
import { takeSignInTurn } from '../../platform/session/password-hash.ts';
import { factorKeys } from '../../identity/second-factor/second-factor.store.ts';
import { answerSecondFactor } from './answer-second-factor.ts';
import { sendFactorCode } from './send-factor-code.ts';
import { logInByCode } from './log-in-by-code.ts';
import { logIn } from './log-in.ts';
import { sessionView } from './session.read.ts';

export function sessionRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config, passwordResetBy } = parts;
  const sessionSecret = config.secrets.session;
  const factors = factorKeys(config.secrets.records);
  return [
    route('login', async (call) => {
      const { sessionLimits: limits } = siteOf(call);
      const brand = brands.byId(siteOf(call).brand);
      const { username, password, type, tokenKind: kind = 'cookie' } = call.body;
      const isOffered = brand !== null && offeredWays(brand, passwordResetBy).login.includes(type);
      if (!isOffered) throw new Problem('METHOD_NOT_OFFERED');
      const { market } = brand.manifest;
      const { dialingCode } = market;
      const flags = brand.setting('whitelabelFlags');
      const secondFactor = brand.setting('secondFactorPolicy');
      const agentsApart = flags['AGENTPOLICY3'] === true;
      const { area = 'site' } = call.body;
      const owner = { brand: brand.id, kind, limits, area, agentsApart };
      const { ip, userAgent } = call;
      const terminal = { ip, userAgent, deviceToken: call.deviceToken() };
      const loggedIn =
        type === 'sms'
          ? await logInByCode(
              parts,
              {
                ...owner,
                mobileNum: username,
                dialingCode: call.body.countryDialingCode ?? dialingCode,
                dialingCodes: marketDialingCodes(market),
                code: password,
                secondFactor,
              },
              terminal,
            )
          : await takeSignInTurn({ brand: brand.id, ip }, () =>
              logIn(
                parts,
                {
                  ...owner,
                  username,
                  password,
                  dialingCode,
                  humanCheck: call.body.humanCheck,
                  secondFactor,
                  // Without the flag no password expires.
                  maxAgeDays:
                    flags['PWDEXPFORCECHANGE3'] === true ? limits.passwordMaxAgeDays : null,
                },
                terminal,
              ),
            );
      return {
        ...deliverSession(call, loggedIn, kind, sessionSecret),
        firstTimeLogin: loggedIn.firstTimeLogin,
        passwordExpired: loggedIn.passwordDue,
      };
    }),

    route('sendSecondFactorSms', (call) => sendFactorCode(parts, call, call.body, 'sms')),

    route('sendSecondFactorEmail', (call) => sendFactorCode(parts, call, call.body, 'email')),

    route('answerSecondFactor', async (call) => {
      const { brand, sessionLimits: limits } = siteOf(call);
      const live = brands.byId(brand);
      if (live === null) throw new Problem('SECOND_FACTOR_EXPIRED');
      const agentsApart = live.setting('whitelabelFlags')['AGENTPOLICY3'] === true;
      const { ip, userAgent } = call;
      const { kind, ...loggedIn } = await answerSecondFactor(
        parts,
        factors,
        call.body,
        { brand, limits, agentsApart },
        { ip, userAgent, deviceToken: call.deviceToken() },
      );
      return {
        ...deliverSession(call, loggedIn, kind, sessionSecret),
        firstTimeLogin: loggedIn.firstTimeLogin,
        passwordExpired: loggedIn.passwordDue,
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
