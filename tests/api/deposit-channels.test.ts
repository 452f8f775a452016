import { beforeAll, describe, expect, it } from 'vitest';
import type { Deposit, DepositRoute, OfficeDeposit } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { byAmount, COMMON, putRoutes, SANDBOX } from '#tests/support/deposit-routes.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { approved } from '#tests/support/second-person.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { PNG } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma';

// The tests import more statements than a person may in a minute.
liftLimits();

let made = 0;
const key = (): string => `channel-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  type Staff = Awaited<ReturnType<typeof signInStaff>>;
  let staff: Staff;
  let admin: Staff;
  const setRoutes = (routes: readonly DepositRoute[]) => putRoutes(app(), admin, routes);

  beforeAll(async () => {
    staff = await signInStaff(app(), 'operator');
    admin = await signInStaff(app(), 'admin');
    const routes = [SANDBOX, { ...COMMON, code: 'transfer-1' }, byAmount('qr-1')];
    expect((await setRoutes(routes)).body.code).toBeUndefined();
  });

  const order = ({ token }: TestMember, channel: string, amountMicro: bigint) =>
    app().call<Deposit>('POST', '/wps/relay/deposits', {
      token,
      key: key(),
      body: { channel, amountMicro: String(amountMicro) },
    });
  const read = async ({ token }: TestMember, id: string) =>
    (await app().call<Deposit>('GET', `/wps/relay/deposits/${id}`, { token })).body.value;
  const balance = async ({ token }: TestMember) =>
    (await app().call<{ availableMicro: string }>('GET', '/wps/v2/wallets/balance', { token })).body
      .value.availableMicro;
  const act = <Value = OfficeDeposit>(path: string, body: object) =>
    app().call<Value>('POST', `${AT}/${path}`, { headers: staff.headers, key: key(), body });
  const versionOf = async (id: string): Promise<number> => {
    const { version } = await app()
      .database.db.selectFrom('deposit')
      .select('version')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    return version;
  };
  /** @param saw the version that was judged; omitted: the present one */
  const credit = async (id: string, receivedMicro: bigint, bankReference: string, saw?: number) => {
    const seen = saw ?? (await versionOf(id));
    const body = { seen, receivedMicro: String(receivedMicro), bankReference };
    return act(`deposits/${id}/credit`, body);
  };
  /** A day as the bank writes it, so many days after today. */
  const bankDay = (days = 0): string => {
    const at = new Date(app().clock.now().getTime() + days * 86_400_000);
    return at.toISOString().slice(0, 10).split('-').toReversed().join('/');
  };
  /** @param saw the version of the deposit that was judged */
  const match = (lineId: string | undefined, reference: string, saw: number) =>
    act(`statement-lines/${lineId}/match`, { reference, seen: saw });
  const lines = async () =>
    (
      await app().call<ReplyOf<'listStatementLines'>>('GET', `${AT}/statement-lines`, {
        headers: staff.headers,
      })
    ).body.value.items;
  const importCsv = async (rows: readonly string[], route = 'transfer-1') => {
    const csv = ['Fecha;Descripción;Monto;Nº operación', ...rows].join('\n');
    return (await act<ReplyOf<'importStatement'>>('statements', { route, csv })).body;
  };

  describe('a bank transfer', () => {
    it('names account and reference, and is credited when staff find it', async () => {
      const member = await registerMember(app());
      const { depositId, instructions } = (await order(member, 'transfer-1', 50n * UNIT)).body
        .value;
      expect(instructions).toMatchObject({ bankName: 'Banco Altamar', matchBy: 'reference' });
      expect(instructions?.transferNote).toMatch(/^[2-9A-Z]{8}$/);
      const list = await app().call<ReplyOf<'searchDeposits'>>('GET', `${AT}/deposits`, {
        headers: staff.headers,
      });
      expect(list.body.value.items.map((item) => item.depositId)).toContain(depositId);
      const both = await Promise.all([
        credit(depositId, 50n * UNIT, 'OP-1'),
        credit(depositId, 50n * UNIT, 'OP-1'),
      ]);
      expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
        'DEPOSIT_SETTLED',
        'done',
      ]);
      expect(await balance(member)).toBe(String(50n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('is credited as it came: late, less, more, and twice', async () => {
      const member = await registerMember(app());
      const late = (await order(member, 'transfer-1', 50n * UNIT)).body.value.depositId;
      app().clock.advance({ minutes: 20 });
      await credit(late, 30n * UNIT, 'OP-2');
      expect(await read(member, late)).toMatchObject({
        status: 'credited',
        amountMicro: '50000000',
        receivedMicro: '30000000',
      });
      const second = await credit(late, 5n * UNIT, 'OP-3');
      expect(second.body.value).toMatchObject({ cause: 'extra', receivedMicro: '5000000' });
      expect((await credit(late, 5n * UNIT, 'OP-3')).body.code).toBe('DEPOSIT_SETTLED');
      for (const beyond of [10n ** 18n + UNIT, 9_999_999_999_999_999_999n]) {
        expect((await credit(late, beyond, 'OP-4')).body.code).toBe('AMOUNT_OUT_OF_RANGE');
      }
      expect(await balance(member)).toBe(String(35n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('refuses a credit that was decided before another payment came', async () => {
      const member = await registerMember(app());
      const { depositId } = (await order(member, 'transfer-1', 50n * UNIT)).body.value;
      const seen = await versionOf(depositId);
      // The same payment, read from the statement in two ways.
      const both = await Promise.all([
        credit(depositId, 50n * UNIT, 'OP-20', seen),
        credit(depositId, 50n * UNIT, 'OP 20', seen),
      ]);
      const codes = both.map(({ body }) => body.code ?? 'done');
      expect(codes.toSorted()).toEqual(['FACTS_CONFLICT', 'done']);
      expect(both.find(({ status }) => status === 409)?.body.value).toEqual({
        status: 'credited',
        version: seen + 1,
      });
      expect(await balance(member)).toBe(String(50n * UNIT));
      const now = await versionOf(depositId);
      expect((await credit(depositId, 5n * UNIT, 'OP-21')).status).toBe(200);
      expect((await credit(depositId, 5n * UNIT, 'OP 21', now)).body.code).toBe('FACTS_CONFLICT');
      expect(await balance(member)).toBe(String(55n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('credits a payment of a reversed deposit as a separate deposit', async () => {
      const member = await registerMember(app());
      const { depositId } = (await order(member, 'transfer-1', 50n * UNIT)).body.value;
      await credit(depositId, 50n * UNIT, 'OP-22');
      const reason = 'The bank took it back.';
      const body = { headers: admin.headers, key: key(), body: { reason } };
      const reversed = await app().call('POST', `${AT}/deposits/${depositId}/reversal`, body);
      expect(reversed.status, JSON.stringify(reversed.body)).toBe(200);
      expect(await balance(member)).toBe('0');
      expect((await act(`deposits/${depositId}/decline`, { reason })).body.code).toBe(
        'DEPOSIT_SETTLED',
      );
      const again = await credit(depositId, 50n * UNIT, 'OP-23');
      expect(again.body.value).toMatchObject({ cause: 'extra', status: 'credited' });
      expect(await balance(member)).toBe(String(50n * UNIT));
      expect(await read(member, depositId)).toMatchObject({ status: 'reversed' });
      await expectLedgerWhole(app().database);
    });

    it('is declined with a reason, and credited all the same when it comes', async () => {
      const member = await registerMember(app());
      const { depositId } = (await order(member, 'transfer-1', 50n * UNIT)).body.value;
      const reason = 'No payment came with this reference.';
      expect((await act(`deposits/${depositId}/decline`, { reason })).status).toBe(200);
      expect(await read(member, depositId)).toMatchObject({ status: 'declined', reason });
      expect((await act(`deposits/${depositId}/decline`, { reason })).body.code).toBe(
        'DEPOSIT_SETTLED',
      );
      await credit(depositId, 50n * UNIT, 'OP-4');
      expect(await balance(member)).toBe(String(50n * UNIT));
    });

    it('takes pictures of the payment, for staff to see', async () => {
      const member = await registerMember(app());
      const { depositId } = (await order(member, 'transfer-1', 50n * UNIT)).body.value;
      const bring = (id: string) =>
        app().call<Deposit>('POST', `/wps/relay/deposits/${id}/proofs`, {
          token: member.token,
          key: key(),
          body: { file: PNG },
        });
      expect((await bring(depositId)).body.value.proofCount).toBe(1);
      const list = await app().call<ReplyOf<'searchDeposits'>>(
        'GET',
        `${AT}/deposits?username=${member.username}`,
        { headers: staff.headers },
      );
      const [proof] = list.body.value.items[0]?.proofs ?? [];
      const picture = await app().server.app.inject({ url: proof?.url ?? '' });
      expect(picture.headers['content-type']).toBe('image/webp');
      await credit(depositId, 50n * UNIT, 'OP-5');
      expect((await bring(depositId)).body.code).toBe('DEPOSIT_SETTLED');
      expect((await bring('1')).body.code).toBe('DEPOSIT_NOT_FOUND');
    });

    it('charges the fee of the order on what arrived', async () => {
      const fee = { feeMicro: String(UNIT), feeBasisPoints: 100 };
      const routes = [{ ...COMMON, code: 'transfer-1' }, byAmount('qr-1'), SANDBOX];
      await setRoutes([...routes, { ...COMMON, code: 'costly', ...fee }]);
      const member = await registerMember(app());
      const { depositId } = (await order(member, 'costly', 100n * UNIT)).body.value;
      await credit(depositId, 200n * UNIT, 'OP-6');
      expect(await read(member, depositId)).toMatchObject({
        feeMicro: '3000000',
        creditedMicro: '197000000',
      });
      expect(await balance(member)).toBe(String(197n * UNIT));
      await expectLedgerWhole(app().database);
    });
  });

  describe('an exact amount', () => {
    it('is no other open order’s, and comes with a QR code', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const orders = await Promise.all([
        order(one, 'qr-1', 70n * UNIT),
        order(other, 'qr-1', 70n * UNIT),
      ]).catch(() => []);
      const amounts = orders.flatMap(({ body }) =>
        body.value === null ? [] : [body.value.amountMicro],
      );
      // Of two at the very same moment one may be asked to try again.
      expect(new Set(amounts).size).toBe(amounts.length);
      const third = (await order(await registerMember(app()), 'qr-1', 70n * UNIT)).body.value;
      expect(amounts).not.toContain(third.amountMicro);
      expect(third.instructions?.qr).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    });
  });

  describe('a statement', () => {
    it('credits what names a deposit, lists what does not, and is imported once', async () => {
      const member = await registerMember(app());
      const noted = (await order(member, 'transfer-1', 40n * UNIT)).body.value;
      const exact = (await order(member, 'qr-1', 80n * UNIT)).body.value;
      const missing = (await order(member, 'transfer-1', 60n * UNIT)).body.value;
      const note = noted.instructions?.transferNote ?? '';
      const rows = [
        `25/11/2026;TRANSF ${note} LUNA;40,00;000771`,
        '25/11/2026;SUELDO;1.250,00;000772',
        '25/11/2026;CARGO;-12,00;000773',
        '25/11/2026;ILEGIBLE;doce;000774',
      ];
      const outcome = await importCsv(rows);
      expect(outcome.value).toMatchObject({ imported: 2, credited: 1, open: 1, known: 0 });
      expect(outcome.value.unreadable).toEqual([5]);
      expect(outcome.value.missing.map(({ depositId }) => depositId)).toContain(missing.depositId);
      expect(await read(member, noted.depositId)).toMatchObject({ status: 'credited' });
      const whole = Number(exact.amountMicro) / 1e6;
      expect(
        (await importCsv([`${bankDay()};SIN NOTA;${whole.toFixed(2)};000775`], 'qr-1')).value,
      ).toMatchObject({ credited: 1 });
      expect(await read(member, exact.depositId)).toMatchObject({ status: 'credited' });
      expect((await importCsv(rows)).value).toMatchObject({ imported: 0, known: 2, credited: 0 });
      // The same note once more is a second payment, which a person looks at. So is what was exported without
      // the bank's number: it may be the first one again.
      const twice = await importCsv([
        `26/11/2026;TRANSF ${note};10.00;000776`,
        `25/11/2026;TRANSF ${note} LUNA;40,00;`,
      ]);
      expect(twice.value).toMatchObject({ credited: 0, open: 2 });
      const byReference = new Map((await lines()).map((line) => [line.bankReference, line]));
      expect(byReference.get('000771')).toMatchObject({ by: 'reference', difference: null });
      const second = byReference.get('000776');
      const known = await match(second?.lineId, note, await versionOf(noted.depositId));
      expect(known.body.value).toMatchObject({ state: 'matched', difference: 'double' });
      const open = byReference.get('000772');
      expect(open).toMatchObject({ state: 'open' });
      const seen = await versionOf(missing.depositId);
      expect((await match(open?.lineId, 'NOWHERE2', seen)).body.code).toBe('DEPOSIT_NOT_FOUND');
      const stale = await match(open?.lineId, missing.reference, seen + 1);
      expect(stale.body).toMatchObject({
        code: 'FACTS_CONFLICT',
        value: { status: 'pending', version: seen },
      });
      const matched = await match(open?.lineId, missing.reference, seen);
      expect(matched.body.value).toMatchObject({ state: 'matched', difference: 'excess' });
      expect((await match(open?.lineId, missing.reference, seen)).body.code).toBe(
        'STATEMENT_LINE_NOT_FOUND',
      );
      expect(await balance(member)).toBe(
        String(40n * UNIT + BigInt(exact.amountMicro) + 10n * UNIT + 1250n * UNIT),
      );
      await expectLedgerWhole(app().database);
    });

    it('credits nothing by itself that differs from its order, or that went out', async () => {
      const member = await registerMember(app());
      const { instructions, depositId } = (await order(member, 'transfer-1', 20n * UNIT)).body
        .value;
      const note = instructions?.transferNote ?? '';
      const outcome = await importCsv([
        ...['20.0000', '\u221220.00', 'S/ -20.00', '20.00 DR'].map(
          (amount, index) => `25/11/2026;TRANSF ${note};${amount};00088${index}`,
        ),
        `25/11/2026;TRANSF ${note};20.01;000885`,
      ]);
      expect(outcome.value).toMatchObject({ imported: 1, credited: 0, open: 1, unreadable: [2] });
      expect(await read(member, depositId)).toMatchObject({ status: 'pending' });
      expect(await balance(member)).toBe('0');
    });

    it('credits by itself within the tolerance and up to the limit of its account', async () => {
      const terms = { toleranceMicro: '500000', autoCreditMaxMicro: String(30n * UNIT) };
      const routes = [SANDBOX, { ...COMMON, code: 'transfer-1' }, byAmount('qr-1')];
      const asked = await setRoutes([...routes, { ...COMMON, ...terms, code: 'lenient' }]);
      expect(asked.body.code).toBe('SECOND_PERSON_ASKED');
      const set = await approved(app(), asked);
      expect(set.body.code).toBeUndefined();
      const member = await registerMember(app());
      const ordered = async (units: bigint) =>
        (await order(member, 'lenient', units * UNIT)).body.value;
      const [less, differs, large] = [await ordered(20n), await ordered(20n), await ordered(40n)];
      const line = (deposit: Deposit, amount: string, reference: string) =>
        `25/11/2026;TRANSF ${deposit.instructions?.transferNote};${amount};${reference}`;
      const outcome = await importCsv(
        [
          line(less, '19,50', '009001'),
          line(differs, '20,51', '009002'),
          line(large, '40,00', '009003'),
        ],
        'lenient',
      );
      expect(outcome.value).toMatchObject({ imported: 3, credited: 1, open: 2 });
      expect(await read(member, less.depositId)).toMatchObject({
        status: 'credited',
        receivedMicro: '19500000',
        creditedMicro: '19500000',
      });
      expect(await read(member, differs.depositId)).toMatchObject({ status: 'pending' });
      expect(await read(member, large.depositId)).toMatchObject({ status: 'pending' });
      expect(await balance(member)).toBe('19500000');
      await expectLedgerWhole(app().database);
    });

    it('leaves every line open on a route without a limit', async () => {
      const unlimited = { ...COMMON, code: 'reviewed', autoCreditMaxMicro: null };
      const routes = [SANDBOX, { ...COMMON, code: 'transfer-1' }, byAmount('qr-1'), unlimited];
      expect((await setRoutes(routes)).body.code).toBeUndefined();
      const member = await registerMember(app());
      const { instructions } = (await order(member, 'reviewed', 20n * UNIT)).body.value;
      const row = `${bankDay()};TRANSF ${instructions?.transferNote};20,00;009201`;
      expect((await importCsv([row], 'reviewed')).value).toMatchObject({ credited: 0, open: 1 });
      expect(await balance(member)).toBe('0');
      const raised = await setRoutes([...routes.slice(0, 3), { ...COMMON, code: 'reviewed' }]);
      expect(raised.body.code).toBe('SECOND_PERSON_ASKED');
    });

    it('leaves a line open whose text names several orders', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const orders = [
        (await order(one, 'transfer-1', 20n * UNIT)).body.value,
        (await order(other, 'transfer-1', 20n * UNIT)).body.value,
      ];
      const notes = orders.map(({ instructions }) => instructions?.transferNote).join(' ');
      const outcome = await importCsv([`${bankDay()};TRANSF ${notes};20,00;009301`]);
      expect(outcome.value).toMatchObject({ credited: 0, open: 1 });
      expect([await balance(one), await balance(other)]).toEqual(['0', '0']);
    });

    it('leaves a line open that is dated before the order with its amount', async () => {
      const member = await registerMember(app());
      const { amountMicro } = (await order(member, 'qr-1', 300n * UNIT)).body.value;
      const amount = (Number(amountMicro) / 1e6).toFixed(2);
      const earlier = await importCsv([`${bankDay(-2)};SIN NOTA;${amount};009401`], 'qr-1');
      expect(earlier.value).toMatchObject({ credited: 0, open: 1 });
      const unread = await importCsv([`ayer;SIN NOTA;${amount};009402`], 'qr-1');
      expect(unread.value).toMatchObject({ credited: 0, open: 1 });
      const later = await importCsv([`${bankDay()};SIN NOTA;${amount};009403`], 'qr-1');
      expect(later.value).toMatchObject({ credited: 1, open: 0 });
      expect(await balance(member)).toBe(amountMicro);
    });

    it('leaves a line open that an export without the bank’s number had before', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const paid = (await order(one, 'qr-1', 400n * UNIT)).body.value;
      const amount = (Number(paid.amountMicro) / 1e6).toFixed(2);
      const row = `${bankDay()};SIN NOTA;${amount};`;
      expect((await importCsv([row], 'qr-1')).value).toMatchObject({ credited: 1 });
      // The amount is free again: another order takes it.
      const next = (await order(other, 'qr-1', 400n * UNIT)).body.value;
      expect(next.amountMicro).toBe(paid.amountMicro);
      const again = await importCsv([`${row}009501`], 'qr-1');
      expect(again.value).toMatchObject({ imported: 1, credited: 0, open: 1 });
      expect(await balance(other)).toBe('0');
    });

    it('credits one bank number to one member only', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const ordered = async (member: TestMember) =>
        (await order(member, 'transfer-1', 20n * UNIT)).body.value;
      const [first, second, third] = [await ordered(one), await ordered(other), await ordered(one)];
      expect((await credit(first.depositId, 20n * UNIT, '009601')).status).toBe(200);
      const byHand = await credit(second.depositId, 20n * UNIT, '009601');
      expect(byHand.body.code).toBe('DEPOSIT_SETTLED');
      const line = (deposit: Deposit, number: string) =>
        `${bankDay()};TRANSF ${deposit.instructions?.transferNote};20,00;${number}`;
      const outcome = await importCsv([line(second, '009601'), line(third, '009602')]);
      expect(outcome.value).toMatchObject({ imported: 2, credited: 1, open: 1 });
      expect([await balance(one), await balance(other)]).toEqual([String(40n * UNIT), '0']);
      await expectLedgerWhole(app().database);
    });

    it('pays an order once when staff credit it during the import', async () => {
      const member = await registerMember(app());
      const ordered = (await order(member, 'transfer-1', 20n * UNIT)).body.value;
      const seen = await versionOf(ordered.depositId);
      const row = `${bankDay()};TRANSF ${ordered.instructions?.transferNote};20,00;009701`;
      const [imported] = await Promise.all([
        importCsv([row]),
        credit(ordered.depositId, 20n * UNIT, 'OP 9701', seen),
      ]);
      expect(imported.code).toBeUndefined();
      expect(imported.value.credited + imported.value.open).toBe(1);
      expect(await balance(member)).toBe(String(20n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('writes nothing when a cell would be cut, and names the row', async () => {
      const rows = ['25/11/2026;SUELDO;1,00;009101', `25/11/2026;SUELDO;1,00;${'7'.repeat(65)}`];
      expect(await importCsv(rows)).toMatchObject({
        code: 'STATEMENT_UNREADABLE',
        fields: { '/csv': { message: expect.stringContaining('65') } },
      });
      const references = (await lines()).map(({ bankReference }) => bankReference);
      expect(references).not.toContain('009101');
    });

    it('is refused as a whole when it has more lines than are taken, and says so', async () => {
      const line = '25/11/2026;SUELDO;1,00;';
      const answer = await importCsv(Array.from({ length: 5_001 }, () => line));
      expect(answer).toMatchObject({
        code: 'STATEMENT_UNREADABLE',
        fields: { '/csv': { code: 'maxItems', message: expect.stringContaining('5') } },
      });
    });

    it('is refused when it is none, and for a route without an account', async () => {
      const none = await act('statements', { route: 'transfer-1', csv: 'nothing\nto,read' });
      expect(none.body.code).toBe('STATEMENT_UNREADABLE');
      const elsewhere = await act('statements', { route: 'sandbox', csv: 'a,b' });
      expect(elsewhere.body.code).toBe('CHANNEL_UNAVAILABLE');
    });
  });
});
