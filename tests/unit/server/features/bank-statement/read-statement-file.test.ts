import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#server/features/bank-statement/read-statement-file.ts';

const HEAD = 'Fecha;Detalle;Monto;Referencia';
const LINE = '25/11/2026;SUELDO;1,00;';
const read = (lines: readonly string[], lineBreak = '\n') =>
  readStatementFile([HEAD, ...lines].join(lineBreak), 'PEN');
const refusal = (messageKey: string, params: object) => ({
  code: 'STATEMENT_UNREADABLE',
  details: {
    fields: { '/csv': { messageKey: `validation:${messageKey}`, params } },
  },
});

describe('a statement file', () => {
  it.each(['\n', '\r\n', '\r'])(
    'is read with line breaks %j, and names what it cannot read',
    async (lineBreak) => {
      const { entries, unreadable } = await read(
        [LINE, '25/11/2026;ROTO;doce;', '25/11/2026;"DOS;PARTES";2,00;77'],
        lineBreak,
      );
      expect(entries.map(({ text }) => text)).toEqual(['SUELDO', 'DOS;PARTES']);
      expect(unreadable).toEqual([3]);
    },
  );

  it('is numbered by the lines of the file, the empty ones too', async () => {
    const broken = '25/11/2026;ROTO;doce;';
    const lines = ['', LINE, '', broken, '25/11/2026;"DOS\nLINEAS";2,00;77', broken];
    expect((await read(lines)).unreadable).toEqual([5, 8]);
  });

  it('is refused with the row of a line above 10,000 characters', async () => {
    await expect(read([LINE, 'ñ'.repeat(10_000)])).resolves.toMatchObject({
      unreadable: [],
    });
    await expect(read([LINE, 'ñ'.repeat(10_001)])).rejects.toMatchObject(
      refusal('statementLine', { row: 3, count: 10_001, limit: 10_000 }),
    );
    await expect(readStatementFile('x'.repeat(2_000_000), 'PEN')).rejects.toMatchObject(
      refusal('statementLine', { row: 1, count: 2_000_000, limit: 10_000 }),
    );
  });

  it('is refused with the row of more than 200 columns', async () => {
    await expect(read([LINE + ';'.repeat(196)])).resolves.toMatchObject({
      unreadable: [],
    });
    await expect(read([LINE, LINE + ';'.repeat(197)])).rejects.toMatchObject(
      refusal('statementColumns', { row: 3, count: 201, limit: 200 }),
    );
  });

  it('is refused with the row of a cell that would be cut', async () => {
    const cell = `25/11/2026;SUELDO;1,00;${'7'.repeat(65)}`;
    await expect(read([LINE, cell])).rejects.toMatchObject(
      refusal('statementCell', { row: 3, count: 65, limit: 64 }),
    );
  });

  it('is refused with the number of lines above 5,000', async () => {
    await expect(read(Array.from({ length: 5_000 }, () => LINE))).resolves.toBeDefined();
    await expect(read(Array.from({ length: 5_001 }, () => LINE))).rejects.toMatchObject(
      refusal('statementLines', { count: 5_001, limit: 5_000 }),
    );
  });

  it('is refused without its columns, empty, or with a quote that never ends', async () => {
    for (const csv of ['nothing\nto,read', ' ', `${HEAD}\n"${`${LINE}\n`.repeat(4_000)}`]) {
      await expect(readStatementFile(csv, 'PEN')).rejects.toMatchObject({
        code: 'STATEMENT_UNREADABLE',
      });
    }
  });

  it('is refused with the number of a column whose directions would be ignored', async () => {
    const rows = ['25/11/2026;UNO;20,00;D', '25/11/2026;DOS;30,00;C'];
    const csv = ['Fecha;Detalle;Monto;Clase', ...rows].join('\n');
    await expect(readStatementFile(csv, 'PEN')).rejects.toMatchObject(
      refusal('statementDirection', { column: 4 }),
    );
    await expect(readStatementFile(csv.replace('Clase', 'D/C'), 'PEN')).resolves.toMatchObject({
      entries: [{ text: 'DOS' }],
    });
  });

  it('lets the node serve others between chunks', async () => {
    const lines = Array.from({ length: 5_000 }, () => `25/11/2026;${'x'.repeat(300)};1,00;`);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await read(lines);
    isDone = true;
    // 1.6 million characters in chunks of 16,384.
    expect(turns).toBeGreaterThan(90);
  });
});
