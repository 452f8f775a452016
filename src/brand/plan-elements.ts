import type { Explained } from './because.ts';
import type { SitePlan } from './site-plan.ts';

/**
 * Every element of a plan by its path, `navigation/live` for example, in the order of the plan. The
 * same paths name what was taken out in `plan.removed`.
 */
export function planElements(plan: SitePlan): ReadonlyMap<string, Explained> {
  const { login, registration, footer, sideMenu } = plan;
  const forms = registration.forms.flatMap((form) => [
    [`registration/forms/${form.method}`, form] as const,
    ...withIds(`registration/${form.method}`, form.fields),
  ]);
  const groups = footer.groups.flatMap((group) => [
    [`footer/groups/${group.id}`, group] as const,
    ...withIds(`footer/groups/${group.id}`, group.links),
  ]);
  const slides = plan.home.blocks.flatMap((block) =>
    block.kind === 'bannerCarousel' ? withIds(`home/${block.id}`, block.slides) : [],
  );
  const languages = plan.languages.enabled.map(
    (language) => [`languages/${language.code}`, language] as const,
  );
  return new Map<string, Explained>([
    ['state', plan.state],
    ['identity', plan.identity],
    ['theme', plan.theme],
    ...languages,
    ...withIds('navigation', plan.navigation.entries),
    ...withIds('header', plan.header.elements),
    ...withIds('bottomBar', plan.bottomBar),
    ...withIds('sideMenu/left', sideMenu.left),
    ...withIds('sideMenu/right', sideMenu.right),
    ...withIds('memberCentre', plan.memberCentre),
    ...withIds('agentCentre', plan.agentCentre),
    ...withIds('login/methods', login.methods),
    ...(login.freePlay === null ? [] : [['login/freePlay', login.freePlay] as const]),
    ...withIds('login/thirdParty', login.thirdParty),
    ...withIds('login/forgotPassword', login.forgotPassword),
    ...(login.forgotPasswordBanner === null
      ? []
      : [['login/forgotPasswordBanner', login.forgotPasswordBanner] as const]),
    ...forms,
    ['registration/terms', registration.terms],
    ...withIds('home', plan.home.blocks),
    ...slides,
    ...withIds('popups', plan.popups),
    ...(plan.androidApp === null ? [] : [['androidApp', plan.androidApp] as const]),
    ...groups,
    ...withIds('footer/banks', footer.banks),
    ...withIds('footer/providers', footer.providers),
    ...withIds('footer/paymentNetworks', footer.paymentNetworks),
    ...withIds('footer/socials', footer.socials),
    ...withIds('footer/notices', footer.notices),
    ['footer/copyright', footer.copyright],
    ...withIds('legal/licences', plan.legal.licences),
    ...Object.entries(plan.features).map(([id, item]) => [`features/${id}`, item] as const),
    ...Object.entries(plan.display).map(([id, item]) => [`display/${id}`, item] as const),
    ...(plan.analytics === null ? [] : [['analytics', plan.analytics] as const]),
  ]);
}

function withIds(
  path: string,
  items: readonly (Explained & { readonly id: string })[],
): readonly (readonly [string, Explained])[] {
  return items.map((item) => [`${path}/${item.id}`, item] as const);
}
