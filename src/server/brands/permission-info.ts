import type { VipPolicy } from '#contract/generated/types.ts';
import { kindsOn } from '#domain/contract/contract-kinds.ts';
import { BUILT } from '#brand/generated/built.ts';
import type { PermissionFacts, PhoneServiceFact } from '#brand/server-facts.ts';
import { openBanners } from '#domain/banner/open-banners.ts';
import { openChannels } from '#domain/service-channel/service-links.ts';
import type { VisitLocation } from '#domain/region/region-rule.ts';
import { siteStatusFor } from '../platform/gates.ts';
import type { LiveBrand } from './live-brand.ts';

const hasLevels = ({ enabled, levels }: VipPolicy): boolean => enabled && levels.length > 0;

export interface VisitFacts {
  host: string;
  location: VisitLocation;
  /** For what is shown by a schedule. */
  nowMs: number;
  vendorsByCategory: PermissionFacts['vendorsByCategory'];
  passwordResetBy: readonly string[];
  /** Third parties that the brand offers to sign in with. */
  thirdPartySignIn: readonly string[];
  /** The service that proves mobile numbers; null: the platform's own codes do. */
  phoneService: PhoneServiceFact | null;
  /** Measurement id of analytics; null: the server has none for the brand. */
  gtagId: string | null;
  /** What players of this brand can pay from. */
  collectsThrough: Pick<NonNullable<PermissionFacts['partners']>, 'banks' | 'paymentNetworks'>;
}

/** What the server knows about a visit, for `assemble`. */
export function permissionInfo(brand: LiveBrand, visit: VisitFacts): PermissionFacts {
  const { ip, country } = visit.location;
  const { banners, keepsOwn } = brand.setting('banners');
  return {
    host: visit.host,
    location: { ip, ...(country === null ? {} : { country }) },
    resources: brand.setting('siteLinks'),
    serviceChannels: openChannels(brand.setting('serviceChannels')),
    banners: openBanners(banners, visit.nowMs),
    keepsOwnBanners: keepsOwn,
    vendorsByCategory: visit.vendorsByCategory,
    passwordResetBy: visit.passwordResetBy,
    thirdPartySignIn: visit.thirdPartySignIn,
    phoneService: visit.phoneService,
    ...(visit.gtagId === null ? {} : { gtagId: visit.gtagId }),
    partners: partnersOf(visit),
    built: BUILT,
    regionRestricted: siteStatusFor(brand.site, visit.location) === 2,
    maintenance: brand.siteStatus === 1,
    agentContracts: kindsOn(brand.setting('contractPolicy')),
    points: brand.setting('pointsPolicy').enabled,
    vip: hasLevels(brand.setting('vipPolicy')),
  };
}

/** What the footer may name: vendors with a game to play, and what an offered deposit route collects through. */
function partnersOf({
  vendorsByCategory,
  collectsThrough,
}: VisitFacts): NonNullable<PermissionFacts['partners']> {
  const vendors = Object.values(vendorsByCategory).flat();
  return {
    providers: [...new Set(vendors.map(({ vassalage }) => vassalage))],
    ...collectsThrough,
  };
}
