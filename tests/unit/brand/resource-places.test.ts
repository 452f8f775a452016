import { expect, it } from 'vitest';
import { resourcePlaces } from '#brand/resource-places.ts';
import { resolveShipped } from './brand-fixture.ts';

it('are what the manifest names and does not hide, each once', () => {
  const { resolved } = resolveShipped('denluma');
  const places = resourcePlaces(resolved);
  expect(places).toEqual([
    'extraLink',
    'logoLink',
    'customerService',
    'facebook',
    'telegram',
    'line',
    'appDownload',
    'landing',
    'whatsapp',
    'instagram',
    'youtube',
    'androidApp',
  ]);
  const socials = resolved.footer.socials.map((social) => ({ ...social, hidden: true }));
  const quiet = { ...resolved, footer: { ...resolved.footer, socials } };
  expect(resourcePlaces(quiet)).not.toContain('instagram');
});
