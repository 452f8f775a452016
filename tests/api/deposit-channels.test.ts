import { beforeAll, describe, expect, it } from 'vitest';
import type { Deposit, DepositRoute, OfficeDeposit } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { byAmount, COMMON, SANDBOX } from '#tests/support/deposit-routes.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { approved } from '#tests/support/second-person.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { PNG } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma';

let made = 0;
const key = (): string => `channel-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  type Staff = Awaited<ReturnType<typeof signInStaff>>;
  let staff: Staff;
  let admin: Staff;

  const setRoutes = async (routes: readonly DepositRoute[]) => {
    const { headers } = admin;
    const now = await app().call<ReplyOf<'getDepositRoutes'>>('GET', `${AT}/deposit-routes`, {
      headers,
    });
    const { version } = now.body.value;
    const body = { version, routes, reason: 'the test wants it' };
    return app().call('PUT', `${AT}/deposit-routes`, { headers, key: key(), body });
  };
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
  const importCsv = async (lines: readonly string[], route = 'transfer-1') => {
    const csv = ['Fecha;Descripción;Monto;Nº operación', ...lines].join('\n');
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
      const lines = [
        `25/11/2026;TRANSF ${note} LUNA;40,00;000771`,
        '25/11/2026;SUELDO;1.250,00;000772',
        '25/11/2026;CARGO;-12,00;000773',
        '25/11/2026;ILEGIBLE;doce;000774',
      ];
      const outcome = await importCsv(lines);
      expect(outcome.value).toMatchObject({ imported: 2, credited: 1, open: 1, known: 0 });
      expect(outcome.value.unreadable).toEqual([5]);
      expect(outcome.value.missing.map(({ depositId }) => depositId)).toContain(missing.depositId);
      expect(await read(member, noted.depositId)).toMatchObject({ status: 'credited' });
      const whole = Number(exact.amountMicro) / 1e6;
      expect(
        (await importCsv([`25/11/2026;SIN NOTA;${whole.toFixed(2)};000775`], 'qr-1')).value,
      ).toMatchObject({ credited: 1 });
      expect(await read(member, exact.depositId)).toMatchObject({ status: 'credited' });
      expect((await importCsv(lines)).value).toMatchObject({ imported: 0, known: 2, credited: 0 });
      // The same note once more is a second payment, which a person looks at. So is what was exported without
      // the bank's number: it may be the first one again.
      const twice = await importCsv([
        `26/11/2026;TRANSF ${note};10.00;000776`,
        `25/11/2026;TRANSF ${note} LUNA;40,00;`,
      ]);
      expect(twice.value).toMatchObject({ credited: 0, open: 2 });
      const list = await app().call<ReplyOf<'listStatementLines'>>('GET', `${AT}/statement-lines`, {
        headers: staff.headers,
      });
      const byReference = new Map(list.body.value.items.map((line) => [line.bankReference, line]));
      expect(byReference.get('000771')).toMatchObject({ by: 'reference', difference: null });
      const second = byReference.get('000776');
      const known = await act(`statement-lines/${second?.lineId}/match`, { reference: note });
      expect(known.body.value).toMatchObject({ state: 'matched', difference: 'double' });
      const open = byReference.get('000772');
      expect(open).toMatchObject({ state: 'open' });
      const match = (reference: string) =>
        act(`statement-lines/${open?.lineId}/match`, { reference });
      expect((await match('NOWHERE2')).body.code).toBe('DEPOSIT_NOT_FOUND');
      const matched = await match(missing.reference);
      expect(matched.body.value).toMatchObject({ state: 'matched', difference: 'excess' });
      expect((await match(missing.reference)).body.code).toBe('STATEMENT_LINE_NOT_FOUND');
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

    it('writes nothing when a cell would be cut, and names the row', async () => {
      const lines = ['25/11/2026;SUELDO;1,00;009101', `25/11/2026;SUELDO;1,00;${'7'.repeat(65)}`];
      expect(await importCsv(lines)).toMatchObject({
        code: 'STATEMENT_UNREADABLE',
        fields: { '/csv': { message: expect.stringContaining('65') } },
      });
      const list = await app().call<ReplyOf<'listStatementLines'>>('GET', `${AT}/statement-lines`, {
        headers: staff.headers,
      });
      const references = list.body.value.items.map(({ bankReference }) => bankReference);
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

  describe('the ways to pay in', () => {
    it('refuse what contradicts itself, by its place', async () => {
      const bad: DepositRoute = {
        ...COMMON,
        code: 'bad',
        minMicro: String(10n * UNIT + 1n),
        toleranceMicro: String(11n * UNIT),
        autoCreditMaxMicro: '1',
        maxMicro: String(UNIT),
        hours: { from: '08:00', to: '22:00', timeZone: 'Moon/Base' },
        account: COMMON.account && {
          ...COMMON.account,
          accountNumber: '123456',
          qr: { profile: 'promptPay', target: '0812345678' },
        },
        tutorial: 'no-such-page',
      };
      const { body } = await setRoutes([SANDBOX, bad, bad]);
      expect(Object.keys(body.fields ?? {})).toEqual(
        expect.arrayContaining([
          '/routes/1/minMicro',
          '/routes/1/maxMicro',
          '/routes/1/toleranceMicro',
          '/routes/1/autoCreditMaxMicro',
          '/routes/1/hours/timeZone',
          '/routes/1/account/accountNumber',
          '/routes/1/account/qr/profile',
          '/routes/1/tutorial',
          '/routes/2/code',
        ]),
      );
    });

    it('take nothing in maintenance, and are not shown when they are off', async () => {
      const startsAt = new Date(app().clock.now().getTime() - 60_000).toISOString();
      const closed = { ...COMMON, code: 'closed', maintenance: { startsAt, endsAt: null } };
      const off = { ...COMMON, code: 'off', isOn: false };
      await setRoutes([SANDBOX, { ...COMMON, code: 'transfer-1' }, byAmount('qr-1'), closed, off]);
      const member = await registerMember(app());
      const list = await app().call<ReplyOf<'listDepositChannels'>>(
        'GET',
        '/wps/relay/deposit/channels',
        { token: member.token },
      );
      const shown = list.body.value.items.map(({ channel, closed: why }) => [channel, why]);
      expect(shown).toContainEqual(['closed', 'maintenance']);
      expect(shown.flat()).not.toContain('off');
      expect((await order(member, 'closed', 20n * UNIT)).body.code).toBe('CHANNEL_UNAVAILABLE');
      expect((await order(member, 'off', 20n * UNIT)).body.code).toBe('CHANNEL_UNAVAILABLE');
    });
  });

  describe('a voucher', () => {
    const make = async (more: object = {}) =>
      app().call<ReplyOf<'createVoucherBatch'>>('POST', `${AT}/voucher-batches`, {
        headers: staff.headers,
        key: key(),
        body: {
          amountMicro: String(20n * UNIT),
          count: 3,
          label: 'Kiosk',
          expiresAt: new Date(app().clock.now().getTime() + 86_400_000).toISOString(),
          reason: 'for the kiosk',
          ...more,
        },
      });
    const redeem = ({ token }: TestMember, code: string) =>
      app().call<Deposit>('POST', '/wps/relay/vouchers/redemption', {
        token,
        key: key(),
        body: { code },
      });

    it('is credited once, whoever comes first', async () => {
      const { codes } = (await make()).body.value;
      const [code = ''] = codes;
      expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const both = await Promise.all([
        redeem(one, code),
        redeem(other, code.toLowerCase().replaceAll('-', ' ')),
      ]);
      expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
        'VOUCHER_INVALID',
        'done',
      ]);
      const sums = [await balance(one), await balance(other)];
      expect(sums.toSorted()).toEqual(['0', String(20n * UNIT)]);
      await expectLedgerWhole(app().database);
    });

    it('is worth nothing when it is revoked, expired, or not of this brand', async () => {
      const { batch, codes } = (await make()).body.value;
      const [code = '', next = ''] = codes;
      const foreign = await registerMember(app(), { host: 'kyvolta.localhost' });
      const elsewhere = await app().call('POST', '/wps/relay/vouchers/redemption', {
        token: foreign.token,
        host: 'kyvolta.localhost',
        key: key(),
        body: { code },
      });
      expect(elsewhere.body.code).toBe('VOUCHER_INVALID');
      const member = await registerMember(app());
      const revoked = await act(`voucher-batches/${batch.batchId}/revocation`, {
        reason: 'stolen',
      });
      expect(revoked.status).toBe(200);
      expect((await redeem(member, code)).body.code).toBe('VOUCHER_INVALID');
      expect((await redeem(member, `${next}X`)).body.code).toBe('VOUCHER_INVALID');
      const again = await act(`voucher-batches/${batch.batchId}/revocation`, { reason: 'stolen' });
      expect(again.body.code).toBe('VOUCHER_BATCH_NOT_FOUND');
      const past = new Date(app().clock.now().getTime() - 1000).toISOString();
      expect((await make({ expiresAt: past })).body.code).toBe('INVALID_BODY');
      expect(await balance(member)).toBe('0');
    });

    it('shows its codes once: the same request again shows none', async () => {
      const same = {
        headers: staff.headers,
        key: key(),
        body: {
          amountMicro: String(UNIT),
          count: 1,
          label: 'Once',
          expiresAt: new Date(app().clock.now().getTime() + 86_400_000).toISOString(),
          reason: 'for the kiosk',
        },
      };
      const at = `${AT}/voucher-batches`;
      const first = await app().call<ReplyOf<'createVoucherBatch'>>('POST', at, same);
      const again = await app().call<ReplyOf<'createVoucherBatch'>>('POST', at, same);
      expect(first.body.value.codes).toHaveLength(1);
      expect(again.body.value).toEqual({ batch: first.body.value.batch, codes: [] });
    });
  });
});
