import { describe, expect, it } from 'vitest';
import { faultsOf, plant } from './plant.ts';

describe('contrast check', () => {
  it('finds a pair that cannot be read, in its scheme, with a colour that can', () => {
    const found = plant('denluma', [
      [['theme', 'tokens', 'light', 'text2'], '#B09A90'],
    ]).results.filter(({ code }) => code === 'BM1401');
    expect(found.map(({ params }) => params['pair'])).toEqual(
      expect.arrayContaining(['text2-on-bg', 'text2-on-paper', 'text2-on-surface2']),
    );
    expect(found[0]).toMatchObject({
      severity: 'error',
      pointer: '/theme/tokens/light/text2',
      params: { scheme: 'light', minimum: 4.5, foreground: '#B09A90' },
    });
    const better = String(found[0]?.params['better']);
    const mended = plant('denluma', [[['theme', 'tokens', 'light', 'text2'], better]]);
    expect(
      mended.results.filter(
        ({ code, params }) => code === 'BM1401' && params['pair'] === found[0]?.params['pair'],
      ),
    ).toEqual([]);
  });

  it('looks at the dark scheme too', () => {
    const found = plant('kyvolta', [[['theme', 'tokens', 'dark', 'onPrimary'], '#FFFFFF']]).only(
      'BM1401',
    );
    expect(found).toMatchObject({
      pointer: '/theme/tokens/dark/onPrimary',
      params: { pair: 'on-primary', scheme: 'dark' },
    });
    expect(found.flagged).toMatch(/^"#FFFFFF"/);
  });

  it('flags the colour one can change where the other was made', () => {
    const found = plant('denluma', [
      [['theme', 'tokens', 'light', 'surface2'], '#6E4F45'],
    ]).results.filter(({ code }) => code === 'BM1401');
    expect(found.map(({ pointer }) => pointer)).toContain('/theme/tokens/light/text2');
  });
});

describe('languages check', () => {
  it('refuses a language below the floor', () => {
    const found = plant('denluma', [[['i18n'], { enabled: ['es', 'en', 'sw'] }]]).only('BM1501');
    expect(found).toMatchObject({
      pointer: '/i18n/enabled/2',
      params: { language: 'sw', percent: 0, floor: 95 },
    });
    expect(found.flagged).toMatch(/^"sw"/);
  });

  it('counts what a language falls back to', () => {
    const planted = plant('denluma', [[['i18n'], { enabled: ['es', 'en', 'es-MX'] }]]);
    expect(planted.results.filter(({ code }) => code === 'BM1501')).toEqual([]);
  });

  it('wants the default to be offered', () => {
    const found = plant('denluma', [[['i18n'], { default: 'sw' }]]).only('BM1502');
    expect(found.pointer).toBe('/i18n/default');
  });

  it('finds a text key that does not exist', () => {
    const found = plant('denluma', [
      [['home', 'blocks', 6, 'heading', 'key'], 'plan:home.slot'],
    ]).only('BM1503');
    expect(found).toMatchObject({
      pointer: '/home/blocks/6/heading/key',
      params: { meant: 'plan:home.slots' },
    });
    expect(found.flagged).toMatch(/^"plan:home.slot"/);
  });

  it('warns of words that an offered language lacks', () => {
    const found = plant('denluma', [
      [['identity', 'tagline'], { text: { es: 'Hola' }, key: null }],
    ]).only('BM1504');
    expect(found).toMatchObject({
      severity: 'warning',
      pointer: '/identity/tagline/text',
      params: { languages: expect.stringMatching(/^en, th, vi, /) },
    });
    const text = { es: 'Hola', en: 'Hello', th: 'สวัสดี', vi: 'Xin chào', ar: 'مرحبا' };
    const planted = plant('denluma', [[['identity', 'tagline'], { text, key: null }]]);
    expect(planted.results.filter(({ code }) => code === 'BM1504')).toEqual([]);
  });

  it('refuses a language that has the texts of sign-in alone', () => {
    const found = plant('denluma', [[['i18n'], { enabled: ['es', 'en', 'de'] }]]).only('BM1501');
    expect(found.params).toMatchObject({ language: 'de', floor: 95 });
  });

  it('reads overrides as messages', () => {
    const override = (message: string) =>
      plant('denluma', [[['i18n'], { overrides: { es: { 'plan:legal.age': message } } }]]);
    expect(faultsOf(override('Solo +{age}.'))).toEqual([]);
    expect(override('Solo +{edad}.').only('BM1505')).toMatchObject({
      pointer: '/i18n/overrides/es/plan:legal.age',
      params: { extra: 'edad', known: 'age' },
    });
    expect(override('Solo {age').only('BM1506').pointer).toBe('/i18n/overrides/es/plan:legal.age');
    const unused = plant('denluma', [
      [['i18n'], { overrides: { sw: { 'plan:nav.home': 'Mwanzo' } } }],
    ]).only('BM1507');
    expect(unused.flagged).toMatch(/^"sw"/);
  });
});

describe('legal check', () => {
  it('refuses an age under 18 even where no parent bounds it', () => {
    const found = plant('_base', [[['legal', 'minimumAge'], 17]]).only('BM1601');
    expect(found).toMatchObject({
      pointer: '/legal/minimumAge',
      fix: [{ op: 'replace', path: '/legal/minimumAge', value: 18 }],
    });
    expect(found.flagged).toMatch(/^17/);
  });

  it('wants the notices every brand must show', () => {
    const found = plant('_base', [[['legal', 'requiredNotices'], ['age']]]).only('BM1602');
    expect(found).toMatchObject({
      pointer: '/legal/requiredNotices',
      params: { notice: 'saferPlay' },
      suggestions: [
        { patch: [{ op: 'add', path: '/legal/requiredNotices/-', value: 'saferPlay' }] },
      ],
    });
  });

  it('warns of a box that starts ticked and of made-up figures', () => {
    expect(
      plant('denluma', [[['registration', 'terms'], { preticked: true }]]).only('BM1603').pointer,
    ).toBe('/registration/terms/preticked');
    const figures = plant('denluma', [[['home', 'blocks', 6, 'source'], 'illustrative']]).only(
      'BM1604',
    );
    expect(figures).toMatchObject({ severity: 'warning', params: { block: 'jackpots' } });
    expect(figures.flagged).toMatch(/^"illustrative"/);
  });
});

describe('flags check', () => {
  const flags = { USERNAMEREG3: true, FREEPLAY3: true, CHNGPASSVERIF3: true };

  it('rests where no flags are given', () => {
    expect(faultsOf(plant('denluma', []))).toEqual([]);
  });

  it('warns of what the flags deny', () => {
    const found = plant('kyvolta', [], { flags }).only('BM1701');
    expect(found).toMatchObject({
      severity: 'warning',
      // The brand only orders the methods; the base brings them.
      layer: '_base',
      pointer: '/auth/methods/1',
      resolvedPointer: '/auth/methods/0',
      params: { flag: 'MOBILEVERCODELOGIN3' },
    });
    expect(
      faultsOf(plant('kyvolta', [[['auth', 'methods', 0, 'hidden'], true]], { flags })),
    ).toEqual([]);
  });

  it('warns of a required field that is hidden and repairs it', () => {
    const registerRules = [
      {
        field: 'email' as const,
        enabled: true,
        required: true,
        minLength: 1,
        maxLength: 9,
        acceptedPattern: '',
        patternId: 'email',
      },
    ];
    const found = plant(
      'denluma',
      [[['registration', 'fields'], [{ id: 'email', hidden: true }]]],
      { registerRules },
    ).only('BM1702');
    expect(found).toMatchObject({
      pointer: '/registration/fields/0/hidden',
      fix: [{ op: 'remove', path: '/registration/fields/0/hidden' }],
    });
  });

  it('warns where every open way to register is hidden', () => {
    const found = plant('denluma', [[['registration', 'methods', 0, 'hidden'], true]], {
      flags,
    }).only('BM1703');
    expect(found.params).toEqual({ flags: 'USERNAMEREG3' });
  });
});

describe('hosts check', () => {
  it('refuses a host that belongs to another brand', () => {
    const found = plant('denluma', [[['hosts'], ['denluma.localhost', 'kyvolta.localhost']]]).only(
      'BM1901',
    );
    expect(found).toMatchObject({
      pointer: '/hosts/1',
      params: { host: 'kyvolta.localhost', owner: 'kyvolta' },
    });
    expect(found.flagged).toMatch(/^"kyvolta.localhost"/);
  });

  it.each(['localhost', 'intranet', '10.0.0.7', '127.1', '1.2.3.0x7f', '0x7f000001'])(
    'refuses %s outside a demo, allows it in one, and warns where the server is not known',
    (host) => {
      const planted = (extra: object) => plant('denluma', [[['hosts'], [host]]], extra);
      const reserved = new Set<string>();
      const found = planted({ hostRules: { allowsLocal: false, reserved } }).only('BM1904');
      expect(found).toMatchObject({ pointer: '/hosts/0', severity: 'error', params: { host } });
      expect(faultsOf(planted({ hostRules: { allowsLocal: true, reserved } }))).toEqual([]);
      expect(planted({}).only('BM1906').severity).toBe('warning');
    },
  );

  it.each(['denluma.example', 'a.b.c', '10.example', 'x1.0x7g', 'denluma.localhost'])(
    'allows %s everywhere',
    (host) => {
      const hostRules = { allowsLocal: false, reserved: new Set<string>() };
      expect(faultsOf(plant('denluma', [[['hosts'], [host]]], { hostRules }))).toEqual([]);
    },
  );

  it('refuses the hosts of the staff apps even to staff who may take hosts', () => {
    const hostRules = { allowsLocal: true, reserved: new Set(['office.example']) };
    const extra = { hostRules, mayTakeHosts: true, otherOwner: () => 'kyvolta' };
    const found = plant('denluma', [[['hosts'], ['office.example', 'k.example']]], extra);
    expect(found.only('BM1905')).toMatchObject({ pointer: '/hosts/0', severity: 'error' });
    expect(found.only('BM1903')).toMatchObject({ pointer: '/hosts/1', severity: 'warning' });
  });

  it('warns of a brand nobody can reach, and not of a base', () => {
    expect(plant('denluma', [[['hosts'], []]]).only('BM1902').severity).toBe('warning');
    expect(faultsOf(plant('_base', []))).toEqual([]);
  });
});

describe('budget check', () => {
  it('refuses a manifest too large for players', () => {
    expect(faultsOf(plant('denluma', []))).toEqual([]);
    const found = plant('denluma', [], { compressedSize: () => 20_001 }).only('BM1801');
    expect(found).toMatchObject({ severity: 'error', params: { size: 20_001, budget: 20_000 } });
  });
});
