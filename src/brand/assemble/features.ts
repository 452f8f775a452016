import { whitelabelModules } from '#contract/generated/enum-values.ts';
import type { AnalyticsPlan, FeatureSwitch, SiteState } from '../site-plan.ts';
import { type Assembly, isOn, remove } from './context.ts';
import { byFlag, byServer, named } from './reasons.ts';

/** The ten whitelabel switches; a flag the server does not send is off. */
export function planFeatures(assembly: Assembly): Readonly<Record<string, FeatureSwitch>> {
  return Object.fromEntries(
    whitelabelModules.map((flag) => {
      const on = isOn(assembly, flag);
      return [flag, { on, because: [byFlag(flag, on)] }];
    }),
  );
}

/** Elements that the brand shows or hides by itself. */
export function planDisplay({ manifest }: Assembly): Readonly<Record<string, FeatureSwitch>> {
  return Object.fromEntries(
    Object.entries(manifest.features).map(([id, feature]) => [
      id,
      { on: feature.shown, because: [named(`/features/${id}/shown`)] },
    ]),
  );
}

/** Analytics load only where the brand wants them and the server has an id. */
export function planAnalytics(assembly: Assembly): AnalyticsPlan | null {
  const { gtagId } = assembly.permissionInfo;
  const wanted = assembly.manifest.integrations.analytics;
  const known = gtagId !== undefined && /^[A-Z0-9-]{4,24}$/.test(gtagId);
  const because = [
    {
      kind: 'manifest',
      effect: wanted ? 'adds' : 'removes',
      pointer: '/integrations/analytics',
    },
    byServer('analytics', gtagId ?? '', known ? 'adds' : 'removes'),
  ] as const;
  if (wanted && known) return { gtagId, because };
  remove(assembly, 'analytics', because);
  return null;
}

/** 2 beats 1: someone who may not be here learns nothing about maintenance. */
export function planState({ permissionInfo }: Assembly): SiteState {
  const { regionRestricted, maintenance, location } = permissionInfo;
  const status = regionRestricted ? 2 : maintenance ? 1 : 0;
  return {
    status,
    // Shown to signed-in members, who quote it to support; a cached visitor page does not show it.
    ip: status === 2 ? location.ip : '',
    because: [byServer('siteStatus', String(status), status === 0 ? 'adds' : 'changes')],
  };
}
