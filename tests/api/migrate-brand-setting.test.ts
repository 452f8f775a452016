import { expect, it } from 'vitest';
import type { SettingKind } from '#domain/setting/setting-kind.ts';
import { readSetting } from '#server/settings/setting-store.ts';
import { oldDatabase } from '#tests/support/old-database.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

const AT = '2026-05-01T10:00:00.250Z';

/** Rows of every kind as the release before wrote them. */
const OLD_ROWS = `
insert into brand (id, region_default, keeps_own_banners) values ('old', 'block', false), ('new', 'allow', true);
insert into staff (id, username, username_key, display_name, password_hash, permissions)
  values (7, 'ana', 'ana', 'Ana', '', '[]');
insert into whitelabel_flag values ('old', 'USERNAMEREG3', true), ('old', 'FREEPLAY3', false);
insert into register_rule values ('old', 'username', true, true, 5, 20, '', 'alphanumeric');
insert into region_rule values ('old', 1, 'allow', 'network', '10.0.0.0/8', 'office', true),
  ('old', 0, 'allow', 'country', 'PE', '', false);
insert into help_page values ('old', 'terms', 'legal', 1, true), ('old', 'odds', 'games', 0, false);
insert into help_page_text values ('old', 'terms', 'es', 'Reglas', '<p>a</p>'), ('old', 'terms', 'en', 'Rules', '<p>b</p>');
insert into service_channel values ('old', 0, 'phone', '+12025550142', false, true,
  '[{"language": "es", "title": "T", "hours": ""}]');
insert into site_resource values ('old', 1, 'youtube', 'Y', 'Y', 'https://y.example/'),
  ('old', 0, 'facebook', 'F', 'F', 'https://f.example/');
insert into vendor_setting values ('old', 'house', 0, 'maintenance', '{"es": "Casa"}');
insert into category_setting values ('old', 'RNG', 0);
insert into game_setting values ('old', 'house:a', 'off', null), ('old', 'house:b', 'on', 0);
insert into jackpot_setting values ('old', true, 'PEN', 10000, 9007199254740993, 5000000);
insert into banner values ('old', 0, 'w_home', null, 'dice', 'page', '/fairness', '["visitor"]', '${AT}', null, true,
  '[{"language": "es", "title": "Hoy", "subtitle": "", "alt": ""}]');
insert into server_fact (brand, kind, version, changed_at, changed_by, reason)
  values ('old', 'regionRules', 3, '${AT}', 7, 'a test'), ('new', 'banners', 1, null, null, '');
`;

const EXPECTED: Partial<Record<SettingKind, unknown>> = {
  whitelabelFlags: expect.objectContaining({ USERNAMEREG3: true, FREEPLAY3: false }),
  registerRules: [
    {
      field: 'username',
      enabled: true,
      required: true,
      minLength: 5,
      maxLength: 20,
      acceptedPattern: '',
      patternId: 'alphanumeric',
    },
  ],
  regionRules: {
    defaultEffect: 'block',
    rules: [
      { effect: 'allow', kind: 'country', value: 'PE', note: '', enabled: false },
      { effect: 'allow', kind: 'network', value: '10.0.0.0/8', note: 'office', enabled: true },
    ],
  },
  helpPages: {
    pages: [
      { pageId: 'odds', section: 'games', published: false },
      { pageId: 'terms', section: 'legal', published: true },
    ],
    texts: {
      terms: {
        es: { title: 'Reglas', content: '<p>a</p>' },
        en: { title: 'Rules', content: '<p>b</p>' },
      },
    },
  },
  serviceChannels: [
    {
      csType: 'phone',
      address: '+12025550142',
      opensWindow: false,
      enabled: true,
      texts: [{ language: 'es', title: 'T', hours: '' }],
    },
  ],
  siteLinks: [
    { resourceType: 'facebook', name: 'F', labelNameEn: 'F', url: 'https://f.example/' },
    { resourceType: 'youtube', name: 'Y', labelNameEn: 'Y', url: 'https://y.example/' },
  ],
  gameSettings: {
    vendors: [{ vendor: 'house', state: 'maintenance', names: { es: 'Casa' } }],
    categories: ['RNG'],
    games: [{ nodeId: 'house:a', state: 'off' }],
    hot: ['house:b'],
  },
  jackpot: {
    currency: 'PEN',
    enabled: true,
    contributionPpm: 10_000,
    startMicro: '9007199254740993',
    turnoverMicro: '5000000',
  },
  banners: {
    keepsOwn: false,
    banners: [
      {
        group: 'w_home',
        picture: null,
        hero: 'dice',
        linkageType: 'page',
        target: '/fairness',
        visitorKinds: ['visitor'],
        startsAt: AT,
        endsAt: null,
        enabled: true,
        texts: [{ language: 'es', title: 'Hoy', subtitle: '', action: '', alt: '' }],
      },
    ],
  },
};

forEachEngine((engine) => {
  it('keeps every setting of the releases before brand_setting', async () => {
    const database = await oldDatabase(engine, '0040', OLD_ROWS);
    for (const [kind, value] of Object.entries(EXPECTED)) {
      const stored = await readSetting(database.db, 'old', kind as SettingKind);
      expect(stored.value, kind).toEqual(value);
    }
    expect(await readSetting(database.db, 'old', 'regionRules')).toMatchObject({
      version: 3,
      lastChange: { at: AT, by: 'Ana', reason: 'a test' },
    });
    expect(await readSetting(database.db, 'new', 'banners')).toEqual({
      value: { keepsOwn: true, banners: [] },
      version: 1,
      lastChange: null,
    });
    expect((await readSetting(database.db, 'new', 'regionRules')).version).toBe(0);
  });
});
