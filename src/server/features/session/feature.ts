import { NETWORK_DAYS } from '#domain/second-factor/network-of.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Site } from '../../platform/route.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { sessionLimitsSetting } from './session-limits.setting.ts';
import { sessionRoutes } from './session.routes.ts';
import { passkeySignInRoutes } from './passkey.routes.ts';
import { thirdPartyRoutes } from './third-party.routes.ts';
import { sessionView } from './session.read.ts';

export function sessionFeature(parts: Parts) {
  const { db, config } = parts;
  return feature({
    name: 'session',
    retention: [
      {
        table: 'member_session',
        key: ['token_hash'],
        age: 'expires_at',
        keepDays: 180,
        unlessReferredBy: {
          table: 'game_session',
          column: 'member_session_hash',
          key: 'token_hash',
        },
        why: 'Addresses and devices of sign-ins, for disputes about who played.',
      },
      {
        table: 'login_failure',
        key: ['brand', 'username_key', 'source'],
        age: 'last_at',
        keepDays: 1,
        why: 'A lock lasts 15 minutes; names that do not exist are counted too.',
      },
      {
        table: 'wrong_code',
        key: ['brand', 'account_id', 'purpose'],
        age: 'started_at',
        keepDays: 2,
        why: 'Wrong codes count for a day, and the last of it may lock for twelve hours.',
      },
      {
        table: 'known_device',
        key: ['brand', 'account_id', 'token_hash'],
        age: 'seen_at',
        keepDays: 180,
        why: 'As long as the device cookie lasts.',
      },
      {
        table: 'known_network',
        key: ['brand', 'member_id', 'network'],
        age: 'last_seen',
        keepDays: NETWORK_DAYS,
        why: 'A sign-in from a network that was not used for so long is from an unknown address.',
      },
      {
        table: 'sign_in_challenge',
        key: ['token_hash'],
        age: 'expires_at',
        keepDays: 1,
        why: 'A sign-in waits ten minutes for its second factor.',
      },
    ],
    routes: [
      ...sessionRoutes(parts),
      ...thirdPartyRoutes(parts),
      ...passkeySignInRoutes(parts),
      ...settingRoutes(sessionLimitsSetting, parts),
    ],
    /** The caller of a page. @param caller null: a visitor */
    sessionOf: (caller: MemberCaller | null, site: Site, language: string) =>
      sessionView(
        db,
        { caller: caller ?? { kind: 'visitor' }, language, site },
        config.secrets.session,
      ),
  });
}
