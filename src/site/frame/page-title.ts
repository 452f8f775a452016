import { SCREENS } from '#brand/screens.ts';
import type { Label, SitePlan } from '#brand/site-plan.ts';
import type { Say } from '#ui/i18n/useTexts.ts';
import { findRoute, findUnoffered } from './find-route.ts';

/** The document's title: the page's own name first, so that tabs can be told apart. */
export function pageTitle(plan: SitePlan, path: string, say: Say): string {
  const { name, tagline } = plan.identity;
  const words = pageName(plan, path, say) ?? labelText(tagline, say);
  return findRoute(plan, path)?.screen === 'home' ? `${name} · ${words}` : `${words} · ${name}`;
}

function pageName(plan: SitePlan, path: string, say: Say): string | null {
  if (plan.state.status === 1) return say('shell:maintenance.title');
  if (plan.state.status === 2) return say('shell:blocked.title');
  const route = findRoute(plan, path);
  if (route === null) return say(findUnoffered(plan, path)?.title ?? 'shell:notFound.title');
  if (route.screen === 'home') return null;
  const entry = plan.navigation.entries.find(
    ({ href, category }) =>
      href === route.path || (category !== null && category === route.category),
  );
  if (entry !== undefined) return labelText(entry.label, say);
  const item = [...plan.memberCentre, ...plan.bottomBar].find(
    ({ screen }) => screen === route.screen,
  );
  if (item !== undefined) return labelText(item.label, say);
  return say(SCREENS[route.screen].title);
}

function labelText(label: Label, say: Say): string {
  return 'text' in label ? label.text : say(label.key, label.params);
}
