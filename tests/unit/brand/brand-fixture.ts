import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { heroNames } from '#art/heroes/catalogue.ts';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import { type BrandFolder, openBrandFolder } from '#brand/files/brand-folder.ts';
import { resolveBrand } from '#brand/resolve.ts';
import { PANELS, SCREENS } from '#brand/screens.ts';

/** The repository's own brands: the tests hold for what is shipped. */
export const brandFolder: BrandFolder = await openBrandFolder({
  brands: 'brands',
  schemas: 'schemas/manifest',
  heroes: heroNames,
  today: new Date('2026-06-01T00:00:00Z'),
});

export function brandFile(id: string) {
  const brand = brandFolder.brands.find(({ folder }) => folder === id);
  if (brand?.authored === undefined) throw new Error(`no brand ${id}`);
  return { ...brand, authored: brand.authored };
}

export function resolveShipped(id: string) {
  return resolveBrand(brandFile(id).authored, brandFolder.loadParent);
}

export const EVERYTHING_BUILT: readonly string[] = [...Object.keys(SCREENS), ...PANELS];

const ALL_FLAGS: Readonly<Record<string, boolean>> = Object.fromEntries(
  whitelabelModules.map((flag) => [flag, true]),
);

/** A server that allows everything and knows something of every kind. */
export function generousInput(id: string): AssembleInput {
  const { resolved, provenance } = resolveShipped(id);
  const vendor = (code: string) => ({ vassalage: code, displayName: `${code} Games` });
  return {
    manifest: resolved,
    provenance,
    flags: ALL_FLAGS,
    registerRules: [],
    permissionInfo: {
      host: `${id}.localhost`,
      location: { ip: '203.0.113.7', country: 'PE' },
      resources: [
        'extraLink',
        'logoLink',
        'customerService',
        'facebook',
        'telegram',
        'line',
        'whatsapp',
        'instagram',
        'youtube',
        'appDownload',
      ].map((resourceType) => ({
        resourceType,
        name: resourceType,
        url: `https://example.com/${resourceType}`,
      })),
      vendorsByCategory: Object.fromEntries(
        ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT'].map(
          (category) => [category, [vendor(`${category}1`), vendor(`${category}2`)]],
        ),
      ),
      built: EVERYTHING_BUILT,
      regionRestricted: false,
      maintenance: false,
      passwordResetBy: ['email', 'mobile'],
      thirdPartySignIn: ['facebook', 'google', 'line'],
      agentContracts: ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
    },
    visitor: { kind: 'visitor', language: 'es' },
    registry: brandFolder.registry,
  };
}
