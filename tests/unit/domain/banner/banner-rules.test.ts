import { describe, expect, it } from 'vitest';
import type { OfficeBanner } from '#contract/generated/types.ts';
import { bannerFaults, tidyBanner } from '#domain/banner/banner-faults.ts';
import { openBanners } from '#domain/banner/open-banners.ts';

const BRAND = { languages: ['es', 'en'], defaultLanguage: 'es' };

const banner = (change: Partial<OfficeBanner> = {}): OfficeBanner => ({
  group: 'w_home',
  picture: null,
  hero: 'dice',
  linkageType: 'page',
  target: '/hot',
  visitorKinds: ['visitor'],
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-02-01T00:00:00.000Z',
  enabled: true,
  texts: [{ language: 'es', title: 'Hoy', subtitle: '', action: '', alt: '' }],
  ...change,
});

it('is kept with nothing around its words, in UTC, and with no target that leads nowhere', () => {
  const texts = [
    { language: 'es', title: ' Hoy ', subtitle: ' y mañana ', action: ' Ver ', alt: ' ' },
  ];
  const startsAt = '2026-01-01T01:00:00+01:00';
  expect(tidyBanner(banner({ linkageType: 'none', startsAt, texts }))).toEqual(
    banner({
      linkageType: 'none',
      target: '',
      texts: [{ language: 'es', title: 'Hoy', subtitle: 'y mañana', action: '', alt: '' }],
    }),
  );
  expect(tidyBanner(banner({ texts })).texts).toMatchObject([{ action: 'Ver' }]);
});

it.each<[Partial<OfficeBanner>, string, string]>([
  [{ target: '//evil.example' }, '/target', 'NO_PAGE'],
  [{ target: 'https://example.com/' }, '/target', 'NO_PAGE'],
  [{ linkageType: 'url', target: 'javascript:alert(1)' }, '/target', 'NO_WEB_ADDRESS'],
  [{ startsAt: '' }, '/startsAt', 'NO_MOMENT'],
  [{ endsAt: '2026-01-01T00:00:00.000Z' }, '/endsAt', 'END_BEFORE_START'],
  [{ visitorKinds: [] }, '/visitorKinds', 'NO_AUDIENCE'],
  [{ texts: [] }, '/texts', 'DEFAULT_LANGUAGE_MISSING'],
])('refuses %j', (change, pointer, code) => {
  const faults = bannerFaults([banner(), banner(change)], BRAND);
  expect(faults).toMatchObject([{ index: 1, pointer, code }]);
});

describe('what is shown now', () => {
  const shown = (change: Partial<OfficeBanner>, at: string) =>
    openBanners([banner(change)], Date.parse(at)).length === 1;

  it('begins at its first millisecond, ends before its last, and may be off', () => {
    expect(shown({}, '2025-12-31T23:59:59.999Z')).toBe(false);
    expect(shown({}, '2026-01-01T00:00:00.000Z')).toBe(true);
    expect(shown({}, '2026-01-31T23:59:59.999Z')).toBe(true);
    expect(shown({}, '2026-02-01T00:00:00.000Z')).toBe(false);
    expect(shown({ endsAt: null }, '2030-01-01T00:00:00.000Z')).toBe(true);
    expect(shown({ enabled: false }, '2026-01-02T00:00:00.000Z')).toBe(false);
  });
});
