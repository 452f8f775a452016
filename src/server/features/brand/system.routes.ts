import type { RegisterRule, WhitelabelFlag } from '#contract/generated/types.ts';
import { effectiveRules } from '#domain/registration/unbuilt.ts';
import type { Parts } from '../../parts.ts';
import { siteStatusFor } from '../../platform/gates.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, siteOf } from '../../platform/route.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { visitorOf } from '../../brands/visitor-of.ts';

/** What a client asks before it knows anything: flags, rules, status, hosts and the plan. */
export function systemRoutes({ brands, pageBrands, clock, config }: Parts): Route[] {
  const live = (call: CallFacts): LiveBrand => {
    const brand = brands.byId(siteOf(call).brand);
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
        serverTime: clock.now().toISOString(),
      };
    }),

    route('getDomainRoutes', (call) => domainRoutes(live(call), hostOf(call))),

    route('getPermission', (call) => {
      const brand = live(call);
      const asked = call.query.host;
      // Another brand's host is as unknown here as one that does not exist.
      if (asked !== undefined && !brand.hosts.includes(asked)) {
        throw new Problem('UNKNOWN_HOST');
      }
      const { mainDomain, routes } = domainRoutes(brand, hostOf(call));
      const status = siteStatusFor(brand.site, call.location);
      const hosts = brand.setting('gameHosts');
      return {
        domainRoute: routes,
        mainDomain,
        resources: [...brand.setting('siteLinks')],
        whitelabelVal: flagsOf(brand),
        registerRules: rulesOf(brand),
        analytics: { gtagId: config.analyticsIds.get(brand.id) ?? null },
        maintenance: status === 1,
        regionRestriction: status === 2,
        imageCDNs: [...hosts.imageCDNs],
        launchGameCDNs: [...hosts.launchGameCDNs],
        location: { ...call.location },
      };
    }),

    route('getPlan', (call) => {
      // The revision has the same name as on pages, so that what they loaded stays where it is.
      const brand = pageBrands.byId(siteOf(call).brand);
      if (brand === null) throw new Problem('UNKNOWN_HOST');
      const plan = brand.plan({
        host: hostOf(call),
        location: call.location,
        visitor: visitorOf('memberId' in call.caller ? call.caller : null, call.language),
      });
      return { hash: brand.hash, plan: { ...plan } };
    }),
  ];
}

function hostOf(call: CallFacts): string {
  return new URL(call.origin).hostname;
}

function flagsOf(brand: LiveBrand): WhitelabelFlag[] {
  return Object.entries(brand.setting('whitelabelFlags')).map(([module, enabled]) => ({
    moduleId: module as WhitelabelFlag['moduleId'],
    enabled,
  }));
}

function rulesOf(brand: LiveBrand): RegisterRule[] {
  return effectiveRules(brand.setting('registerRules')).map((rule) => ({
    ...rule,
  })) as RegisterRule[];
}

function domainRoutes(brand: LiveBrand, host: string) {
  const routes = brand.hosts.map((name) => ({ host: name, purpose: 'site' as const }));
  return { mainDomain: brand.hosts[0] ?? host, routes };
}
