import { type BuiltId, PANELS, SCREENS } from '#brand/screens.ts';
import type { SiteFeature } from '../frame/site-feature.ts';

/**
 * Screens and panels that features declare, in the order of SCREENS and PANELS.
 * @throws Error when two features declare the same one
 */
export function builtIds(features: Readonly<Record<string, SiteFeature>>): readonly BuiltId[] {
  const declaredBy = new Map<string, string>();
  for (const [name, { screens = {}, dialogs = {}, panels = [] }] of Object.entries(features)) {
    // A screen may also be a dialog over the page it was opened from.
    for (const id of new Set([...Object.keys(screens), ...Object.keys(dialogs), ...panels])) {
      const other = declaredBy.get(id);
      if (other !== undefined) throw new Error(`${id} is declared by ${other} and by ${name}`);
      declaredBy.set(id, name);
    }
  }
  const known = [...Object.keys(SCREENS), ...PANELS] as BuiltId[];
  return known.filter((id) => declaredBy.has(id));
}
