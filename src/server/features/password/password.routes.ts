import type { RegisterRule } from '#contract/generated/types.ts';
import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import { marketNumber } from '#domain/phone/phone-number.ts';
import { offeredWays } from '../../brands/offered-ways.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { keyedRoute, memberOf, type Route, route, siteOf, staffOf } from '../../platform/route.ts';
import { siteOrigin } from '../../platform/public-origin.ts';
import { paymentPasswordState } from '../../cash/payment-password.ts';
import { askerOf } from '../../account/verification/verification-codes.ts';
import { changePassword, hasPassword } from './change-password.ts';
import { checkPassword } from './checked-password.ts';
import { provenMobileOf } from './proven-mobile.read.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';
import { requirePasswordChange } from './require-password-change.ts';
import { sendResetLink } from './send-reset-link.ts';
import { setPasswordByLink } from './set-password-by-link.ts';
import { setPasswordByPhone } from './set-password-by-phone.ts';
import { setPaymentPassword } from './set-payment-password.ts';

/** Digits by which a player recognises their own number. */
const SHOWN_DIGITS = 3;

/** A brand as far as passwords go. */
interface PasswordBrand {
  name: string;
  rules: readonly RegisterRule[];
  /** Ways to reset a forgotten password. */
  ways: readonly string[];
  dialingCodes: readonly string[];
}

/** Changing a password, and the way back to a forgotten one. */
export function passwordRoutes(parts: Parts): Route[] {
  const { db, clock, text, messages, background } = parts;
  const brandOf = (id: string): PasswordBrand => passwordBrand(id, parts);
  return [
    route('changePassword', async (call) => {
      const caller = memberOf(call);
      const { newPassword, confirmNewPassword } = call.body;
      // Left out by a member who has a password, the old one is missing.
      const oldPassword = call.body.oldPassword ?? ((await hasPassword(db, caller)) ? '' : null);
      const given = { oldPassword, newPassword, confirmNewPassword };
      const { name: brandName, rules } = brandOf(caller.brand);
      checkPassword(given, rules);
      await refuseKnownPassword(db, { ...caller, brandName }, newPassword);
      const origin = { ip: call.ip, deviceToken: call.deviceToken() };
      await changePassword(db, caller, given, origin, clock);
      return null;
    }),

    route('getPaymentPassword', async (call) => {
      const caller = memberOf(call);
      const { isSet, lockedUntil } = await paymentPasswordState(db, caller, clock);
      const mobile = messages.canSend('sms') ? await provenMobileOf(db, caller) : null;
      return {
        set: isSet,
        lockedUntil: lockedUntil?.toISOString() ?? null,
        codeTo: mobile && mobile.slice(-SHOWN_DIGITS),
      };
    }),

    route('setPaymentPassword', async (call) => {
      const caller = memberOf(call);
      const { rules } = brandOf(caller.brand);
      const { password, oldPaymentPassword, verificationCode, ...fresh } = call.body;
      const given = { ...fresh, password, oldPaymentPassword, verificationCode };
      const origin = { ip: call.ip, deviceToken: call.deviceToken() };
      await setPaymentPassword(parts, caller, given, { origin, asker: askerOf(call), rules });
      return null;
    }),

    keyedRoute('requirePasswordChange', async (tx, call) => {
      const { reason } = call.body;
      const memberId = BigInt(call.params.memberId);
      await requirePasswordChange(tx, staffOf(call), { memberId, reason }, clock);
      return { required: true };
    }),

    route('requestPasswordByEmail', (call) => {
      const { brand } = siteOf(call);
      const { name, ways } = brandOf(brand);
      if (!ways.includes('email')) throw new Problem('METHOD_NOT_OFFERED');
      const address = addressOf(brand, call.origin, parts);
      const request = { ...call.body, brand, brandName: name, address };
      // Nobody waits for it: neither what is answered nor when tells whether there is such a member.
      background.add('sendResetLink', () => sendResetLink({ db, clock, text, messages }, request));
      return null;
    }),

    route('setPasswordByEmail', async (call) => {
      const { brand } = siteOf(call);
      const { token, newPassword, confirmNewPassword } = call.body;
      const { name: brandName, rules } = brandOf(brand);
      checkPassword({ oldPassword: null, newPassword, confirmNewPassword }, rules);
      const given = { brand, brandName, token, newPassword, ip: call.ip };
      await setPasswordByLink(db, given, clock);
      return null;
    }),

    route('setPasswordByPhone', async (call) => {
      const { brand } = siteOf(call);
      const { name: brandName, ways, rules, dialingCodes } = brandOf(brand);
      if (!ways.includes('mobile')) throw new Problem('METHOD_NOT_OFFERED');
      const { newPassword, mobileNum, countryDialingCode, verificationCode: code } = call.body;
      const mobile = marketNumber(mobileNum, countryDialingCode, dialingCodes);
      if (mobile === null) {
        throw new Problem('INVALID_PHONE', { fields: { '/mobileNum': { code: 'PATTERN' } } });
      }
      checkPassword({ oldPassword: null, newPassword, confirmNewPassword: newPassword }, rules);
      const asker = askerOf(call);
      const given = { brand, brandName, mobile, code, newPassword, ip: call.ip, asker };
      await setPasswordByPhone(parts, given);
      return null;
    }),
  ];
}

function passwordBrand(id: string, { brands, passwordResetBy }: Parts): PasswordBrand {
  const brand = brands.byId(id);
  if (brand === null) return { name: '', rules: [], ways: [], dialingCodes: [] };
  return {
    name: brand.name,
    rules: brand.setting('registerRules'),
    ways: offeredWays(brand, passwordResetBy).passwordReset,
    dialingCodes: marketDialingCodes(brand.manifest.market),
  };
}

/**
 * The address of a brand's site for a visitor of `origin`. A stranger writes the Host header and the
 * link goes into somebody else's mail: only a host of the brand itself is taken from the request,
 * scheme and port are configured.
 */
function addressOf(id: string, origin: string, { brands, config }: Parts): string {
  const asked = URL.canParse(origin) ? new URL(origin).hostname : '';
  const host = brands.byHost(asked)?.id === id ? asked : (brands.byId(id)?.hosts[0] ?? '');
  return siteOrigin(config, host);
}
