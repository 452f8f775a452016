import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOGO_KINDS, REGISTRY_FOLDERS, type RegistryLogo } from '#brand/registry.ts';
import { brandFolder } from './brand-fixture.ts';

const { registry } = brandFolder;

describe('the shipped registry', () => {
  it('has an entry for all that brands are made of', () => {
    const counts = Object.fromEntries(
      Object.entries(registry).map(([kind, entries]) => [kind, Object.keys(entries).length]),
    );
    expect(counts['languages']).toBeGreaterThanOrEqual(37);
    expect(counts['banks']).toBe(23);
    expect(counts['providers']).toBeGreaterThanOrEqual(20);
    expect(counts['paymentNetworks']).toBeGreaterThanOrEqual(8);
    expect(counts['licences']).toBeGreaterThanOrEqual(4);
    expect(counts['socials']).toBeGreaterThanOrEqual(8);
  });

  it.each(Object.values(registry.languages))('knows $englishName as the platform does', (entry) => {
    const { code, pluralCategories, script, direction } = entry;
    const rules = new Intl.PluralRules(code).resolvedOptions();
    // A language without data of its own would be answered with another's rules.
    const hasData = Intl.PluralRules.supportedLocalesOf(code).length > 0;
    if (hasData) {
      expect(pluralCategories.toSorted()).toEqual(rules.pluralCategories.toSorted());
    }
    expect(new Intl.Locale(code).maximize().script).toBe(script);
    expect(direction).toBe(script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr');
  });

  it.each(LOGO_KINDS)('has a logo of its own in each scheme for each of %s', async (kind) => {
    const entries: readonly { readonly logo: RegistryLogo }[] = Object.values(registry[kind]);
    const pictures = await Promise.all(
      entries
        .flatMap(({ logo }) => [logo.light, logo.dark])
        .map(async (name) =>
          readFile(path.join('brands/_registry', REGISTRY_FOLDERS[kind], name), 'utf8'),
        ),
    );
    expect(new Set(pictures).size).toBe(entries.length * 2);
  });

  it('gives no two entries of a kind the same name', () => {
    for (const kind of [...LOGO_KINDS, 'socials'] as const) {
      const names = Object.values(registry[kind]).map((entry: { name: string }) => entry.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
