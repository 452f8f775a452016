import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeWithdrawal, Withdrawal, WithdrawalTerms } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import {
  accountNumber,
  addAccount,
  changeTerms,
  type Payee,
  payee,
  PIN,
  PNG,
  request,
} from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma/withdrawals';

let made = 0;
const key = (): string => `withdrawal-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  type Staff = Awaited<ReturnType<typeof signInStaff>>;
  let staff: Staff;
  let second: Staff;
  beforeAll(async () => {
    staff = await signInStaff(app(), 'operator');
    second = await signInStaff(app(), 'operator');
    expect((await setTerms({ payeeCoolDownHours: 0, receiptTimeoutMinutes: 5 })).status).toBe(200);
  });

  const available = async ({ member }: Payee) => {
    const { token } = member;
    const answer = await app().call<ReplyOf<'getWithdrawalOffer'>>(
      'GET',
      '/wps/relay/withdrawal/offer',
      { token },
    );
    return answer.body.value;
  };
  const versionOf = async (id: string): Promise<number> => {
    const answer = await app().call<ReplyOf<'getOfficeWithdrawal'>>('GET', `${AT}/${id}`, {
      headers: staff.headers,
    });
    return answer.body.value.withdrawal.version;
  };
  const MOVES = ['review', 'payment', 'manual-payment', 'settlement'];
  /** An act on the present state, unless the body names another one. */
  const act = async <Value = OfficeWithdrawal>(
    by: Staff,
    id: string,
    what: string,
    more: object = {},
  ) => {
    const body = MOVES.includes(what) ? { seen: await versionOf(id), ...more } : more;
    return app().call<Value>('POST', `${AT}/${id}/${what}`, {
      headers: by.headers,
      key: key(),
      body,
    });
  };
  const review = (by: Staff, id: string, decision: string) =>
    act(by, id, 'review', { decision, reason: 'looked at it' });
  const mine = <Value = Withdrawal>({ member }: Payee, id: string, what: string, body = {}) =>
    app().call<Value>('POST', `/wps/relay/withdrawals/${id}/${what}`, {
      token: member.token,
      key: key(),
      body,
    });
  const read = async ({ member }: Payee, id: string) =>
    (await app().call<Withdrawal>('GET', `/wps/relay/withdrawals/${id}`, { token: member.token }))
      .body.value;
  const runJob = async (name: string): Promise<number> => {
    const job = app().server.jobs.find((one) => one.name === name);
    if (job === undefined) throw new Error(`there is no job ${name}`);
    return job.run(NO_FENCE);
  };
  const requested = async (funds: bigint, amount: bigint) => {
    const player = await payee(app(), funds);
    const answer = await request(app(), player.member, player.bankAccountId, amount);
    expect(answer.body).toMatchObject({ success: true });
    return { player, id: answer.body.value.withdrawalId };
  };
  const sent = async (funds: bigint, amount: bigint) => {
    const wanted = await requested(funds, amount);
    expect((await review(staff, wanted.id, 'approve')).body.code).toBeUndefined();
    const paid = await act(staff, wanted.id, 'manual-payment', { reference: 'OP 77120' });
    expect(paid.body.value.status).toBe('sent');
    return wanted;
  };
  const setTerms = (more: Partial<WithdrawalTerms>) => changeTerms(app(), more);

  describe('bank accounts', () => {
    it('are added once, masked, with a number that the bank and the country accept', async () => {
      const { member } = await payee(app(), 0n);
      const faults = async (more: Readonly<Record<string, string>>) => {
        const { body } = await addAccount(app(), member, more);
        return [
          body.code,
          ...Object.entries(body.fields ?? {}).map(([at, { code }]) => `${at} ${code}`),
        ];
      };
      expect(await faults({ accountNumber: '90119100000000791' })).toEqual([
        'INVALID_BANK_ACCOUNT',
        '/accountNumber LENGTH',
      ]);
      const right = '90119100000000791911';
      expect(await faults({ accountNumber: right.replace(/^901/, '902') })).toContain(
        '/accountNumber BANK_CODE',
      );
      expect(await faults({ accountNumber: '90119100000000791900' })).toContain(
        '/accountNumber CHECK_DIGITS',
      );
      expect(await faults({ payeeName: 'Somebody Else' })).toContain('/payeeName OTHER_PERSON');
      expect(await faults({ bank: 'nowhere' })).toEqual(['BANK_NOT_OFFERED', '/bank enum']);
      expect(await faults({ paymentPassword: '000000' })).toContain('WRONG_PASSWORD');
      const list = await app().call<ReplyOf<'listBankAccounts'>>(
        'GET',
        '/wps/relay/bank-accounts',
        {
          token: member.token,
        },
      );
      const [account] = list.body.value.items;
      expect(account).toMatchObject({ isDefault: true, payeeName: 'María Quispe' });
      expect(account?.maskedNumber).toMatch(/^•••• \d{4}$/);
      expect(list.body.value.banks.length).toBeGreaterThan(20);
    });

    it('are known once, and five at most', async () => {
      const { member } = await payee(app(), 0n);
      const same = { accountNumber: accountNumber(555_000_111) };
      const code = async (more = {}) => (await addAccount(app(), member, more)).body.code;
      expect(await code(same)).toBeUndefined();
      expect(await code(same)).toBe('BANK_ACCOUNT_KNOWN');
      for (const place of [3, 4, 5]) expect([place, await code()]).toEqual([place, undefined]);
      expect(await code()).toBe('TOO_MANY_BANK_ACCOUNTS');
    });

    it('keep a default one when the default one is removed', async () => {
      const { member, bankAccountId } = await payee(app(), 0n);
      const other = (await addAccount(app(), member)).body.value;
      expect(other.isDefault).toBe(false);
      const removed = await app().call(
        'POST',
        `/wps/relay/bank-accounts/${bankAccountId}/removal`,
        {
          token: member.token,
          key: key(),
          body: { paymentPassword: PIN },
        },
      );
      expect(removed.status).toBe(200);
      const list = await app().call<ReplyOf<'listBankAccounts'>>(
        'GET',
        '/wps/relay/bank-accounts',
        {
          token: member.token,
        },
      );
      expect(list.body.value.items).toMatchObject([
        { bankAccountId: other.bankAccountId, isDefault: true },
      ]);
    });
  });

  describe('a withdrawal', () => {
    it('holds its amount and names each lock', async () => {
      const { player, id } = await requested(100n * UNIT, 40n * UNIT);
      const offer = await available(player);
      expect(offer.availableMicro).toBe(String(60n * UNIT));
      expect(offer.locks).toMatchObject([
        { reason: 'withdrawal', amountMicro: String(40n * UNIT), withdrawalId: id },
      ]);
      await expectLedgerWhole(app().database);
    });

    it('refuses what cannot be paid, and changes nothing', async () => {
      const player = await payee(app(), 100n * UNIT);
      const stranger = await payee(app(), 0n);
      const code = async (amount: bigint, account = player.bankAccountId, more = {}) =>
        (await request(app(), player.member, account, amount, more)).body.code;
      expect(await code(9n * UNIT)).toBe('AMOUNT_OUT_OF_RANGE');
      expect(await code(10_001n * UNIT)).toBe('AMOUNT_OUT_OF_RANGE');
      expect(await code(20n * UNIT + 1n)).toBe('AMOUNT_NOT_CONVERTIBLE');
      expect(await code(101n * UNIT)).toBe('INSUFFICIENT_FUNDS');
      expect(await code(-1n)).toBe('INVALID_BODY');
      expect(await code(20n * UNIT, stranger.bankAccountId)).toBe('BANK_ACCOUNT_NOT_FOUND');
      expect(await code(20n * UNIT, player.bankAccountId, { paymentPassword: '999999' })).toBe(
        'WRONG_PASSWORD',
      );
      await setTerms({ payeeCoolDownHours: 1 });
      expect(await code(20n * UNIT)).toBe('PAYEE_COOLING_DOWN');
      await setTerms({ payeeCoolDownHours: 0 });
      expect((await available(player)).availableMicro).toBe(String(100n * UNIT));
    });

    it('holds once when the same request comes twice, and never more than there is', async () => {
      const { member, bankAccountId } = await payee(app(), 100n * UNIT);
      const twice = { key: key() };
      const answers = await Promise.all([
        request(app(), member, bankAccountId, 30n * UNIT, twice),
        request(app(), member, bankAccountId, 30n * UNIT, twice),
      ]);
      expect(new Set(answers.map(({ body }) => body.value.withdrawalId)).size).toBe(1);
      const race = await Promise.all(
        [1, 2, 3].map(() => request(app(), member, bankAccountId, 40n * UNIT)),
      );
      expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
      await expectLedgerWhole(app().database);
    });

    it('is one of five under way at most', async () => {
      const { member, bankAccountId } = await payee(app(), 100n * UNIT);
      const code = async () => (await request(app(), member, bankAccountId, 10n * UNIT)).body.code;
      for (const place of [1, 2, 3, 4, 5]) {
        expect([place, await code()]).toEqual([place, undefined]);
      }
      expect(await code()).toBe('TOO_MANY_OPEN_WITHDRAWALS');
    });

    it('can be cancelled until somebody reviews it', async () => {
      const { player, id } = await requested(100n * UNIT, 40n * UNIT);
      expect((await act(staff, id, 'lock')).body.value.isMine).toBe(true);
      expect((await mine(player, id, 'cancellation')).body.code).toBe('WITHDRAWAL_NOT_CANCELLABLE');
      await act(staff, id, 'release');
      expect((await mine(player, id, 'cancellation')).body.value.status).toBe('cancelled');
      expect((await available(player)).availableMicro).toBe(String(100n * UNIT));
      expect((await review(staff, id, 'approve')).body.code).toBe('WITHDRAWAL_STEP_OVER');
    });

    it('is the matter of its player and its brand alone', async () => {
      const { id } = await requested(100n * UNIT, 40n * UNIT);
      const stranger = await payee(app(), 0n);
      expect((await mine(stranger, id, 'cancellation')).body.code).toBe('WITHDRAWAL_NOT_FOUND');
      const elsewhere = await signInStaff(app(), 'operator', ['kyvolta']);
      expect((await review(elsewhere, id, 'approve')).body.code).toBe('BRAND_NOT_FOUND');
      const support = await signInStaff(app(), 'support');
      expect((await review(support, id, 'approve')).body.code).toBe('FORBIDDEN');
    });
  });

  describe('the review', () => {
    it('is one person at a time, and only the first of two decisions counts', async () => {
      const { id } = await requested(100n * UNIT, 40n * UNIT);
      expect((await act(staff, id, 'lock')).status).toBe(200);
      expect((await review(second, id, 'approve')).body.code).toBe('WITHDRAWAL_LOCKED');
      expect((await act(second, id, 'lock')).body.code).toBe('WITHDRAWAL_LOCKED');
      app().clock.advance({ minutes: 11 });
      const both = await Promise.all([review(staff, id, 'reject'), review(second, id, 'reject')]);
      expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
        'WITHDRAWAL_STEP_OVER',
        'done',
      ]);
      await expectLedgerWhole(app().database);
    });

    it('gives everything back on a rejection, with the reason', async () => {
      const { player, id } = await requested(100n * UNIT, 40n * UNIT);
      await review(staff, id, 'hold');
      expect(await read(player, id)).toMatchObject({ status: 'onHold', mayCancel: false });
      await review(staff, id, 'reject');
      expect(await read(player, id)).toMatchObject({ status: 'rejected', reason: 'looked at it' });
      expect((await available(player)).availableMicro).toBe(String(100n * UNIT));
    });

    it('needs a second person above the limit, and shows the risks', async () => {
      const { id } = await requested(5000n * UNIT, 3000n * UNIT);
      const first = await review(staff, id, 'approve');
      expect(first.body.value).toMatchObject({ status: 'approvedOnce', approvedByMe: true });
      expect(first.body.value.risks).toEqual(
        expect.arrayContaining(['depositNotPlayed', 'largeAmount', 'newPayee', 'firstWithdrawal']),
      );
      expect((await review(staff, id, 'approve')).body.code).toBe('SECOND_PERSON_NEEDED');
      expect((await review(second, id, 'approve')).body.value.status).toBe('approved');
    });

    it('sees a payee that another member uses too', async () => {
      const one = await payee(app(), 100n * UNIT);
      const other = await payee(app(), 100n * UNIT);
      const shared = { accountNumber: accountNumber(777_777_777) };
      const [first, again] = [
        await addAccount(app(), one.member, shared),
        await addAccount(app(), other.member, shared),
      ];
      expect([first.body.code, again.body.code]).toEqual([undefined, undefined]);
      const { withdrawalId } = (
        await request(app(), other.member, again.body.value.bankAccountId, 20n * UNIT)
      ).body.value;
      const detail = await app().call<ReplyOf<'getOfficeWithdrawal'>>(
        'GET',
        `${AT}/${withdrawalId}`,
        { headers: staff.headers },
      );
      const { withdrawal, otherMembers, accountNumber: shown } = detail.body.value;
      expect(withdrawal.risks).toContain('sharedPayee');
      expect(otherMembers).toMatchObject([{ account: one.member.username }]);
      expect(shown).toBe(shared.accountNumber);
    });

    it('lists what has waited longest first, page by page, with the counts of each view', async () => {
      const { headers } = staff;
      const list = async (query: string) =>
        (await app().call<ReplyOf<'searchWithdrawals'>>('GET', `${AT}?${query}`, { headers })).body
          .value;
      const { id } = await requested(50n * UNIT, 20n * UNIT);
      const later = await requested(50n * UNIT, 20n * UNIT);
      const first = await list('view=waiting&limit=1');
      expect(first.counts.waiting).toBeGreaterThan(1);
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: ReplyOf<'searchWithdrawals'> = await list(
          `view=waiting&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...page.items.map(({ withdrawalId }) => withdrawalId));
        cursor = page.nextCursor;
      }
      expect(seen.indexOf(id)).toBeLessThan(seen.indexOf(later.id));
      expect(new Set(seen).size).toBe(first.counts.waiting);
    });
  });

  describe('the payment', () => {
    it('is received when the player says so, with its fee', async () => {
      expect((await setTerms({ feeMicro: String(UNIT), feeBasisPoints: 50 })).status).toBe(200);
      const { player, id } = await sent(100n * UNIT, 40n * UNIT);
      const before = await read(player, id);
      expect(before).toMatchObject({ payoutMicro: '38800000', mayConfirm: true });
      expect(before.payoutReference).toBe('OP 77120');
      const done = await mine(player, id, 'receipt', { outcome: 'received' });
      expect(done.body.value).toMatchObject({ status: 'received', receipt: 'player' });
      expect((await available(player)).locks).toEqual([]);
      const again = await mine(player, id, 'receipt', { outcome: 'received' });
      expect(again.body.code).toBe('WITHDRAWAL_NOT_SENT');
      expect((await setTerms({ feeMicro: '0', feeBasisPoints: 0 })).status).toBe(200);
      await expectLedgerWhole(app().database);
    });

    it('counts as received when nobody says anything in time', async () => {
      const { player, id } = await sent(100n * UNIT, 40n * UNIT);
      expect(await runJob('expireReceipts')).toBe(0);
      app().clock.advance({ minutes: 6 });
      expect(await runJob('expireReceipts')).toBeGreaterThan(0);
      expect(await read(player, id)).toMatchObject({ status: 'received', receipt: 'timeout' });
      await expectLedgerWhole(app().database);
    });

    it('keeps what did not arrive held, and pays it once more', async () => {
      const { player, id } = await sent(100n * UNIT, 40n * UNIT);
      const say = (receivedMicro: bigint) =>
        mine(player, id, 'receipt', { outcome: 'partly', receivedMicro: String(receivedMicro) });
      expect((await say(40n * UNIT)).body.code).toBe('AMOUNT_OUT_OF_RANGE');
      const told = await say(25n * UNIT);
      expect(told.body.value).toMatchObject({
        status: 'disputed',
        receivedMicro: '25000000',
        remainderMicro: '15000000',
      });
      expect((await available(player)).locks).toMatchObject([{ amountMicro: '15000000' }]);
      const settled = await act(staff, id, 'settlement', {
        outcome: 'payAgain',
        reason: 'The bank took a fee of its own.',
      });
      expect(settled.body.value).toMatchObject({ status: 'approved', remainderMicro: '15000000' });
      await act(staff, id, 'payment', { channel: 'sandbox' });
      await runJob('sendPayouts');
      expect(await read(player, id)).toMatchObject({ status: 'sent', remainderMicro: '15000000' });
      await mine(player, id, 'receipt', { outcome: 'received' });
      expect((await available(player)).locks).toEqual([]);
      await expectLedgerWhole(app().database);
    });

    it('that did not arrive needs a proof, and goes back to the wallet', async () => {
      const { player, id } = await sent(100n * UNIT, 40n * UNIT);
      const claim = () => mine(player, id, 'receipt', { outcome: 'notReceived' });
      expect((await claim()).body.code).toBe('PROOF_MISSING');
      const bring = (file: string) => mine(player, id, 'proofs', { file });
      expect(
        (await bring(Buffer.from('<svg>not a picture</svg>').toString('base64'))).body.code,
      ).toBe('INVALID_PICTURE');
      for (const count of [1, 2, 3]) {
        expect((await bring(PNG)).body.value.proofCount).toBe(count);
      }
      expect((await bring(PNG)).body.code).toBe('TOO_MANY_PROOFS');
      expect((await claim()).body.value.status).toBe('disputed');
      const detail = await app().call<ReplyOf<'getOfficeWithdrawal'>>('GET', `${AT}/${id}`, {
        headers: staff.headers,
      });
      const [proof] = detail.body.value.proofs;
      const picture = await app().server.app.inject({ url: proof?.url ?? '' });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      const forged = await app().server.app.inject({ url: `${proof?.url ?? ''}x` });
      expect(forged.statusCode).toBe(404);
      app().clock.advance({ minutes: 16 });
      const late = await app().server.app.inject({ url: proof?.url ?? '' });
      expect(late.json<{ code: string }>().code).toBe('PROOF_LINK_EXPIRED');
      const settled = await act(staff, id, 'settlement', {
        outcome: 'returned',
        reason: 'Your bank sent it back.',
      });
      expect(settled.body.value.status).toBe('returned');
      expect((await available(player)).availableMicro).toBe(String(100n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('that counted as received can still come back from its bank', async () => {
      const { player, id } = await sent(100n * UNIT, 40n * UNIT);
      await act(staff, id, 'settlement', { outcome: 'arrived', reason: 'The bank confirmed it.' });
      expect(await read(player, id)).toMatchObject({ status: 'received', receipt: 'staff' });
      const back = await act(staff, id, 'settlement', {
        outcome: 'returned',
        reason: 'It came back.',
      });
      expect(back.body.value.status).toBe('returned');
      expect((await available(player)).availableMicro).toBe(String(100n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('is handed to a channel once, and to staff when the channel refuses', async () => {
      const { player, id } = await requested(100n * UNIT, 40n * UNIT);
      await review(staff, id, 'approve');
      expect((await act(staff, id, 'payment', { channel: 'nowhere' })).body.code).toBe(
        'CHANNEL_UNAVAILABLE',
      );
      const both = await Promise.all([
        act(staff, id, 'payment', { channel: 'sandbox' }),
        act(second, id, 'payment', { channel: 'sandbox' }),
      ]);
      expect(both.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
        'WITHDRAWAL_STEP_OVER',
        'done',
      ]);
      await Promise.all([runJob('sendPayouts'), runJob('sendPayouts')]);
      expect(await read(player, id)).toMatchObject({ status: 'sent' });
      // The sandbox refuses what ends in .13.
      const refused = await requested(100n * UNIT, 40n * UNIT + 130_000n);
      await review(staff, refused.id, 'approve');
      await act(staff, refused.id, 'payment', { channel: 'sandbox' });
      // The server's own run may hold the payout at this moment.
      await expect
        .poll(async () => {
          await runJob('sendPayouts');
          return (await read(refused.player, refused.id)).status;
        })
        .toBe('approved');
      await expectLedgerWhole(app().database);
    });

    it('is made by itself where the terms name a channel, and compensated when it is late', async () => {
      const terms = {
        payoutChannel: 'sandbox',
        promiseMinutes: 10,
        promiseMicro: String(2n * UNIT),
      };
      expect((await setTerms({ payoutChannel: 'nowhere' })).body.code).toBe('INVALID_BODY');
      expect((await setTerms(terms)).status).toBe(200);
      const { player, id } = await requested(100n * UNIT, 40n * UNIT);
      expect(await runJob('compensateLate')).toBe(0);
      app().clock.advance({ minutes: 11 });
      await Promise.all([runJob('compensateLate'), runJob('compensateLate')]);
      expect(await read(player, id)).toMatchObject({ compensatedMicro: String(2n * UNIT) });
      expect((await available(player)).availableMicro).toBe(String(62n * UNIT));
      await review(staff, id, 'approve');
      await runJob('sendPayouts');
      expect(await read(player, id)).toMatchObject({ status: 'sent' });
      await setTerms({ payoutChannel: null, promiseMinutes: null, promiseMicro: '0' });
      await expectLedgerWhole(app().database);
    });
  });
});
