import { callerKinds, whitelabelModules } from '#contract/generated/enum-values.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import { catalogue } from '#brand/checks/catalogue.ts';
import { contrastRatio } from '#brand/color.ts';
import { planElements } from '#brand/plan-elements.ts';
import { SCREENS } from '#brand/screens.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { themeCss } from '#brand/theme-css.ts';
import {
  REGISTRATION_FIELD_IDS,
  REGISTRATION_FIELDS,
} from '#domain/registration/registration-fields.ts';
import { PATTERN_FAMILIES } from '#domain/registration/pattern-families.ts';
import { brandFolder, generousInput } from '../brand/brand-fixture.ts';

const served = brandFolder.brands.map(({ folder }) => folder).filter((id) => !id.startsWith('_'));
const words = (file: string, brand = '_base'): Record<string, string> =>
  JSON.parse(readFileSync(`brands/${brand}/locales/${file}.json`, 'utf8')) as Record<
    string,
    string
  >;
const schema = (file: string) =>
  JSON.parse(readFileSync(`schemas/${file}.json`, 'utf8')) as Record<string, unknown> & {
    enum: string[];
  };

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'key' || key === 'messageKey') && typeof item === 'string' ? [item] : keysIn(item),
  );
}

/** Brands with nothing of their own to say have no such folder. */
const hasTexts = (brand: string, language: string): boolean =>
  existsSync(`brands/${brand}/locales/${language}`);

describe('shipped brands', () => {
  it('are six, each in a style of its own and under a host of its own', () => {
    const manifests = served.map((id) => generousInput(id).manifest);
    expect(served).toEqual([
      'denluma',
      'kyvolta',
      'ondavela',
      'quarantelle',
      'tribunox',
      'zigzula',
    ]);
    for (const of of [
      (manifest: BrandManifest) => manifest.theme.recipe,
      (manifest: BrandManifest) => manifest.theme.fonts.display.family,
      (manifest: BrandManifest) => manifest.identity.logo,
      (manifest: BrandManifest) => manifest.hosts.join(),
    ]) {
      expect(new Set(manifests.map((manifest) => JSON.stringify(of(manifest)))).size).toBe(6);
    }
    for (const { id, hosts } of manifests) expect(hosts).toContain(`${id}.localhost`);
  });

  it.each(served)('%s says its own words in every language it offers', (id) => {
    const { i18n } = generousInput(id).manifest;
    const own = (language: string) =>
      hasTexts(id, language) ? Object.keys(words(`${language}/plan`, id)).toSorted() : [];
    expect(i18n.enabled).toEqual(expect.arrayContaining(['en', 'es']));
    for (const language of ['en', 'es', 'th', 'vi', 'ar']) {
      if (!i18n.enabled.includes(language)) continue;
      expect(own(language)).toEqual(own('es'));
    }
  });

  it.each(served)('%s has no finding of its own', (id) => {
    const brand = brandFolder.brands.find(({ folder }) => folder === id);
    if (brand === undefined) throw new Error(id);
    expect(brandFolder.check(brand).filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it.each(served)('%s says only what has words, in both languages, to every visitor', (id) => {
    const texts = { en: new Set<string>(), es: new Set<string>() };
    for (const language of ['en', 'es'] as const) {
      for (const layer of ['_base', id].filter((brand) => hasTexts(brand, language))) {
        for (const name of readdirSync(`brands/${layer}/locales/${language}`)) {
          const namespace = name.replace('.json', '');
          for (const key of Object.keys(words(`${language}/${namespace}`, layer)))
            texts[language].add(`${namespace}:${key}`);
        }
      }
    }
    const input = generousInput(id);
    const rules = REGISTRATION_FIELD_IDS.map((field) => ({
      field,
      enabled: true,
      required: true,
      acceptedPattern: '',
      ...REGISTRATION_FIELDS[field],
    }));
    const plans = callerKinds.map((kind) =>
      assemble({ ...input, registerRules: rules, visitor: { kind, language: 'es' } }),
    );
    const keys = [...new Set(keysIn(plans))];
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => !texts.en.has(key) || !texts.es.has(key))).toEqual([]);
  });

  it.each(served)('%s reads well and can be put into a stylesheet', (id) => {
    const { theme } = assemble(generousInput(id));
    expect(themeCss(theme)).toContain('--bg: ');
    for (const { text, text2, bg, paper, surface2, primary, onPrimary } of Object.values(
      theme.tokens,
    )) {
      for (const back of [bg, paper, surface2]) {
        expect(contrastRatio(text, back)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(text2, back)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('differ in structure, not in colour alone', () => {
    const shapes = served.map((id) => {
      const input = generousInput(id);
      const plan = assemble(input);
      const { manifest } = input;
      const order = (prefix: string) =>
        [...planElements(plan).keys()].filter((element) => element.startsWith(prefix)).join();
      return {
        navigation: order('navigation/'),
        header: order('header/'),
        login: `${plan.login.dialog} ${plan.login.presentation} ${order('login/')}`,
        registration: `${plan.registration.presentation} ${order('registration/')}`,
        home: order('home/'),
        registrationGroups: `${plan.registration.presentation} ${manifest.registration.groups.map(({ id: group }) => group).join()}`,
        footer: `${plan.footer.layout} ${plan.footer.parts.join()}`,
        footerGroups: plan.footer.groups
          .map(({ id: group, links }) => [group, links.length])
          .join(),
        bottomBar: order('bottomBar/'),
        shape: JSON.stringify([plan.theme.radius, plan.theme.motion, plan.theme.density]),
      };
    });
    for (const part of Object.keys(shapes[0] ?? {}) as (keyof (typeof shapes)[0])[]) {
      expect(new Set(shapes.map((shape) => shape[part])).size, part).toBe(served.length);
    }
  });
});

describe('words that stand in two places', () => {
  it('screens: schema and code', () => {
    expect(schema('manifest/screen-id').enum).toEqual(Object.keys(SCREENS));
  });

  it('registration fields: schema, rules and code', () => {
    const registration = schema('manifest/registration') as unknown as {
      properties: { fields: { items: { properties: { id: { enum: string[] } } } } };
    };
    const inManifest = registration.properties.fields.items.properties.id.enum;
    expect(inManifest.toSorted()).toEqual([...REGISTRATION_FIELD_IDS].toSorted());
    for (const field of schema('entities/registration-field').enum) {
      expect(REGISTRATION_FIELD_IDS).toContain(field);
    }
  });

  it('flags: schema and code', () => {
    expect(schema('entities/whitelabel-module').enum).toEqual([...whitelabelModules]);
  });

  it('every pattern family has its message, with both bounds', () => {
    expect(PATTERN_FAMILIES.size).toBe(20);
    for (const language of ['en', 'es']) {
      const messages = words(`${language}/pattern`);
      for (const id of PATTERN_FAMILIES.keys()) {
        const message = messages[`reg_pattern_${id}`];
        expect(message, id).toBeDefined();
        if (!id.startsWith('date'))
          expect(message, id).toMatch(
            /\{exact, select, yes \{.*\{min\}.*\} other \{.*\{min\}.*\{max\}/,
          );
      }
    }
  });

  it('every code of every check has its message', () => {
    const codes = catalogue.flatMap((check) => Object.keys(check.codes));
    expect(new Set(codes).size).toBe(codes.length);
    for (const language of ['en', 'es']) {
      const messages = words(`${language}/check`);
      expect(codes.filter((code) => messages[code] === undefined)).toEqual([]);
      expect(
        Object.keys(messages).filter((key) => key.startsWith('BM1') && !codes.includes(key)),
      ).toEqual([]);
    }
  });
});
