import type { Registry } from '#brand/registry.ts';
import type { PermissionInfo } from '#brand/server-facts.ts';
import { withoutReasons } from '#brand/without-reasons.ts';
import type { RegisterRule, WhitelabelFlag } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import { siteStatusFor } from '../../platform/gates.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, siteOf } from '../../platform/route.ts';
import type { LiveBrand } from './live-brand.ts';
import type { LiveBrands } from './live-brands.ts';
import { planFor } from './plan-for.ts';

export interface SystemDependencies {
  brands: LiveBrands;
  registry: () => Registry;
  clock: Clock;
  vendorsByCategory: (brand: string, language: string) => PermissionInfo['vendorsByCategory'];
  passwordResetBy: readonly string[];
  /** Names the revision as the pages do, so that what they loaded stays where it is. */
  addressHash: (brand: LiveBrand) => string;
}

/** What a client asks before it knows anything: flags, rules, status, hosts and the plan. */
export function systemRoutes(deps: SystemDependencies): Route[] {
  const live = (call: CallFacts): LiveBrand => {
    const brand = deps.brands.byId(siteOf(call).brand);
    if (brand === null) throw new Problem('UNKNOWN_HOST');
    return brand;
  };
  return [
    route('getWhitelabel', (call) => ({ flags: flagsOf(live(call)) })),

    route('getRegisterSettings', (call) => ({ rules: rulesOf(live(call)) })),

    route('getSystemStatus', (call) => {
      const brand = live(call);
      const status = siteStatusFor(brand.site, call.location);
      return {
        status,
        // The note is about the status that operators chose, not about a visitor's place.
        note: status === brand.siteStatus ? brand.siteStatusNote : '',
        location: { ...call.location },
        serverTime: deps.clock.now().toISOString(),
      };
    }),

    route('getDomainRoutes', (call) => domainRoutes(live(call), hostOf(call))),

    route('getPermission', (call) => {
      const brand = live(call);
      const asked = call.query.host;
      // Another brand's host is as unknown here as one that does not exist.
      if (asked !== undefined && !brand.manifest.hosts.includes(asked)) {
        throw new Problem('UNKNOWN_HOST');
      }
      const { mainDomain, routes } = domainRoutes(brand, hostOf(call));
      const status = siteStatusFor(brand.site, call.location);
      return {
        domainRoute: routes,
        mainDomain,
        resources: [...brand.resources],
        whitelabelVal: flagsOf(brand),
        registerRules: rulesOf(brand),
        analytics: { gtagId: null },
        maintenance: status === 1,
        regionRestriction: status === 2,
        imageCDNs: [],
        launchGameCDNs: [],
        location: { ...call.location },
      };
    }),

    route('getPlan', (call) => {
      const brand = live(call);
      const plan = planFor(brand, deps.registry(), {
        host: hostOf(call),
        location: call.location,
        nowMs: deps.clock.now().getTime(),
        vendorsByCategory: deps.vendorsByCategory(brand.id, call.language),
        passwordResetBy: deps.passwordResetBy,
        visitor: {
          kind: 'memberId' in call.caller ? call.caller.kind : 'visitor',
          language: call.language,
        },
      });
      return { hash: deps.addressHash(brand), plan: { ...withoutReasons(plan) } };
    }),
  ];
}

function hostOf(call: CallFacts): string {
  return new URL(call.origin).hostname;
}

function flagsOf(brand: LiveBrand): WhitelabelFlag[] {
  return Object.entries(brand.flags).map(([module, enabled]) => ({
    moduleId: module as WhitelabelFlag['moduleId'],
    enabled,
  }));
}

function rulesOf(brand: LiveBrand): RegisterRule[] {
  return brand.registerRules.map((rule) => ({ ...rule })) as RegisterRule[];
}

function domainRoutes(brand: LiveBrand, host: string) {
  const routes = brand.manifest.hosts.map((name) => ({ host: name, purpose: 'site' as const }));
  return { mainDomain: brand.manifest.hosts[0] ?? host, routes };
}
