import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { asText, codesCsv, csvText } from '#domain/record/csv-text.ts';
import { guardFormula, unguardFormula } from '#domain/record/formula-guard.ts';

/** Texts in which signs, separators and blanks are frequent. */
const hostile = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠,;\t\r\n \u3000\u00A0\'"a1'.split('')),
  maxLength: 12,
});

const line = (...cells: string[]): string => csvText([cells]).slice(1, -2);

describe('csvText', () => {
  it.each(['-12.50', '0', '0.00', '1234567.891234', '150000000000', '-3'])(
    'keeps the number %s',
    (number) => {
      expect(line(number)).toBe(number);
    },
  );

  it.each([
    ['x;=1+1', `"'x;'=1+1"`],
    ['=1+1', `"'=1+1"`],
    ['  @SUM(A1)', `"'  @SUM(A1)"`],
    ['\t1', `"'\t1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a\n-1', `"'a\n'-1"`],
    ['a, +b', `"'a, '+b"`],
    ['-12,50', `"'-12,50"`],
    ['+5', `"'+5"`],
    ['1e5', '"1e5"'],
    ['a-b', '"a-b"'],
    ['2026-02-28', '"2026-02-28"'],
  ])('writes %j as a text', (cell, written) => {
    expect(line(cell)).toBe(written);
  });

  it('writes no formula for a comma, a semicolon or a tab as separator', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
        const written = line(...cells);
        for (const delimiter of [',', ';', '\t']) {
          const parsed = Papa.parse<string[]>(written, { delimiter });
          // A spreadsheet that ignores quotes splits on each sign.
          const parts = [...parsed.data.flat(), ...written.split(/[,;\t\r\n]/)];
          for (const part of parts) {
            const shown = part.replace(/^[\s"]+/, '');
            // A number, alone or before the comma that another country does not split at.
            if (/^-\d+(?:\.\d+)?(?:,|$)/.test(shown)) continue;
            expect(shown).not.toMatch(/^[=+\-@＝＋－＠]/);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('reads back as written once the guard is removed', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
        const [row = []] = Papa.parse<string[]>(line(...cells), { delimiter: ',' }).data;
        expect(row.map(unguardFormula)).toEqual(cells);
      }),
    );
  });
});

it('removes exactly the guard of a formula', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (text) => {
      expect(unguardFormula(guardFormula(text))).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

it('keeps every digit of a code', () => {
  expect(['123456789012', '0012', '12345', '0', 'A12'].map(asText)).toEqual([
    "'123456789012",
    "'0012",
    '12345',
    '0',
    'A12',
  ]);
  expect(codesCsv(['AB-12', '0012'])).toBe('\uFEFF"code"\r\n"AB-12"\r\n"\'0012"\r\n');
});
