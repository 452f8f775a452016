import { beforeAll, describe, expect, it } from 'vitest';
import type { Adjustment } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { getMember } from '#tests/support/office.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma/adjustments';

let made = 0;
const key = (): string => `adjustment-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let first: TestStaff;
  let second: TestStaff;
  beforeAll(async () => {
    first = await signInStaff(app(), 'operator');
    second = await signInStaff(app(), 'operator');
  });

  const ask = (by: TestStaff, { memberId }: TestMember, amount: bigint, more: object = {}) =>
    app().call<Adjustment>('POST', `/office/api/members/${memberId}/adjustments`, {
      headers: by.headers,
      key: key(),
      body: { amountMicro: String(amount), reason: 'a payment came twice', ...more },
    });
  const decide = (by: TestStaff, id: string, decision: string, at = AT) =>
    app().call<Adjustment>('POST', `${at}/${id}/decision`, {
      headers: by.headers,
      key: key(),
      body: { decision, reason: 'looked at it' },
    });
  const reverse = (by: TestStaff, id: string) =>
    app().call<Adjustment>('POST', `${AT}/${id}/reversal`, {
      headers: by.headers,
      key: key(),
      body: { reason: 'it was the wrong player' },
    });
  const cash = async ({ memberId }: TestMember): Promise<bigint> => {
    const { body } = await getMember(app(), first, memberId);
    return BigInt(body.value.funds.find(({ fund }) => fund === 'cash')?.amountMicro ?? '0');
  };
  const asked = async (member: TestMember, amount: bigint): Promise<string> => {
    const answer = await ask(first, member, amount);
    expect(answer.body).toMatchObject({ success: true });
    return answer.body.value.adjustmentId;
  };

  it('moves cash once a second person approves, and tells the player why', async () => {
    const member = await registerMember(app());
    const id = await asked(member, 25n * UNIT);
    expect(await cash(member)).toBe(0n);
    expect((await decide(first, id, 'approve')).body.code).toBe('SECOND_PERSON_NEEDED');
    const approved = await decide(second, id, 'approve');
    expect(approved.body.value).toMatchObject({ status: 'approved', isReversed: false });
    expect(await cash(member)).toBe(25n * UNIT);
    expect((await decide(second, id, 'approve')).body.code).toBe('ADJUSTMENT_NOT_FOUND');
    await app().server.relay.settle();
    const inbox = await app().call<ReplyOf<'listInbox'>>('GET', '/wps/relay/message/list', {
      token: member.token,
    });
    expect(JSON.stringify(inbox.body.value)).toContain('a payment came twice');
    await expectLedgerWhole(app().database);
  });

  it('takes what is there and nothing more', async () => {
    const member = await registerMember(app());
    await deposit(app(), member, 30n * UNIT);
    const tooMuch = await asked(member, -31n * UNIT);
    expect((await decide(second, tooMuch, 'approve')).body.code).toBe('INSUFFICIENT_FUNDS');
    expect((await decide(first, tooMuch, 'reject')).body.value.status).toBe('rejected');
    const fitting = await asked(member, -30n * UNIT);
    expect((await decide(second, fitting, 'approve')).body.value.status).toBe('approved');
    expect(await cash(member)).toBe(0n);
    await expectLedgerWhole(app().database);
  });

  it('is approved once, whoever is faster', async () => {
    const member = await registerMember(app());
    const third = await signInStaff(app(), 'admin');
    const id = await asked(member, 7n * UNIT);
    const answers = await Promise.all([
      decide(second, id, 'approve'),
      decide(third, id, 'approve'),
      decide(third, id, 'reject'),
    ]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect([0n, 7n * UNIT]).toContain(await cash(member));
    await expectLedgerWhole(app().database);
  });

  it('is reversed once, by two people again', async () => {
    const member = await registerMember(app());
    const id = await asked(member, 9n * UNIT);
    expect((await reverse(first, id)).body.code).toBe('ADJUSTMENT_NOT_FOUND');
    await decide(second, id, 'approve');
    const answers = await Promise.all([reverse(first, id), reverse(second, id)]);
    const [reversal, ...others] = answers.filter(({ body }) => body.success);
    expect(others).toEqual([]);
    const { adjustmentId, isOwn } = (reversal ?? answers[0]).body.value;
    expect(isOwn).toBe(true);
    const admin = await signInStaff(app(), 'admin');
    expect((await decide(admin, adjustmentId, 'approve')).body.value).toMatchObject({
      amountMicro: String(-9n * UNIT),
      reverses: id,
    });
    expect(await cash(member)).toBe(0n);
    const list = await app().call<ReplyOf<'listAdjustments'>>('GET', `${AT}?view=all`, {
      headers: first.headers,
    });
    const found = list.body.value.items.find((item) => item.adjustmentId === id);
    expect(found).toMatchObject({ isReversed: true, isOwn: true });
    await expectLedgerWhole(app().database);
  });

  describe('is refused', () => {
    it('for nothing, for too much and for less than the currency’s smallest unit', async () => {
      const member = await registerMember(app());
      expect((await ask(first, member, 0n)).body.code).toBe('AMOUNT_OUT_OF_RANGE');
      expect((await ask(first, member, 10n ** 18n + UNIT)).body.code).toBe('AMOUNT_OUT_OF_RANGE');
      expect((await ask(first, member, 1n)).body.code).toBe('AMOUNT_NOT_CONVERTIBLE');
    });

    it('to support, and to who works for another brand', async () => {
      const member = await registerMember(app());
      const other = await registerMember(app(), { host: OTHER_HOST });
      const support = await signInStaff(app(), 'support');
      const ofDenluma = await signInStaff(app(), 'operator', ['denluma']);
      expect((await ask(support, member, UNIT)).body.code).toBe('FORBIDDEN');
      expect((await ask(ofDenluma, other, UNIT)).body.code).toBe('MEMBER_NOT_FOUND');
      const there = await ask(first, other, UNIT);
      const { adjustmentId } = there.body.value;
      expect((await decide(ofDenluma, adjustmentId, 'approve')).body.code).toBe(
        'ADJUSTMENT_NOT_FOUND',
      );
      const foreign = AT.replace('denluma', 'kyvolta');
      expect((await decide(ofDenluma, adjustmentId, 'approve', foreign)).body.code).toBe(
        'BRAND_NOT_FOUND',
      );
    });
  });
});
