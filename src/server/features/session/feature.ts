import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Site } from '../../platform/route.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { sessionLimitsSetting } from './session-limits.setting.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionView } from './session.read.ts';

export function sessionFeature(parts: Parts) {
  const { db, config } = parts;
  return feature({
    name: 'session',
    routes: [...sessionRoutes(parts), ...settingRoutes(sessionLimitsSetting, parts)],
    /** The caller of a page. @param caller null: a visitor */
    sessionOf: (caller: MemberCaller | null, site: Site, language: string) =>
      sessionView(
        db,
        { caller: caller ?? { kind: 'visitor' }, language, site },
        config.secrets.session,
      ),
  });
}
