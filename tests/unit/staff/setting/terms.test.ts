import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsSpecs, termSpecs, type TermSpec, type Unit } from '#staff/setting/terms/term-spec.ts';
import { shownRows } from '#staff/setting/terms/term-rows.ts';
import { readTerm, termText, type TermValue } from '#staff/setting/terms/term-text.ts';
import { draftTerms } from '#staff/setting/terms/terms-draft.ts';

const ENTITIES = 'schemas/entities';
const PEN = { currency: 'PEN', locale: 'es-PE' };

const REFERENCES = Object.fromEntries(
  readdirSync(ENTITIES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(`${ENTITIES}/${file}`, 'utf8')) as object]),
);

/** Every terms schema of the contract. */
const SCHEMAS = readdirSync(ENTITIES)
  .map((file) => ({ file, text: readFileSync(`${ENTITIES}/${file}`, 'utf8') }))
  .filter(({ text }) => text.includes('"x-unit"'))
  .map(({ file, text }) => [file, termSpecs(JSON.parse(text) as never, REFERENCES)] as const);

const spec = (unit: Unit, more: Partial<TermSpec> = {}): TermSpec => ({
  name: 'term',
  unit,
  optional: false,
  minimum: undefined,
  maximum: undefined,
  choices: [],
  ...more,
});

/** A stored value that the contract takes. */
function valueOf({
  unit,
  minimum = 0,
  maximum = 1_000_000,
  multipleOf = 1,
}: TermSpec): fc.Arbitrary<TermValue> {
  switch (unit) {
    case 'money':
      return fc.bigInt({ min: 1n, max: 10n ** 11n }).map((cents) => String(cents * 10_000n));
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constant('code');
    default:
      return fc
        .integer({ min: minimum, max: Math.min(maximum, 999_999) })
        .map((value) => value - (value % multipleOf));
  }
}

describe.each(SCHEMAS)('%s', (_file, specs) => {
  it('is read back as it is shown, in every notation', () => {
    expect(specs.length).toBeGreaterThan(0);
    for (const one of specs.filter(({ unit }) => unit !== 'switch')) {
      fc.assert(
        fc.property(
          valueOf(one),
          fc.constantFrom('es-PE', 'es-CL', 'en-US', 'th', 'vi'),
          (value, locale) => {
            const notation = { currency: 'PEN', locale };
            const read = readTerm(one, termText(one, value, notation), notation);
            expect([one.name, read]).toEqual([one.name, { value, fault: null }]);
          },
        ),
      );
    }
  });
});

it.each([
  [spec('money'), '', 'REQUIRED'],
  [spec('money'), '-5', 'PATTERN'],
  [spec('money'), '1.234.5', 'PATTERN'],
  [spec('money', { minimum: 1 }), '0', 'exclusiveMinimum'],
  [spec('share', { maximum: 2_000 }), '20.01', 'maximum'],
  [spec('share'), '1.005', 'PATTERN'],
  [spec('minutes', { minimum: 5, maximum: 30 }), '4', 'minimum'],
  [spec('minutes', { minimum: 5, maximum: 30 }), '31', 'maximum'],
  [spec('minutes', { minimum: 5, maximum: 30 }), '7.5', 'PATTERN'],
  [spec('seconds', { minimum: 1_000, maximum: 60_000 }), '0.9', 'minimum'],
  [spec('seconds', { minimum: 1_000, maximum: 60_000 }), '61', 'maximum'],
  [spec('seconds'), 'soon', 'PATTERN'],
  [spec('count'), '', 'REQUIRED'],
])('refuses in %j what is typed as %j', (of, typed, code) => {
  expect(readTerm(of, typed, { ...PEN, locale: 'en-US' }).fault?.code).toBe(code);
});

it('reads digits of any script, and a term that may be left empty', () => {
  expect(readTerm(spec('days'), '٣٠', PEN).value).toBe(30);
  expect(readTerm(spec('seconds'), '2,5', { ...PEN, locale: 'es-ES' }).value).toBe(2_500);
  expect(readTerm(spec('money', { optional: true }), ' ', PEN)).toEqual({
    value: null,
    fault: null,
  });
});

describe('a draft', () => {
  const SPECS = [spec('count', { name: 'least' }), spec('switch', { name: 'open' })];
  const NOW = { least: 5, open: false, kept: 'as it is' };
  const judge = ({ least }: typeof NOW) =>
    least > 9 ? [{ pointer: '/least', code: 'maximum' }] : [];

  it('keeps what it does not edit, and counts what differs', () => {
    const draft = draftTerms(SPECS, NOW, { least: '7', open: true }, PEN, { judge });
    expect(draft).toEqual({
      terms: { ...NOW, least: 7, open: true },
      faults: [],
      changed: ['least', 'open'],
    });
    expect(draftTerms(SPECS, NOW, { least: '5' }, PEN).changed).toEqual([]);
  });

  it('is nothing while a term cannot be read, or terms contradict each other', () => {
    expect(draftTerms(SPECS, NOW, { least: 'x' }, PEN, { judge })).toMatchObject({
      terms: null,
      faults: [{ pointer: '/least', code: 'PATTERN' }],
    });
    expect(draftTerms(SPECS, NOW, { least: '10' }, PEN, { judge }).terms).toBeNull();
  });
});

describe('a term for each category', () => {
  const rates = { properties: { LIVE: { maximum: 100 }, RNG: { maximum: 100 } } };
  const specs = termSpecs(
    { properties: { rates: { $ref: 'rates.json', 'x-unit': 'categories' } } },
    { 'rates.json': rates },
  );
  const now = { rates: { LIVE: 10, RNG: 20 } };

  it('is edited alone, and its fault names it', () => {
    expect(draftTerms(specs, now, { 'rates/RNG': '0,5' }, PEN)).toEqual({
      terms: { rates: { LIVE: 10, RNG: 50 } },
      faults: [],
      changed: ['rates/RNG'],
    });
    expect(draftTerms(specs, now, { 'rates/RNG': '1,01' }, PEN).faults).toMatchObject([
      { pointer: '/rates/RNG', code: 'maximum', params: { limit: 1 } },
    ]);
  });
});

describe('a list of terms', () => {
  const lists = rowsSpecs(
    { properties: { steps: { 'x-unit': 'rows', maxItems: 3, items: { $ref: 'step.json' } } } },
    {
      'step.json': {
        properties: {
          fromMicro: { $ref: 'positive-amount-micro.json', 'x-unit': 'money' },
          basisPoints: { minimum: 1, maximum: 5_000, 'x-unit': 'share' },
        },
      },
    },
  );
  const now = {
    steps: [
      { fromMicro: '9000000', basisPoints: 100 },
      { fromMicro: '10000000', basisPoints: 200 },
    ],
  };
  const rows = (...texts: (readonly [string, string])[]) =>
    texts.map(([fromMicro, basisPoints], index) => ({
      key: String(index),
      cells: { fromMicro, basisPoints },
    }));
  const draft = (...texts: (readonly [string, string])[]) =>
    draftTerms([], now, { steps: rows(...texts) }, PEN, { lists });

  it('is read back as it is shown, without a change', () => {
    const [list] = lists;
    expect(list?.most).toBe(3);
    const shown = list === undefined ? [] : shownRows(list, now.steps, PEN);
    expect(draftTerms([], now, { steps: shown }, PEN, { lists })).toEqual({
      terms: now,
      faults: [],
      changed: [],
    });
  });

  it('is in the order of its first figure, however it is typed', () => {
    const { terms, changed } = draft(['100', '3'], ['9', '1']);
    expect(terms?.steps.map(({ fromMicro }) => fromMicro)).toEqual(['9000000', '100000000']);
    expect(changed).toEqual(['steps']);
  });

  it('names the cell that cannot be read, and a figure that is there twice', () => {
    expect(draft(['0', '51'], ['5', '']).faults).toMatchObject([
      { pointer: '/steps/0/fromMicro', code: 'exclusiveMinimum' },
      { pointer: '/steps/0/basisPoints', code: 'maximum' },
      { pointer: '/steps/1/basisPoints', code: 'REQUIRED' },
    ]);
    expect(draft(['5', '1'], ['5.00', '2']).faults).toEqual([
      { pointer: '/steps/1/fromMicro', code: 'DUPLICATE' },
    ]);
    expect(draft(['5', '1'], ['5.00', '2']).terms).toBeNull();
  });
});

it('does not take a unit that it does not know', () => {
  expect(() => termSpecs({ properties: { least: { 'x-unit': 'minute' } } })).toThrow(
    'unknown unit',
  );
});
