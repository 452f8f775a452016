import { expect, it } from 'vitest';
import { webClipProfile } from '#server/features/web-app/web-clip.ts';
import { webManifest } from '#server/features/web-app/web-manifest.ts';

const BRAND = {
  id: 'denluma',
  hash: 'abc',
  name: 'Denluma & Co',
  description: 'Luck',
  language: 'es',
  direction: 'ltr',
  colours: { background: '#FFF8EF', bar: '#FFF8EF' },
  icon: '<svg/>',
} as const;

it('tells a browser all that an installable app needs', () => {
  expect(webManifest(BRAND)).toMatchObject({
    name: 'Denluma & Co',
    start_url: '/',
    display: 'standalone',
    theme_color: '#FFF8EF',
    lang: 'es',
  });
  const { icons } = webManifest(BRAND) as { icons: { sizes: string; purpose: string }[] };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it('writes a profile with one removable web clip, the same one for the same site', () => {
  const clip = {
    name: BRAND.name,
    origin: 'https://denluma.example',
    icon: Buffer.from('png'),
    description: '<b>',
  };
  const profile = webClipProfile(clip);
  expect(profile).toContain('<string>com.apple.webClip.managed</string>');
  expect(profile).toContain('<key>URL</key><string>https://denluma.example/</string>');
  expect(profile).toContain('<string>Denluma &amp; Co</string>');
  expect(profile).toContain('&lt;b&gt;');
  expect(profile).toContain('<key>PayloadRemovalDisallowed</key><false/>');
  expect(profile.match(/<dict>/g)).toHaveLength(2);
  expect(webClipProfile(clip)).toBe(profile);
  const uuids = profile.match(/<string>[0-9A-F-]{36}<\/string>/g) ?? [];
  expect(new Set(uuids).size).toBe(2);
  for (const uuid of uuids) expect(uuid).toMatch(/-4[0-9A-F]{3}-8[0-9A-F]{3}-/);
});
