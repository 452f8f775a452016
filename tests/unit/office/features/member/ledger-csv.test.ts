import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#contract/generated/types.ts';
import { ledgerCsv, ledgerFileName, type LedgerWords } from '#office/features/member/ledger-csv.ts';

const ENTRY: LedgerEntry = {
  seq: 2,
  transferId: '249833350861516800',
  kind: 'bet',
  fund: 'cash',
  currency: 'PEN',
  amountMicro: '-1125000',
  balanceAfterMicro: '1234567890123',
  provider: 'house',
  reference: 'ja-249833350861516800',
  at: '2026-11-20T14:05:09.250Z',
};

const WORDS: LedgerWords = {
  headings: {
    at: 'Fecha (UTC)',
    movement: 'Transferencia#línea',
    kind: 'Movimiento',
    fund: 'Fondo',
    currency: 'Moneda',
    amount: 'Monto',
    balanceAfter: 'Saldo del fondo',
    provider: 'Origen',
    reference: 'Referencia',
  },
  kind: (kind) => ({ bet: 'Apuesta' })[kind as 'bet'] ?? kind,
  fund: () => 'Efectivo',
};

describe('ledgerCsv', () => {
  it('writes headings and lines, with the mark spreadsheets want', () => {
    expect(ledgerCsv([ENTRY], WORDS)).toBe(
      '\uFEFF"Fecha (UTC)","Transferencia#línea","Movimiento","Fondo","Moneda","Monto","Saldo del fondo","Origen","Referencia"\r\n' +
        '"2026-11-20T14:05:09.250Z","249833350861516800#2","Apuesta","Efectivo","PEN",-1.125,1234567.890123,"house","ja-249833350861516800"\r\n',
    );
  });

  it('writes headings alone when there is no line', () => {
    expect(ledgerCsv([], WORDS).split('\r\n')).toHaveLength(2);
  });

  it.each(['=1+1', '+51', '-x', '@sum', '\tx', '249833350861516800'])(
    'lets no spreadsheet calculate or round %s',
    (reference) => {
      expect(cellsOf(ledgerCsv([{ ...ENTRY, reference }], WORDS))[1]?.at(-1)).toBe(`'${reference}`);
    },
  );

  it('comes apart again into the cells it was made of, whatever they hold', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ';', ' ', '1'),
    });
    fc.assert(
      fc.property(text, text, (provider, reference) => {
        const [, cells] = cellsOf(ledgerCsv([{ ...ENTRY, provider, reference }], WORDS));
        expect(cells).toHaveLength(9);
        expect(cells?.[7]?.replace(/^'/, '')).toBe(provider);
        expect(cells?.[8]?.replace(/^'/, '')).toBe(reference);
      }),
    );
  });
});

describe('ledgerFileName', () => {
  it('says whose and when, and holds nothing a file system minds', () => {
    const now = new Date('2026-11-20T14:05:09.250Z');
    expect(ledgerFileName({ account: 'luna', id: '7' }, now)).toBe(
      'ledger-luna-7-2026-11-20T140509Z.csv',
    );
    expect(ledgerFileName({ account: '../maría/x', id: '7' }, now)).toBe(
      'ledger--maría-x-7-2026-11-20T140509Z.csv',
    );
  });
});

/** Reads RFC 4180, as a spreadsheet does. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const text = csv.replace('\uFEFF', '');
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (letter === '\r' && text[index + 1] === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
      index += 1;
    } else cell += letter;
  }
  return rows;
}
