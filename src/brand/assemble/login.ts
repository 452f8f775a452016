import { passwordRule } from '#domain/password/new-password.ts';
import { openMethods } from '#domain/registration/registration-form.ts';
import type { LoginMethod, LoginPlan, ThirdPartySignIn } from '../site-plan.ts';
import { freePlayOffer } from './availability.ts';
import { type Assembly, isOn, remove } from './context.ts';
import { forgotPasswordWays } from './forgot-password.ts';
import { labelOf } from './label.ts';
import { planOfficeBanners } from './office-banners.ts';
import { byFlag, byServer, hiddenAt, named } from './reasons.ts';

/** Ways to sign in: the brand orders and words them, the flags and the server take them away. */
export function planLogin(assembly: Assembly): LoginPlan {
  const { auth } = assembly.manifest;
  const { ways, removed } = forgotPasswordWays(assembly);
  assembly.removed.push(...removed);
  return {
    methods: planMethods(assembly),
    presentation: auth.presentation,
    dialog: auth.dialog,
    freePlay: planFreePlay(assembly),
    thirdParty: planThirdParty(assembly),
    rememberUsername: auth.rememberUsername,
    forgotPassword: ways,
    forgotPasswordBanner:
      ways.length === 0 ? null : (planOfficeBanners(assembly, 'w_forget')[0] ?? null),
    newPassword: passwordRule(assembly.registerRules),
    encryptsBodies: auth.encryptsBodies,
    passkeys: auth.passkeys,
    registerLink:
      auth.registerLink && assembly.built.has('register') && openMethods(assembly.flags).length > 0,
  };
}

function planMethods(assembly: Assembly): readonly LoginMethod[] {
  const methods: LoginMethod[] = [];
  for (const [index, item] of assembly.manifest.auth.methods.entries()) {
    const pointer = `/auth/methods/${index}`;
    // Signing in by user name needs no flag: it is there unless the brand hides it.
    const allowed = item.id === 'username' || isOn(assembly, 'MOBILEVERCODELOGIN3');
    const flag = item.id === 'sms' ? [byFlag('MOBILEVERCODELOGIN3', allowed)] : [];
    if (item.hidden === true) {
      remove(assembly, `login/methods/${item.id}`, [named(pointer), hiddenAt(pointer)]);
    } else if (allowed) {
      methods.push({
        id: item.id,
        label: labelOf(assembly, item.label),
        because: [named(pointer), ...flag],
      });
    } else remove(assembly, `login/methods/${item.id}`, [named(pointer), ...flag]);
  }
  return methods;
}

function planFreePlay(assembly: Assembly): LoginPlan['freePlay'] {
  const { freePlay } = assembly.manifest.auth;
  const offer = freePlayOffer(assembly);
  const because = [named('/auth/freePlay'), ...offer.because];
  if (offer.available) return { label: labelOf(assembly, freePlay.label), because };
  remove(assembly, 'login/freePlay', because);
  return null;
}

function planThirdParty(assembly: Assembly): readonly ThirdPartySignIn[] {
  const parties: ThirdPartySignIn[] = [];
  for (const [index, item] of assembly.manifest.auth.thirdParty.entries()) {
    const pointer = `/auth/thirdParty/${index}`;
    const on = assembly.permissionInfo.thirdPartySignIn?.includes(item.id) === true;
    const because = [
      named(pointer),
      item.hidden === true
        ? hiddenAt(pointer)
        : byServer('thirdPartySignIn', item.id, on ? 'adds' : 'removes'),
    ];
    if (on && item.hidden !== true) {
      parties.push({ id: item.id, label: labelOf(assembly, item.label), because });
    } else remove(assembly, `login/thirdParty/${item.id}`, because);
  }
  return parties;
}
