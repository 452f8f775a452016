import type { AssembleInput } from './assemble/assemble-input.ts';
import { planAndroidApp } from './assemble/android-app.ts';
import { beginAssembly } from './assemble/context.ts';
import { planAnalytics, planDisplay, planFeatures, planState } from './assemble/features.ts';
import { planFooter } from './assemble/footer.ts';
import { planHeader } from './assemble/header.ts';
import { planHome } from './assemble/home.ts';
import { planIdentity, planMarket } from './assemble/identity.ts';
import { planLanguages } from './assemble/languages.ts';
import { planLegal } from './assemble/legal.ts';
import { planLogin } from './assemble/login.ts';
import {
  planAgentCentre,
  planBottomBar,
  planMemberCentre,
  planSideMenu,
} from './assemble/menus.ts';
import { planNavigation } from './assemble/navigation.ts';
import { planPopups } from './assemble/popups.ts';
import { planRegistration } from './assemble/registration.ts';
import { planRoutes, planUnofferedRoutes } from './assemble/routes.ts';
import { planTheme } from './assemble/theme.ts';
import type { SitePlan } from './site-plan.ts';

/**
 * Makes the whole plan of one visitor's site out of what the brand says and what the server knows.
 * Pure: the same input gives the same plan. The manifest must have passed the schema check; whatever
 * else is wrong with it costs the element at fault and nothing more.
 */
export function assemble(input: AssembleInput): SitePlan {
  const assembly = beginAssembly(input);
  const { manifest } = assembly;
  const navigation = planNavigation(assembly);
  const login = planLogin(assembly);
  const legal = planLegal(assembly);
  const routes = planRoutes(assembly);
  return {
    brand: manifest.id,
    revision: manifest.revision,
    visitor: assembly.visitor.kind,
    state: planState(assembly),
    identity: planIdentity(assembly),
    market: planMarket(assembly),
    theme: planTheme(assembly),
    languages: planLanguages(assembly),
    navigation,
    header: planHeader(assembly, login),
    bottomBar: planBottomBar(assembly),
    sideMenu: planSideMenu(assembly),
    memberCentre: planMemberCentre(assembly),
    agentCentre: planAgentCentre(assembly),
    login,
    registration: planRegistration(assembly),
    home: planHome(assembly, navigation),
    popups: planPopups(assembly),
    androidApp: planAndroidApp(assembly),
    footer: planFooter(assembly, legal),
    legal,
    features: planFeatures(assembly),
    display: planDisplay(assembly),
    analytics: planAnalytics(assembly),
    routes,
    unofferedRoutes: planUnofferedRoutes(routes),
    // Last: every part above writes to it.
    removed: assembly.removed,
  };
}

export type { AssembleInput };
