import type { SitePlan } from '../site-plan.ts';
import { type Assembly, remove } from './context.ts';
import { resourceHref } from './resources.ts';

/** The address of an Android package, where operators have set one. */
export function planAndroidApp(assembly: Assembly): SitePlan['androidApp'] {
  const { href, because } = resourceHref(assembly, 'androidApp');
  if (href !== null) return { href, because };
  remove(assembly, 'androidApp', because);
  return null;
}
