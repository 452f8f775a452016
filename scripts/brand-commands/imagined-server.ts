import type { Registry } from '#brand/registry.ts';
import { PANELS, SCREENS } from '#brand/screens.ts';
import type { PermissionFacts } from '#brand/server-facts.ts';

/** A server that denies nothing: every screen built, each provider of the registry a vendor. */
export function imaginedServer(registry: Registry): PermissionFacts {
  const vendorsByCategory: Record<string, { vassalage: string; displayName: string }[]> = {};
  for (const provider of Object.values(registry.providers)) {
    for (const category of provider.categories) {
      const vendors = (vendorsByCategory[category] ??= []);
      vendors.push({ vassalage: provider.id.toUpperCase(), displayName: provider.name });
    }
  }
  return {
    host: 'localhost',
    location: { ip: '127.0.0.1' },
    resources: [],
    vendorsByCategory,
    passwordResetBy: ['email', 'mobile'],
    built: [...Object.keys(SCREENS), ...PANELS],
    regionRestricted: false,
    maintenance: false,
  };
}
