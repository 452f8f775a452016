import { describe, expect, it } from 'vitest';
import {
  notesIn,
  parseStatementAmount,
  readStatement,
} from '#domain/bank-statement/read-statement.ts';

describe('amounts as banks write them', () => {
  it.each([
    ['1,234.50', 'PEN', 1_234_500_000n],
    ['1.234,50', 'PEN', 1_234_500_000n],
    ['1234.5', 'PEN', 1_234_500_000n],
    ['S/ 1 234.50', 'PEN', 1_234_500_000n],
    ['1,234', 'PEN', 1_234_000_000n],
    ['-20.00', 'PEN', -20_000_000n],
    ['.50', 'PEN', 500_000n],
    ['1.500.000', 'VND', 1_500_000_000_000n],
    ['1,500', 'JPY', 1_500_000_000n],
  ] as const)('%s in %s', (text, currency, micro) => {
    expect(parseStatementAmount(text, currency)).toBe(micro);
  });

  it.each(['', 'abc', '12.', '--5', '1e9', '9'.repeat(16), 'NaN'])('%j is none', (text) => {
    expect(parseStatementAmount(text, 'PEN')).toBeNull();
  });
});

describe('a statement', () => {
  it('is read in the words of its bank, and leaves out what goes out', () => {
    const rows = [
      ['Fecha', 'Descripción', 'Abono', 'N° operación'],
      ['01/11/2026', 'TRANSF LUNA 7KQ2MZP4', '50.00', '4471'],
      ['01/11/2026', 'COMISION', '', '4472'],
      ['01/11/2026', 'RETIRO', '-9.00', '4473'],
      ['02/11/2026', 'ROTO', 'cincuenta', '4474'],
    ];
    expect(readStatement(rows, 'PEN')).toEqual({
      entries: [
        {
          bookedOn: '01/11/2026',
          amountMicro: 50_000_000n,
          text: 'TRANSF LUNA 7KQ2MZP4',
          bankReference: '4471',
        },
      ],
      unreadable: [5],
    });
  });

  it('without the columns is no statement', () => {
    expect(
      readStatement(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        'PEN',
      ),
    ).toBeNull();
    expect(readStatement([], 'PEN')).toBeNull();
  });

  it('shows the notes that players were asked to write', () => {
    expect(notesIn('transf/luna 7kq2mzp4, gracias')).toEqual(['7KQ2MZP4']);
    expect(notesIn('without one: 12345678 ABCDEFGHI')).toEqual([]);
  });
});
