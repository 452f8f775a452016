import { phoneServiceOf, type PhoneServiceSettings } from '../platform/read-phone-service.ts';
import { providersOf, type SignInProviders } from '../platform/read-sign-in-providers.ts';
import { fingerprintSamples } from '#art/fingerprint-samples.ts';
import { withoutReasons } from '#brand/without-reasons.ts';
import type { LiveBrand } from './live-brand.ts';
import type { VisitFacts } from './permission-info.ts';
import { planFor } from './plan-for.ts';
import { previewFacts } from './preview-facts.ts';
import type { Locales } from './locales.ts';
import type { PageBrand, PageBrands } from './page-brand.ts';
import { siteStatusFor } from '../platform/gates.ts';
import { sha256Hex } from '../platform/signature.ts';
import type { PermissionFacts } from '#brand/server-facts.ts';
import type { Clock } from '../platform/clock.ts';
import type { BrandSources } from './brand-sources.ts';
import type { LiveBrands } from './live-brands.ts';

/** Drawn once a process, when the first address is made. */
let artFingerprint: string | null = null;
/** The last answer, since texts change with a release or a file, and every page asks. */
let release = { texts: '', hash: '' };

/**
 * Names a brand's revision in addresses. Texts and pictures are immutable there: the name changes
 * with the texts, and with how anything is drawn, too.
 */
function addressHash(
  { hash }: Pick<LiveBrand, 'hash'>,
  { fingerprint: texts }: Pick<Locales, 'fingerprint'>,
): string {
  artFingerprint ??= sha256Hex(fingerprintSamples().join('\n'));
  if (release.texts !== texts) release = { texts, hash: sha256Hex(`${texts}|${artFingerprint}`) };
  return `${hash.slice(0, 16)}${release.hash.slice(0, 8)}`;
}

/** Nobody in particular. */
const ANYWHERE = { host: '', location: { ip: '', country: null } } as const;

/** Live brands as pages and pictures need them. */
export function pageBrands(parts: {
  brands: LiveBrands;
  sources: BrandSources;
  locales: Locales;
  clock: Clock;
  passwordResetBy: readonly string[];
  signInProviders: SignInProviders;
  phoneService: PhoneServiceSettings | null;
  analyticsIds: ReadonlyMap<string, string>;
  /** What players of a brand can pay from. */
  collectsThrough: (brand: LiveBrand) => VisitFacts['collectsThrough'];
  vendorsByCategory: (brand: string, language: string) => PermissionFacts['vendorsByCategory'];
}): PageBrands {
  const present = (brand: LiveBrand, language: string) => ({
    vendorsByCategory: parts.vendorsByCategory(brand.id, language),
    nowMs: parts.clock.now().getTime(),
    passwordResetBy: parts.passwordResetBy,
    thirdPartySignIn: providersOf(parts.signInProviders, brand.id),
    phoneService: phoneServiceOf(parts.phoneService, brand.id),
    gtagId: parts.analyticsIds.get(brand.id) ?? null,
    collectsThrough: parts.collectsThrough(brand),
  });
  // Why an element is there concerns the builder alone.
  const planOf = (brand: LiveBrand, visit: Parameters<PageBrand['plan']>[0]) => {
    const facts = { ...visit, ...present(brand, visit.visitor.language) };
    return withoutReasons(planFor(brand, parts.sources.registry, facts));
  };
  /** What a page shows of the registry changes without the brand. */
  const versions = new WeakMap<LiveBrand, { registry: object; version: object }>();
  const versionOf = (brand: LiveBrand): object => {
    const { registry } = parts.sources;
    const known = versions.get(brand);
    if (known?.registry === registry) return known.version;
    const version = known === undefined ? brand : {};
    versions.set(brand, { registry, version });
    return version;
  };
  const wrap = (brand: LiveBrand | null): PageBrand | null =>
    brand === null
      ? null
      : {
          id: brand.id,
          version: versionOf(brand),
          hash: addressHash(brand, parts.locales),
          languages: brand.site.languages,
          isOpenTo: (location) => siteStatusFor(brand.site, location) === 0,
          defaultLanguage: brand.site.defaultLanguage,
          plan: (visit) => planOf(brand, visit),
          planForAnybody: () => {
            const language = brand.site.defaultLanguage;
            return planOf(brand, { ...ANYWHERE, visitor: { kind: 'visitor', language } });
          },
          previewFacts: (visit) => {
            const facts = { ...visit, ...present(brand, brand.site.defaultLanguage) };
            return previewFacts(brand, parts.sources.registry, facts);
          },
        };
  return {
    byHost: (host) => wrap(parts.brands.byHost(host)),
    byId: (id) => wrap(parts.brands.byId(id)),
  };
}
