import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeWithdrawal, Withdrawal } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { type Payee, payee, request } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma/withdrawals';

let made = 0;
const key = (): string => `withdrawal-state-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  type Staff = Awaited<ReturnType<typeof signInStaff>>;
  let staff: Staff;
  let second: Staff;
  beforeAll(async () => {
    staff = await signInStaff(app(), 'operator');
    second = await signInStaff(app(), 'operator');
  });

  const versionOf = async (id: string): Promise<number> => {
    const { headers } = staff;
    const answer = await app().call<ReplyOf<'getOfficeWithdrawal'>>('GET', `${AT}/${id}`, {
      headers,
    });
    return answer.body.value.withdrawal.version;
  };
  const act = ({ headers }: Staff, id: string, what: string, body: object) =>
    app().call<OfficeWithdrawal>('POST', `${AT}/${id}/${what}`, { headers, key: key(), body });
  const must = async (id: string, what: string, more: object): Promise<void> => {
    const { status, body } = await act(staff, id, what, { seen: await versionOf(id), ...more });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const received = async ({ member }: Payee, id: string, receivedMicro: bigint) => {
    const { token } = member;
    const body = { outcome: 'partly', receivedMicro: String(receivedMicro) };
    const path = `/wps/relay/withdrawals/${id}/receipt`;
    return (await app().call<Withdrawal>('POST', path, { token, key: key(), body })).body.value;
  };
  const requested = async (amountMicro: bigint) => {
    const player = await payee(app(), 100n * UNIT);
    // Past the pause after a new account.
    await app()
      .database.db.updateTable('bank_account')
      .set({ added_at: new Date(app().clock.now().getTime() - 7 * 86_400_000) })
      .where('id', '=', BigInt(player.bankAccountId))
      .execute();
    const answer = await request(app(), player.member, player.bankAccountId, amountMicro);
    expect(answer.body).toMatchObject({ success: true });
    return { player, id: answer.body.value.withdrawalId };
  };
  const sent = async (amountMicro: bigint) => {
    const wanted = await requested(amountMicro);
    await must(wanted.id, 'review', { decision: 'approve' });
    await must(wanted.id, 'manual-payment', { reference: 'OP 77120' });
    return wanted;
  };

  describe('an act of staff on a withdrawal', () => {
    it('settles a dispute once when two people settle it in different ways at once', async () => {
      const { player, id } = await sent(50n * UNIT);
      expect(await received(player, id, 30n * UNIT)).toMatchObject({
        status: 'disputed',
        remainderMicro: '20000000',
      });
      const reason = 'The bank answered.';
      const seen = await versionOf(id);
      const both = await Promise.all([
        act(staff, id, 'settlement', { seen, outcome: 'arrived', reason }),
        act(second, id, 'settlement', { seen, outcome: 'returned', reason }),
      ]);
      const codes = both.map(({ body }) => body.code ?? 'done');
      expect(codes.toSorted()).toEqual(['WITHDRAWAL_STEP_OVER', 'done']);
      const status = codes[0] === 'done' ? 'received' : 'returned';
      const refused = both.find(({ body }) => body.code !== undefined);
      expect(refused?.status).toBe(409);
      expect(refused?.body.value).toEqual({ status, version: seen + 1 });
      const { token } = player.member;
      const offer = await app().call<ReplyOf<'getWithdrawalOffer'>>(
        'GET',
        '/wps/relay/withdrawal/offer',
        { token },
      );
      const left = status === 'received' ? 50n : 70n;
      expect(offer.body.value.availableMicro).toBe(String(left * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('is refused when another one moved the withdrawal since it was seen', async () => {
      const { player, id } = await requested(40n * UNIT);
      const first = await versionOf(id);
      await must(id, 'review', { decision: 'hold', reason: 'looked at it' });
      const reject = { seen: first, decision: 'reject', reason: 'looked at it' };
      expect((await act(second, id, 'review', reject)).body.code).toBe('WITHDRAWAL_STEP_OVER');
      await must(id, 'review', { decision: 'approve' });
      const seen = await versionOf(id);
      await must(id, 'manual-payment', { reference: 'OP 88231' });
      await received(player, id, 25n * UNIT);
      await must(id, 'settlement', { outcome: 'payAgain', reason: 'A fee was taken.' });
      // Approved once more, with less to pay than was seen.
      for (const [what, more] of [
        ['manual-payment', { reference: 'OP 88232' }],
        ['payment', { channel: 'sandbox' }],
      ] as const) {
        const late = await act(second, id, what, { seen, ...more });
        expect([what, late.body.code]).toEqual([what, 'WITHDRAWAL_STEP_OVER']);
      }
      // The payment is under way once more.
      await expectLedgerWhole(app().database, { drained: false });
    });
  });
});
