import type { CallerKind } from '#contract/generated/types.ts';
import type { Explained, RemovedElement } from './because.ts';
import type { FooterPlan, LegalPlan } from './plan/footer-plan.ts';
import type { HomeBlock, PopupPlan } from './plan/home-plan.ts';
import type { IdentityPlan, MarketPlan } from './plan/identity-plan.ts';
import type { LoginPlan } from './plan/login-plan.ts';
import type { HeaderPlan, MenuItem, NavigationPlan, SideMenuPlan } from './plan/navigation-plan.ts';
import type { RegistrationPlan } from './plan/registration-plan.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import type { Screen, ScreenId } from './screens.ts';

export type * from './plan/footer-plan.ts';
export type * from './plan/home-plan.ts';
export type * from './plan/identity-plan.ts';
export type * from './plan/label.ts';
export type * from './plan/login-plan.ts';
export type * from './plan/navigation-plan.ts';
export type * from './plan/registration-plan.ts';
export * from './plan/theme-plan.ts';
export type { Explained, RemovedElement } from './because.ts';

/**
 * All that one visitor's site is made of: plain data, safe as JSON, made by `assemble` and by
 * nothing else. Screens draw it and decide nothing.
 */
export interface SitePlan {
  /** The brand's id. */
  readonly brand: string;
  readonly revision: number;
  readonly visitor: CallerKind;
  readonly state: SiteState;
  readonly identity: IdentityPlan;
  readonly market: MarketPlan;
  readonly theme: ThemePlan;
  readonly languages: LanguagesPlan;
  readonly navigation: NavigationPlan;
  readonly header: HeaderPlan;
  /** Small screens: at most five places. */
  readonly bottomBar: readonly MenuItem[];
  readonly sideMenu: SideMenuPlan;
  /** Empty unless the visitor is a member or an agent. */
  readonly memberCentre: readonly MenuItem[];
  /** Empty unless the visitor is an agent. */
  readonly agentCentre: readonly MenuItem[];
  readonly login: LoginPlan;
  readonly registration: RegistrationPlan;
  readonly home: { readonly blocks: readonly HomeBlock[] };
  readonly popups: readonly PopupPlan[];
  /** The package of an Android app, in addition to the web app; null when operators set none. */
  readonly androidApp: (Explained & { readonly href: string }) | null;
  readonly footer: FooterPlan;
  readonly legal: LegalPlan;
  /** The ten whitelabel switches by flag id. */
  readonly features: Readonly<Record<string, FeatureSwitch>>;
  /** Elements that the brand shows or hides by its own ids; grants nothing. */
  readonly display: Readonly<Record<string, FeatureSwitch>>;
  readonly analytics: AnalyticsPlan | null;
  /** Addresses with content. */
  readonly routes: readonly RoutePlan[];
  /** Addresses of the specification that this site answers without their content; every other path is unknown. */
  readonly unofferedRoutes: readonly UnofferedRoute[];
  readonly removed: readonly RemovedElement[];
}

export interface SiteState extends Explained {
  /** 0 normal, 1 maintenance, 2 region or address blocked. */
  readonly status: 0 | 1 | 2;
  /** Shown on the blocked page. */
  readonly ip: string;
}

export interface LanguagePlan extends Explained {
  readonly code: string;
  readonly endonym: string;
  readonly englishName: string;
  readonly dir: 'ltr' | 'rtl';
  readonly script: string;
}

export interface LanguagesPlan {
  readonly default: string;
  /** Language of this plan's own texts. */
  readonly current: string;
  readonly enabled: readonly LanguagePlan[];
  /** The brand's own wording by text key, in the current language. */
  readonly overrides: Readonly<Record<string, string>>;
}

export interface FeatureSwitch extends Explained {
  readonly on: boolean;
}

export interface AnalyticsPlan extends Explained {
  readonly gtagId: string;
}

export interface UnofferedRoute {
  readonly path: string;
  /** Text key of what the site does not offer. */
  readonly title: Screen['title'];
}

export interface RoutePlan {
  /** As the router writes it, with `:name` parameters. */
  readonly path: string;
  readonly screen: ScreenId;
  /** Required visitor kind: account is anyone signed in, member a real account. Others are asked to sign in. */
  readonly needs: 'anyone' | 'account' | 'member' | 'agent';
  /** Game category of a lobby; null for every other screen and for all games together. */
  readonly category: string | null;
}
