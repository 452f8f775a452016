import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundRecord, OfficeWithdrawal, WaitingDesk } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { auditOf } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { changeTerms, payee, request } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;
type Page = ReplyOf<'searchWithdrawals'>;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  const made: string[] = [];

  const get = <Value>(path: string, staff: TestStaff = operator) =>
    app().call<Value>('GET', `/office/api/${path}`, { headers: staff.headers });
  const list = async (query = '', brand = 'all', staff = operator) =>
    (await get<Page>(`brands/${brand}/withdrawals${query}`, staff)).body.value;
  const references = (items: readonly OfficeWithdrawal[]) => items.map((item) => item.reference);

  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
    await changeTerms(app(), { payeeCoolDownHours: 0, secondPersonAboveMicro: '40000000' });
    const { member, bankAccountId } = await payee(app(), 500n * UNIT);
    for (const amount of [30n, 50n, 20n, 40n, 10n]) {
      const answer = await request(app(), member, bankAccountId, amount * UNIT);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      made.push(answer.body.value.reference);
      app().clock.advance({ ms: 1000 });
    }
    // No form takes such a name; a book of another product may.
    await app()
      .database.db.updateTable('withdrawal')
      .set({ payee_name: '=SUMA(A1)' })
      .where('reference', '=', made[3] ?? '')
      .execute();
  });

  describe('a list of staff', () => {
    it('shows rows of every brand, in any order, page by page, with totals', async () => {
      const first = await list('?limit=2');
      expect(references(first.items)).toEqual(made.slice(0, 2));
      expect(first.items[0]).toMatchObject({ brand: 'denluma', needsSecondPerson: false });
      expect(first.items[1]).toMatchObject({ needsSecondPerson: true });
      expect(first.counts).toMatchObject({ waiting: 5, onHold: 0 });
      expect(first.totals).toEqual([{ currency: 'PEN', count: 5, amountMicro: '150000000' }]);
      for (const [sort, amounts] of [
        ['amount', [10, 20, 30, 40, 50]],
        ['-amount', [50, 40, 30, 20, 10]],
        ['-age', [10, 40, 20, 50, 30]],
      ] as const) {
        const seen: number[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: Page = await list(
            `?limit=2&sort=${sort}${cursor === '' ? '' : `&cursor=${cursor}`}`,
          );
          seen.push(...page.items.map(({ amountMicro }) => Number(BigInt(amountMicro) / UNIT)));
          cursor = page.nextCursor;
        }
        expect([sort, seen]).toEqual([sort, amounts]);
      }
      const { nextCursor } = await list('?limit=2&sort=amount');
      for (const query of [`?sort=-age&cursor=${nextCursor}`, '?cursor=abc', '?sort=reference']) {
        const refused = await get(`brands/all/withdrawals${query}`);
        expect([query, refused.status, refused.body.code]).toEqual([query, 400, 'INVALID_QUERY']);
      }
    });

    it('is narrowed, and hides rows of brands that are not the reader’s', async () => {
      expect((await list('?minMicro=30000000&maxMicro=45000000')).items).toHaveLength(2);
      expect((await list('?from=2999-01-01T00:00:00.000Z')).items).toEqual([]);
      const elsewhere = await signInStaff(app(), 'operator', ['kyvolta']);
      expect((await list('', 'all', elsewhere)).items).toEqual([]);
      for (const brand of ['denluma', 'nowhere']) {
        const refused = await get(`brands/${brand}/withdrawals`, elsewhere);
        expect(refused.body.code).toBe('BRAND_NOT_FOUND');
      }
    });

    it('counts what waits for a person, and finds records by their name', async () => {
      const waits = async (staff: TestStaff) =>
        (await get<{ items: WaitingDesk[] }>('waiting', staff)).body.value.items.find(
          ({ operation }) => operation === 'searchWithdrawals',
        );
      const found = async (staff: TestStaff) =>
        (await get<{ items: FoundRecord[] }>(`records?text=${made[0]}`, staff)).body.value.items;
      expect(await waits(operator)).toMatchObject({ count: 5, oldestAt: expect.any(String) });
      expect(await found(operator)).toMatchObject([
        { operation: 'searchWithdrawals', brand: 'denluma', query: { reference: made[0] } },
      ]);
      const elsewhere = await signInStaff(app(), 'operator', ['kyvolta']);
      expect(await waits(elsewhere)).toMatchObject({ count: 0, oldestAt: null });
      expect(await found(elsewhere)).toEqual([]);
      const editor = await signInStaff(app(), 'editor');
      expect(await waits(editor)).toBeUndefined();
      expect(await found(editor)).toEqual([]);
    });
  });

  describe('a list as a file', () => {
    const file = (query: string, staff = operator) =>
      get<string>(`brands/all/export/searchWithdrawals?${query}`, staff);

    it('has every row that is left, in words of the reader, without a formula', async () => {
      const columns = 'columns=account,amount,payeeName,state&language=es';
      const query = encodeURIComponent('sort=amount&minMicro=20000000');
      const csv = await file(`format=csv&${columns}&query=${query}`);
      expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="search.*\.csv"$/);
      const [head, ...lines] = csv.body.value.trim().split('\r\n');
      expect(head).toContain('"Monto","Moneda"');
      expect(lines.map((line) => line.split(',')[1])).toEqual(['20.00', '30.00', '40.00', '50.00']);
      expect(lines.join('\n')).toContain("'=SUMA(A1)");
      expect(lines.join('\n')).not.toContain('"=SUMA');
      const { items } = await auditOf(app(), operator, '?action=exportDesk&limit=1', 'all');
      expect(items).toMatchObject([{ after: { list: 'searchWithdrawals', rows: 4 } }]);
      const sheet = await app().server.app.inject({
        method: 'GET',
        url: `/office/api/brands/all/export/searchWithdrawals?format=xlsx&${columns}&query=${query}`,
        headers: { host: 'denluma.localhost', ...operator.headers },
      });
      const { sheets } = await readXlsx(new Uint8Array(sheet.rawPayload));
      expect(sheets[0]?.rows.map((row) => row[1])).toEqual(['Monto', 20, 30, 40, 50]);
      expect(sheets[0]?.rows.flat()).toContain('=SUMA(A1)');
    });

    it('is refused for a list one may not read, an unknown column, a filter it does not have', async () => {
      const editor = await signInStaff(app(), 'editor');
      for (const [query, staff, code] of [
        ['format=csv', editor, 'FORBIDDEN'],
        ['format=csv&columns=secret', operator, 'DESK_NOT_FOUND'],
        ['format=csv&query=colour%3Dred', operator, 'INVALID_QUERY'],
        ['format=csv&query=username%3D%2500', operator, 'INVALID_QUERY'],
        ['format=pdf', operator, 'INVALID_QUERY'],
      ] as const) {
        const refused = await file(query, staff);
        expect([query, refused.body.code]).toEqual([query, code]);
      }
      const unknown = await get('brands/all/export/getPermission?format=csv');
      expect(unknown.body.code).toBe('DESK_NOT_FOUND');
    });

    it('is refused when it has more rows than a file may hold', async () => {
      await sql`
        insert into audit_entry (id, staff_id, brand, action, subject, before, after, reason, at)
        select g, ${BigInt(operator.staffId)}, 'kyvolta', 'setFlags', 'kyvolta', null, null, '', now()
        from generate_series(1, 200001) g
      `.execute(app().database.db);
      const refused = await get('brands/kyvolta/export/listAuditEntries?format=csv');
      expect([refused.status, refused.body.code]).toEqual([422, 'EXPORT_TOO_LARGE']);
    });
  });
});
