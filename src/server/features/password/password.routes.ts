import type { RegisterRule } from '#domain/registration/register-rule.ts';
import type { BackgroundWork } from '../../platform/background-work.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MailPort } from '../../platform/mail/mail-port.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import type { ServerText } from '../../platform/text.ts';
import { changePassword } from './change-password.ts';
import { checkPassword } from './checked-password.ts';
import { sendResetLink } from './send-reset-link.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

/** A brand as far as passwords go. */
export interface PasswordBrand {
  name: string;
  rules: readonly RegisterRule[];
  /** Whether it shows the way by e-mail. */
  offersEmail: boolean;
}

export interface PasswordDependencies {
  db: Db;
  clock: Clock;
  text: ServerText;
  /** null: nobody takes mail. */
  mail: MailPort | null;
  background: BackgroundWork;
  brandOf: (brand: string) => PasswordBrand;
  /** Where a brand's site is found, for one who came to `origin`. */
  addressOf: (brand: string, origin: string) => string;
}

/** Changing a password, and the way back to a forgotten one. */
export function passwordRoutes(deps: PasswordDependencies): Route[] {
  const { db, clock, text, mail, background, brandOf, addressOf } = deps;
  return [
    route('changePassword', async (call) => {
      const caller = memberOf(call);
      // Nothing stands for the old password yet: left out, it is missing.
      const { oldPassword = '', newPassword, confirmNewPassword } = call.body;
      const given = { oldPassword, newPassword, confirmNewPassword };
      checkPassword(given, brandOf(caller.brand).rules);
      await changePassword(db, caller, given, clock);
      return null;
    }),

    route('requestPasswordByEmail', (call) => {
      const { brand } = siteOf(call);
      const { name, offersEmail } = brandOf(brand);
      if (mail === null || !offersEmail) throw new Problem('METHOD_NOT_OFFERED');
      const address = addressOf(brand, call.origin);
      const request = { ...call.body, brand, brandName: name, address };
      // Nobody waits for it: neither what is answered nor when tells whether there is such a member.
      background.add('sendResetLink', () => sendResetLink({ db, clock, text, mail }, request));
      return null;
    }),

    route('setPasswordByEmail', async (call) => {
      const { brand } = siteOf(call);
      const { token, newPassword, confirmNewPassword } = call.body;
      checkPassword({ oldPassword: null, newPassword, confirmNewPassword }, brandOf(brand).rules);
      await setPasswordByLink(db, { brand, token, newPassword }, clock);
      return null;
    }),
  ];
}
