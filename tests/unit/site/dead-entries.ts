import type { SitePlan } from '#brand/site-plan.ts';
import { operations } from '#contract/generated/operations.ts';
import schemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import { BUILT_THIRD_PARTIES } from '#domain/built/built-values.ts';
import { METHOD_FLAGS } from '#domain/registration/registration-form.ts';
import { POPUP_TYPES } from '#site/frame/popup.ts';
import { FLAG_OPERATIONS } from '#domain/registration/unbuilt.ts';
import { declared } from '#site/boot/declared.ts';
import { screens } from '#site/boot/screens.tsx';
import { loginForms } from '#site/features/session/login-forms.ts';
import { isOverlayScreen } from '#site/frame/overlay-location.ts';

/** Header elements that are controls of their own and lead to no address. */
const CONTROLS = new Set(['languageSelector', 'schemeSwitch', 'balance', 'accountName', 'signOut']);

/** Every entry of a plan that leads to nothing the release has built, with what is missing. */
export function deadEntries(plan: SitePlan): readonly string[] {
  return [
    ...deadRoutes(plan),
    ...deadLinks(plan),
    ...deadHeader(plan),
    ...deadSignIn(plan),
    ...deadRegistration(plan),
    ...plan.popups.flatMap(({ id }) =>
      'announcements' in declared('popups') && id in POPUP_TYPES ? [] : [`popups/${id}: dialog`],
    ),
  ];
}

function deadRoutes({ routes }: SitePlan): readonly string[] {
  return routes.flatMap(({ path, screen }) => {
    const component = isOverlayScreen(screen)
      ? (declared('dialogs') as Record<string, unknown>)[screen]
      : screens[screen];
    return component === undefined ? [`routes${path}: screen ${screen}`] : [];
  });
}

/** Everything with an address of this site, wherever it is in the plan. */
function deadLinks(plan: SitePlan): readonly string[] {
  const paths = new Set(plan.routes.map(({ path }) => path));
  const { routes: _routes, removed: _removed, ...shown } = plan;
  return hrefsIn(shown, '').flatMap(([at, href]) => {
    const { origin, pathname } = new URL(href, 'http://brand.test');
    return origin !== 'http://brand.test' || paths.has(pathname) ? [] : [`${at}: ${href}`];
  });
}

function hrefsIn(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'href' && typeof item === 'string'
      ? [[at, item] as const]
      : hrefsIn(item, `${at}/${key}`),
  );
}

function deadHeader({ header }: SitePlan): readonly string[] {
  return header.elements.flatMap(({ id, element, href }) =>
    href === null && !CONTROLS.has(element) ? [`header/${id}: no address`] : [],
  );
}

function deadSignIn({ login }: SitePlan): readonly string[] {
  const methods = login.methods.flatMap(({ id }) => [
    ...(loginForms[id] === undefined ? [`login/${id}: form`] : []),
    ...(id === 'sms' ? planned('login/sms', 'MOBILEVERCODELOGIN3') : []),
  ]);
  const byMobile = login.forgotPassword.some(({ id }) => id === 'mobile');
  return [
    ...methods,
    ...(byMobile ? planned('forgotPassword/mobile', 'CHNGPASSVERIF3') : []),
    ...login.thirdParty.flatMap(({ id }) =>
      BUILT_THIRD_PARTIES.includes(id) ? [] : [`login/thirdParty/${id}: operation`],
    ),
    ...(login.freePlay === null ? [] : planned('login/freePlay', 'FREEPLAY3')),
  ];
}

function deadRegistration({ registration }: SitePlan): readonly string[] {
  const verified = registration.mobileVerified
    ? planned('registration/mobileVerified', 'REGMOBVERF3')
    : [];
  const forms = registration.forms.flatMap(({ method, fields }) => {
    const at = `registration/${method}`;
    const body = method === 'username' ? schemas.register.body : schemas.registerByMobile.body;
    return [
      ...planned(at, METHOD_FLAGS[method]),
      ...fields.flatMap(({ id }) => (isTaken(id, body) ? [] : [`${at}/${id}: field`])),
    ];
  });
  return [...verified, ...forms];
}

/** Whether the operation takes the field, a captcha as a human check. */
function isTaken(field: string, { properties }: { properties: object }): boolean {
  return field in properties || field === 'captcha';
}

/** Operations that a flag needs and the release has not built. */
function planned(at: string, flag: string): readonly string[] {
  return (FLAG_OPERATIONS[flag] ?? []).flatMap((name) =>
    operations[name].status === 'built' ? [] : [`${at}: operation ${name}`],
  );
}
