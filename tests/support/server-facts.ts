import type {
  AuditEntry,
  BannerSettings,
  BrandDaySettings,
  FlagSettings,
  GamePolicySettings,
  GameSettings,
  JackpotSettings,
  RegionSettings,
  RegisterRuleSettings,
  SecondFactorPolicySettings,
  ResponsibleContactSettings,
  ServiceChannelSettings,
  SessionLimitSettings,
  SiteLinkSettings,
} from '#contract/generated/types.ts';
import type { TestStaff } from './staff.ts';
import type { Answer, TestApp } from './test-app.ts';

interface Settings {
  flags: FlagSettings;
  'register-rules': RegisterRuleSettings;
  'region-rules': RegionSettings;
  'service-channels': ServiceChannelSettings;
  'site-links': SiteLinkSettings;
  games: GameSettings;
  'game-policy': GamePolicySettings;
  'second-factor-policy': SecondFactorPolicySettings;
  jackpot: JackpotSettings;
  banners: BannerSettings;
  'session-limits': SessionLimitSettings;
  day: BrandDaySettings;
  'responsible-contact': ResponsibleContactSettings;
}

type Kind = keyof Settings;

let made = 0;

const factUrl = (kind: string, brand: string): string => `/office/api/brands/${brand}/${kind}`;

export function getFact<K extends Kind>(
  app: TestApp,
  kind: K,
  { headers }: TestStaff,
  brand = 'denluma',
): Promise<Answer<Settings[K]>> {
  return app.call<Settings[K]>('GET', factUrl(kind, brand), { headers });
}

/** Changes a fact from the version that holds, unless the body names another one. */
export async function setFact<K extends Kind>(
  app: TestApp,
  kind: K,
  staff: TestStaff,
  body: object,
  options: { brand?: string; key?: string } = {},
): Promise<Answer<Settings[K]>> {
  const { brand = 'denluma' } = options;
  made += 1;
  const { key = `fact-change-${made}` } = options;
  const { version } = (await getFact(app, kind, staff, brand)).body.value ?? { version: 0 };
  return app.call<Settings[K]>('PUT', factUrl(kind, brand), {
    headers: staff.headers,
    key,
    body: { version, reason: 'asked for by a test', ...body },
  });
}

/** The newest entries of the trail. */
export async function auditOf(
  app: TestApp,
  { headers }: TestStaff,
  query = '',
  brand = 'denluma',
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const url = `${factUrl('audit', brand)}${query}`;
  const answer = await app.call<{ items: AuditEntry[]; nextCursor: string | null }>('GET', url, {
    headers,
  });
  return answer.body.value;
}
