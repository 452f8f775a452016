import { beforeAll, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { deposit, PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { accounts, getMember, listMembers } from '#tests/support/office.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { changeTerms, payee, request } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;

let made = 0;
const key = (): string => `member-act-key-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  let support: TestStaff;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
    support = await signInStaff(app(), 'support');
  });

  const act = <Value>(by: TestStaff, { memberId }: TestMember, what: string, body: object) =>
    app().call<Value>('POST', `/office/api/members/${memberId}/${what}`, {
      headers: by.headers,
      key: key(),
      body,
    });
  const setStatus = (by: TestStaff, member: TestMember, status: string) =>
    act<ReplyOf<'setMemberStatus'>>(by, member, 'status', { status, reason: 'a complaint' });
  const payIn = ({ token }: TestMember) =>
    app().call('POST', '/wps/relay/deposits', {
      token,
      key: key(),
      body: { channel: 'sandbox', amountMicro: String(20n * UNIT) },
    });
  const signIn = ({ username }: TestMember) =>
    app().call('POST', '/wps/session/login', { body: { username, password: PASSWORD } });

  it('blocks a player, who may withdraw and not pay in, and reopens', async () => {
    const { member, bankAccountId } = await payee(app(), 60n * UNIT);
    await changeTerms(app(), { payeeCoolDownHours: 0 });
    expect((await setStatus(operator, member, 'blocked')).body.value.status).toBe('blocked');
    expect((await getMember(app(), operator, member.memberId)).body.value.member.status).toBe(
      'blocked',
    );
    expect((await payIn(member)).body.code).toBe('MEMBER_BLOCKED');
    const out = await request(app(), member, bankAccountId, 20n * UNIT);
    expect(out.body.code).toBeUndefined();
    await setStatus(operator, member, 'active');
    expect((await payIn(member)).body.success).toBe(true);
  });

  it('closes an account without money, and ends its sessions', async () => {
    const member = await registerMember(app());
    await deposit(app(), member, 20n * UNIT);
    expect((await setStatus(operator, member, 'closed')).body.code).toBe('MEMBER_HAS_FUNDS');
    const empty = await registerMember(app());
    expect((await setStatus(operator, empty, 'closed')).body.value.status).toBe('closed');
    expect((await payIn(empty)).body.code).toBe('SESSION_EXPIRED');
    expect((await signIn(empty)).body.success).toBe(false);
  });

  it('takes a payment password away', async () => {
    const { member, bankAccountId } = await payee(app(), 60n * UNIT);
    await act(operator, member, 'payment-password-reset', { reason: 'the player forgot it' });
    const out = await request(app(), member, bankAccountId, 20n * UNIT);
    expect(out.body.code).toBe('PAYMENT_PASSWORD_MISSING');
  });

  it('keeps notes, which support writes too', async () => {
    const member = await registerMember(app());
    await act(support, member, 'notes', { text: 'called about a transfer' });
    await act(operator, member, 'notes', { text: 'the bank answered' });
    const notes = await app().call<ReplyOf<'listMemberNotes'>>(
      'GET',
      `/office/api/members/${member.memberId}/notes`,
      { headers: support.headers },
    );
    expect(notes.body.value.items.map(({ text }) => text)).toEqual([
      'the bank answered',
      'called about a transfer',
    ]);
  });

  it('lets support do nothing else, and nobody act at another brand', async () => {
    const member = await registerMember(app());
    const there = await registerMember(app(), { host: OTHER_HOST });
    const ofDenluma = await signInStaff(app(), 'operator', ['denluma']);
    expect((await setStatus(support, member, 'blocked')).body.code).toBe('FORBIDDEN');
    expect((await setStatus(ofDenluma, there, 'blocked')).body.code).toBe('MEMBER_NOT_FOUND');
    const note = await act(ofDenluma, there, 'notes', { text: 'not mine' });
    expect(note.body.code).toBe('MEMBER_NOT_FOUND');
  });

  it('finds a player by the whole e-mail address, in any case', async () => {
    const member = await registerMember(app());
    const email = `${member.username}@example.com`;
    await app()
      .database.db.insertInto('member_identity')
      .values({ brand: 'denluma', member_id: BigInt(member.memberId), kind: 'email', value: email })
      .execute();
    const found = await listMembers(app(), support, { search: email.toUpperCase() });
    expect(accounts(found)).toEqual([member.username]);
    expect(accounts(await listMembers(app(), support, { search: email.slice(1) }))).toEqual([]);
  });
});
