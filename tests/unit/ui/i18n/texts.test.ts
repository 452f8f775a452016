import { describe, expect, it } from 'vitest';
import { createTexts } from '#ui/i18n/create-texts.ts';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { formatCountdown, formatSpan } from '#ui/i18n/format-moment.ts';
import { textAddress } from '#ui/i18n/fetch-texts.ts';
import { withOverrides } from '#ui/i18n/overrides.ts';
import { localeOf } from '#domain/text/locale-of.ts';

describe('createTexts', () => {
  const resources = {
    lobby: { count: '{count, plural, =0 {Nada} one {# juego} other {# juegos}}', 'a.b': 'Punto' },
  };

  it('says ICU messages at once, by namespace and key', () => {
    const { t } = createTexts({ language: 'es', resources, overrides: () => ({}) });
    expect(t('lobby:count', { count: 0 })).toBe('Nada');
    expect(t('lobby:count', { count: 1 })).toBe('1 juego');
    expect(t('lobby:count', { count: 3 })).toBe('3 juegos');
  });

  it('takes a point in a key for a letter', () => {
    const { t } = createTexts({ language: 'es', resources, overrides: () => ({}) });
    expect(t('lobby:a.b')).toBe('Punto');
  });

  it('keeps two pages apart', () => {
    const spanish = createTexts({ language: 'es', resources, overrides: () => ({}) });
    const english = createTexts({
      language: 'en',
      resources: { lobby: { 'a.b': 'Point' } },
      overrides: () => ({}),
    });
    expect([spanish.t('lobby:a.b'), english.t('lobby:a.b')]).toEqual(['Punto', 'Point']);
  });

  it('lets a brand use its own words, also in what is loaded later', async () => {
    const asked: string[] = [];
    const texts = createTexts({
      language: 'es',
      resources,
      overrides: () => ({ 'lobby:a.b': 'Marca', 'deposit:title': 'Recargar' }),
      load: async (language, namespace) => {
        asked.push(`${language}/${namespace}`);
        return { title: 'Depositar', note: 'Nota' };
      },
    });
    expect(texts.t('lobby:a.b')).toBe('Marca');
    await texts.loadNamespaces('deposit');
    expect(asked).toEqual(['es/deposit']);
    expect(texts.t('deposit:title')).toBe('Recargar');
    expect(texts.t('deposit:note')).toBe('Nota');
  });

  it('loads every namespace in use when the language changes', async () => {
    const asked: string[] = [];
    const texts = createTexts({
      language: 'es',
      resources,
      overrides: () => ({}),
      load: async (language, namespace) => {
        asked.push(`${language}/${namespace}`);
        return { 'a.b': language };
      },
    });
    await texts.changeLanguage('en');
    expect(asked).toEqual(['en/lobby']);
    expect(texts.t('lobby:a.b')).toBe('en');
  });
});

it('lays a brand’s words over those of its namespace alone', () => {
  const own = { 'shell:skip': 'Saltar', 'home:skip': 'no', 'shell:new': 'Nuevo' };
  expect(withOverrides('shell', { skip: 'Ir', help: 'Ayuda' }, own)).toEqual({
    skip: 'Saltar',
    help: 'Ayuda',
    new: 'Nuevo',
  });
});

it('names texts by brand, revision, language and namespace', () => {
  const place = { brand: 'denluma', hash: 'abc' };
  expect(textAddress(place, 'es', ['registration', 'pattern'])).toBe(
    '/locales/denluma/abc/es/pattern+registration.json',
  );
});

it('adds the country to a language that names none', () => {
  expect(localeOf('es', 'PE')).toBe('es-PE');
  expect(localeOf('es-MX', 'PE')).toBe('es-MX');
  expect(localeOf('zh-Hans', 'TH')).toBe('zh-Hans-TH');
  expect(localeOf('th', undefined)).toBe('th');
});

it.each([
  [0, '00:00'],
  [-3, '00:00'],
  [59.2, '01:00'],
  [167, '02:47'],
  [3600, '01:00:00'],
])('counts %s seconds down as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});

it.each([
  [0, '1 second'],
  [42, '42 seconds'],
  [190, '3 minutes'],
  [7200, '2 hours'],
])('says %s seconds as %s', (seconds, said) => {
  expect(formatSpan(seconds, 'en')).toBe(said);
});

it.each([
  ['96.3836', 'en', '96.38%'],
  ['96.3896', 'en', '96.38%'],
  ['99', 'en', '99%'],
  ['97.5', 'es', '97,5\u00a0%'],
])('shows %s in %s as %s', (percent, locale, shown) => {
  expect(formatPercent(percent, locale)).toBe(shown);
});
