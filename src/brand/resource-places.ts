import type { BrandManifest } from '#contract/generated/manifest-types.ts';

/** The product's own place: the package of the Android app. */
const ANDROID_APP = 'androidApp';

/** Types of the links that operators may set and the brand shows, each once, in the manifest's order. */
export function resourcePlaces({ navigation, menus, footer }: BrandManifest): readonly string[] {
  const entries = navigation.entries.filter((entry) => entry.kind === 'link');
  const links = footer.groups
    .filter(({ hidden }) => hidden !== true)
    .flatMap((group) => group.links.filter((link) => link.kind === 'resource'));
  const named = [...entries, ...menus.sideMenu.right, ...links, ...footer.socials];
  const types = named
    .filter(({ hidden }) => hidden !== true)
    .map(({ resourceType }) => resourceType);
  return [...new Set([...types, ANDROID_APP])];
}
