import type { PermissionInfo } from '#brand/server-facts.ts';
import { openBanners } from '#domain/banner/open-banners.ts';
import type { VisitLocation } from '#domain/region/region-rule.ts';
import { siteStatusFor } from '../../platform/gates.ts';
import type { LiveBrand } from './live-brand.ts';

/** What a release has built: nothing else is reachable, whatever a manifest says. */
const BUILT_SCREENS = [
  'home',
  'hot',
  'lobby',
  'game',
  'fairness',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'memberCentre',
  'securityCentre',
  'search',
  'favourites',
  'wallet',
  'winners',
  'jackpots',
  'recentGames',
  'arrivalTimes',
  'announcements',
  'notices',
  'deposit',
  'bettingRecord',
  'accountRecord',
  'help',
  'feedback',
  'about',
  'licences',
  'responsibleGaming',
  'terms',
  'privacy',
  'join',
  'download',
] as const;

export interface VisitFacts {
  host: string;
  location: VisitLocation;
  /** For what is shown by a schedule. */
  nowMs: number;
  vendorsByCategory: PermissionInfo['vendorsByCategory'];
  passwordResetBy: readonly string[];
}

/** What the server knows about a visit, for `assemble`. */
export function permissionInfo(brand: LiveBrand, visit: VisitFacts): PermissionInfo {
  const { ip, country } = visit.location;
  return {
    host: visit.host,
    location: { ip, ...(country === null ? {} : { country }) },
    resources: brand.resources,
    serviceChannels: brand.serviceChannels,
    banners: openBanners(brand.banners, visit.nowMs),
    keepsOwnBanners: brand.keepsOwnBanners,
    vendorsByCategory: visit.vendorsByCategory,
    passwordResetBy: visit.passwordResetBy,
    built: BUILT_SCREENS,
    regionRestricted: siteStatusFor(brand.site, visit.location) === 2,
    maintenance: brand.siteStatus === 1,
  };
}
