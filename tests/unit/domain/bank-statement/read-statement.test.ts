import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyExponent } from '#domain/money/currency.ts';
import { notesIn, openStatement } from '#domain/bank-statement/read-statement.ts';
import { parseStatementAmount } from '#domain/bank-statement/statement-amount.ts';

/** The rows of a whole statement, the titles first. */
function readStatement([head = [], ...rows]: readonly (readonly string[])[], currency: string) {
  const reader = openStatement(head, currency);
  return reader === null ? null : rows.map((row) => reader.read(row));
}

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
    ['S/ \u2212201.00', 'PEN', -201_000_000n],
    ['S/. 201.00', 'PEN', 201_000_000n],
    ['\u2212201.00', 'PEN', -201_000_000n],
    ['\u2013 201,00', 'PEN', -201_000_000n],
    ['(201.00)', 'PEN', -201_000_000n],
    ['201.00-', 'PEN', -201_000_000n],
    ['201.00 DR', 'PEN', -201_000_000n],
    ['201.00CR', 'PEN', 201_000_000n],
    ['PEN 201.00', 'PEN', 201_000_000n],
    ['201.00 PEN', 'PEN', 201_000_000n],
    ["1'234'567.89", 'PEN', 1_234_567_890_000n],
    ['\u0661\u066c\u0662\u0663\u0664\u066b\u0665\u0660', 'USD', 1_234_500_000n],
    ['\uff11\uff12.\uff15', 'USD', 12_500_000n],
    ['1.234', 'PEN', 1_234_000_000n],
    ['1,234.567', 'KWD', 1_234_567_000n],
    ['1234.567', 'KWD', 1_234_567_000n],
    ['150.000', 'CLP', 150_000_000_000n],
  ] as const)('%s in %s', (text, currency, micro) => {
    expect(parseStatementAmount(text, currency)).toBe(micro);
  });

  it.each([
    '',
    `${'1'.repeat(4)} ${' '.repeat(64)}`,
    'abc',
    '12.',
    '--5',
    '1e9',
    '9'.repeat(16),
    'NaN',
    '-',
    '.',
    ',',
    '250.0000',
    '0.500',
    '12,34,567.00',
    '1.234,567.89',
    '1,2345.00',
    '1.23.45',
    '1 23',
    '$ 20.00',
    'USD 20.00',
    'S/ 20.00 S/',
    '20.00 DB',
    '-20.00 CR',
    '(20.00)-',
    '(20.00',
    '20%',
    '999999999999999.99',
    '‮20.00',
    '20.00*',
    '=20.00',
  ])('%j is none', (text) => {
    expect(parseStatementAmount(text, 'PEN')).toBeNull();
  });

  it.each([
    ['150000.00', 'CLP'],
    ['1,234', 'KWD'],
    ['1.234', 'USDT'],
  ])('%j is none in %s', (text, currency) => {
    expect(parseStatementAmount(text, currency)).toBeNull();
  });

  it('reads what it is given by any bank, in every currency, or nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.constantFrom(['.', ','], [',', '.'], [' ', ','], ["'", '.'], ['', '.']),
        (currency, units, [group = '', mark = '']) => {
          const digits = currencyExponent(currency);
          const text = String(units).padStart(digits + 1, '0');
          const whole = text.slice(0, text.length - digits);
          const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
          const written = digits === 0 ? grouped : `${grouped}${mark}${text.slice(-digits)}`;
          const micro = units * 10n ** BigInt(6 - digits);
          const isEither = digits >= 3 && /^\d{1,3}[.,]\d{3}$/.test(written) && whole !== '0';
          expect(parseStatementAmount(written, currency)).toBe(isEither ? null : micro);
        },
      ),
    );
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
    expect(readStatement(rows, 'PEN')).toEqual([
      {
        kind: 'entry',
        entry: {
          bookedOn: '01/11/2026',
          amountMicro: 50_000_000n,
          text: 'TRANSF LUNA 7KQ2MZP4',
          bankReference: '4471',
        },
      },
      { kind: 'outgoing' },
      { kind: 'outgoing' },
      { kind: 'unreadable' },
    ]);
  });

  it('is read by the column that says which way the money went', () => {
    const head = ['Fecha', 'Detalle', 'Monto', 'Tipo'];
    const row = (amount: string, direction: string) => ['01/11/2026', 'x', amount, direction];
    const read = readStatement(
      [
        head,
        row('201.00', 'Débito'),
        row('-201.00', 'Debito'),
        row('50.00', 'Abono'),
        row('51.00', ''),
        row('52.00', 'Transferencia'),
        row('-53.00', 'CR'),
      ],
      'PEN',
    );
    expect(read?.map(({ kind }) => kind)).toEqual([
      'outgoing',
      'outgoing',
      'entry',
      'unreadable',
      'unreadable',
      'unreadable',
    ]);
  });

  it.each([
    'CR/DR',
    'C/D',
    'D / C',
    'Signo',
    'Movimiento',
    'Indicador',
    'Transaction Type',
    'Tipo de movimiento',
    'Ingreso/Egreso',
    'Ghi nợ/Ghi có',
    'ฝาก/ถอน',
  ])('is read by the direction in a column %j', (title) => {
    const head = ['Fecha', 'Detalle', 'Monto', title];
    const rows = [
      ['01/11/2026', 'x', '20.00', 'D'],
      ['01/11/2026', 'x', '30.00', 'C'],
      ['01/11/2026', 'x', '40.00', '-'],
      ['01/11/2026', 'x', '50.00', '?'],
    ];
    const kinds = readStatement([head, ...rows], 'PEN')?.map(({ kind }) => kind);
    expect(kinds).toEqual(['outgoing', 'entry', 'outgoing', 'unreadable']);
  });

  it('takes the direction from another column than the one that describes the movement', () => {
    const head = ['Fecha', 'Movimiento', 'Detalle', 'Monto', 'Tipo'];
    const rows = [
      head,
      ['01/11/2026', 'TRANSFERENCIA', 'x', '20.00', 'D'],
      ['01/11/2026', 'TRANSFERENCIA', 'x', '20.00', 'C'],
    ];
    expect(readStatement(rows, 'PEN')?.map(({ kind }) => kind)).toEqual(['outgoing', 'entry']);
  });

  it.each([
    ['Egresos', 'Ingresos'],
    ['Salida', 'Entrada (S/)'],
    ['Paid out', 'Paid in'],
    ['Withdrawals', 'Deposits'],
    ['Retiros', 'Abonos'],
    ['Ghi nợ', 'Ghi có'],
    ['ถอน', 'ฝาก'],
  ])('is read by the columns %j for money out and %j for money in', (out, amount) => {
    const rows = [
      ['Fecha', 'Detalle', out, amount],
      ['01/11/2026', 'x', '20.00', ''],
      ['01/11/2026', 'x', '', '30.00'],
      ['01/11/2026', 'x', '20.00', '30.00'],
    ];
    expect(readStatement(rows, 'PEN')?.map(({ kind }) => kind)).toEqual([
      'outgoing',
      'entry',
      'unreadable',
    ]);
  });

  it('takes no amount from a column that names the payer', () => {
    expect(openStatement(['Fecha', 'Detalle', 'Depositante'], 'PEN')).toBeNull();
  });

  it('finds the column of directions that no title names', () => {
    const ignored = (title: string, rows: readonly (readonly [string, string])[]) => {
      const reader = openStatement(['Fecha', 'Detalle', 'Monto', title], 'PEN');
      for (const [amount, cell] of rows) reader?.read(['01/11/2026', 'x', amount, cell]);
      return reader?.ignoredDirection();
    };
    expect(
      ignored('Clase', [
        ['20.00', 'D'],
        ['30.00', 'C'],
        ['40.00', ''],
      ]),
    ).toBe(3);
    expect(
      ignored('Operación', [
        ['20.00', 'Cargo'],
        ['30.00', 'Abono'],
      ]),
    ).toBe(3);
    expect(
      ignored('Clase', [
        ['20.00', 'C'],
        ['30.00', 'C'],
      ]),
    ).toBeNull();
    expect(
      ignored('Clase', [
        ['20.00', 'D'],
        ['30.00', 'Cajero'],
      ]),
    ).toBeNull();
    // The amount itself says that the money went out.
    expect(
      ignored('Clase', [
        ['-20.00', 'D'],
        ['30.00', 'C'],
      ]),
    ).toBeNull();
    expect(
      ignored('Tipo', [
        ['20.00', 'D'],
        ['30.00', 'C'],
      ]),
    ).toBeNull();
  });

  it('finds a row unreadable that has money in and money out', () => {
    const rows = [
      ['Fecha', 'Detalle', 'Cargo', 'Abono'],
      ['01/11/2026', 'x', '20.00', '30.00'],
      ['01/11/2026', 'x', '0.00', '30.00'],
      ['01/11/2026', 'x', '20.00', ''],
    ];
    expect(readStatement(rows, 'PEN')).toMatchObject([
      { kind: 'unreadable' },
      { kind: 'entry', entry: { amountMicro: 30_000_000n } },
      { kind: 'outgoing' },
    ]);
  });

  it('cuts no text and no number, and says how long the cell is', () => {
    const head = ['Fecha', 'Detalle', 'Monto', 'Referencia'];
    const read = (date: string, text: string, reference: string) =>
      readStatement([head, [date, text, '20.00', reference]], 'PEN')?.[0];
    expect(read('01/11/2026', 'x'.repeat(1_000), '7'.repeat(64))).toMatchObject({
      kind: 'entry',
      entry: { text: 'x'.repeat(1_000), bankReference: '7'.repeat(64) },
    });
    const tooLong = (count: number, limit: number) => ({ kind: 'tooLong', count, limit });
    expect(read('01/11/2026', 'x'.repeat(1_001), '')).toEqual(tooLong(1_001, 1_000));
    expect(read('01/11/2026', 'x', '7'.repeat(65))).toEqual(tooLong(65, 64));
    expect(read('1'.repeat(33), 'x', '')).toEqual(tooLong(33, 32));
  });

  it('books a line on its day at any time, and keeps a day in words whole', () => {
    const read = (date: string) =>
      readStatement(
        [
          ['Date', 'Text', 'Amount'],
          [date, 'x', '20.00'],
        ],
        'PEN',
      )?.[0];
    for (const [date, bookedOn] of [
      ['25/11/2026 14:32:11', '25/11/2026'],
      ['2026-11-25T14:32:11Z', '2026-11-25'],
      ['5/1/26 14:32', '5/1/26'],
      ['25 November 2026', '25 November 2026'],
    ] as const) {
      expect(read(date)).toMatchObject({ entry: { bookedOn } });
    }
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
