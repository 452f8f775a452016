import { describe, expect, it } from 'vitest';
import { deposit, registerMember } from '#tests/support/members.ts';
import {
  accounts,
  busyMember,
  getMember,
  listLedger,
  listMembers,
  walk,
} from '#tests/support/office.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('who may', () => {
    it('nobody without a session, and no player', async () => {
      const { memberId, token } = await registerMember(app());
      for (const url of [
        '/office/api/members',
        `/office/api/members/${memberId}`,
        `/office/api/members/${memberId}/ledger`,
      ]) {
        expect((await app().call('GET', url)).body.code).toBe('NOT_SIGNED_IN');
        expect((await app().call('GET', url, { token })).body.code).toBe('NOT_SIGNED_IN');
      }
    });

    it('nobody without the permission', async () => {
      const editor = await signInStaff(app(), 'editor');
      const { memberId } = await registerMember(app());
      expect((await listMembers(app(), editor)).body.code).toBe('FORBIDDEN');
      expect((await getMember(app(), editor, memberId)).body.code).toBe('FORBIDDEN');
      expect((await listLedger(app(), editor, memberId)).body.code).toBe('FORBIDDEN');
    });

    it('sees members and not ledgers with the one permission alone', async () => {
      const reader = await signInStaff(app(), 'support');
      await app()
        .database.db.updateTable('staff')
        .set({ permissions: JSON.stringify(['member.read']) })
        .where('id', '=', BigInt(reader.staffId))
        .execute();
      const { memberId } = await registerMember(app());
      expect((await getMember(app(), reader, memberId)).status).toBe(200);
      expect((await listLedger(app(), reader, memberId)).body.code).toBe('FORBIDDEN');
    });

    it('who works for one brand finds nothing of another, however asked', async () => {
      const here = await registerMember(app());
      const there = await registerMember(app(), { host: OTHER_HOST });
      const staff = await signInStaff(app(), 'support', ['denluma']);
      const all = await walk((query) => listMembers(app(), staff, query), { limit: '100' });
      expect(all.map(({ id }) => id)).toContain(here.memberId);
      expect(new Set(all.map(({ brand }) => brand))).toEqual(new Set(['denluma']));
      expect(accounts(await listMembers(app(), staff, { brand: 'kyvolta' }))).toEqual([]);
      expect(accounts(await listMembers(app(), staff, { search: there.username }))).toEqual([]);
      expect(accounts(await listMembers(app(), staff, { search: there.memberId }))).toEqual([]);
      expect((await getMember(app(), staff, there.memberId)).body.code).toBe('MEMBER_NOT_FOUND');
      expect((await listLedger(app(), staff, there.memberId)).body.code).toBe('MEMBER_NOT_FOUND');
    });

    it('who works for no brand finds nobody', async () => {
      const { memberId } = await registerMember(app());
      const staff = await signInStaff(app(), 'support', []);
      expect(accounts(await listMembers(app(), staff))).toEqual([]);
      expect((await getMember(app(), staff, memberId)).body.code).toBe('MEMBER_NOT_FOUND');
    });
  });

  describe('the list', () => {
    it('finds by the start of the name in any case, by id, and not by the middle', async () => {
      const staff = await signInStaff(app(), 'support');
      const { username, memberId } = await registerMember(app());
      const start = username.slice(0, -1).toUpperCase();
      expect(accounts(await listMembers(app(), staff, { search: start }))).toContain(username);
      expect(accounts(await listMembers(app(), staff, { search: memberId }))).toEqual([username]);
      expect(accounts(await listMembers(app(), staff, { search: ` ${username} ` }))).toEqual([
        username,
      ]);
      expect(accounts(await listMembers(app(), staff, { search: username.slice(1) }))).toEqual([]);
    });

    it('takes signs of a pattern as letters', async () => {
      const staff = await signInStaff(app(), 'support');
      await registerMember(app());
      for (const search of ['%', '_', 'player%', String.raw`\player`, "'"]) {
        expect(accounts(await listMembers(app(), staff, { search }))).toEqual([]);
      }
    });

    it('finds nobody by an id beyond 64 bits, and does not fail over it', async () => {
      const staff = await signInStaff(app(), 'support');
      for (const search of ['9999999999999999999', '99999999999999999999']) {
        const answer = await listMembers(app(), staff, { search });
        expect(answer.status).toBeLessThan(500);
        expect(answer.body.value?.items ?? []).toEqual([]);
      }
    });

    it('narrows by brand and by status', async () => {
      const staff = await signInStaff(app(), 'support');
      const closed = await registerMember(app());
      const other = await registerMember(app(), { host: OTHER_HOST });
      await app()
        .database.db.updateTable('member')
        .set({ status: 'closed' })
        .where('id', '=', BigInt(closed.memberId))
        .execute();
      expect(accounts(await listMembers(app(), staff, { status: 'closed' }))).toEqual([
        closed.username,
      ]);
      const kyvolta = await listMembers(app(), staff, { brand: 'kyvolta' });
      expect(accounts(kyvolta)).toContain(other.username);
      expect(accounts(kyvolta)).not.toContain(closed.username);
      const both = await listMembers(app(), staff, { brand: 'kyvolta', status: 'closed' });
      expect(accounts(both)).toEqual([]);
    });

    it('gives every member once, newest first, page by page', async () => {
      const staff = await signInStaff(app(), 'support');
      const mine: string[] = [];
      for (let count = 0; count < 5; count += 1) mine.push((await registerMember(app())).memberId);
      const all = await walk((query) => listMembers(app(), staff, query), { limit: '2' });
      const ids = all.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, 5)).toEqual(mine.toReversed());
      const { count } = await app()
        .database.db.selectFrom('member')
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      expect(ids.length).toBe(Number(count));
    });

    it('refuses what it does not know', async () => {
      const staff = await signInStaff(app(), 'support');
      for (const query of [
        { cursor: 'not-ours' },
        { limit: '0' },
        { limit: '101' },
        { status: 'asleep' },
        { search: 'x'.repeat(65) },
        { surname: 'x' },
      ]) {
        const answer = await listMembers(app(), staff, query);
        expect({ query, code: answer.body.code }).toEqual({ query, code: 'INVALID_QUERY' });
      }
    });

    it('tells each balance, zero where nothing was paid', async () => {
      const staff = await signInStaff(app(), 'support');
      const rich = await registerMember(app());
      const poor = await registerMember(app());
      await deposit(app(), rich, 25_000_000n);
      const all = (await listMembers(app(), staff, { limit: '2' })).body.value.items;
      expect(all.map(({ id, balanceMicro }) => [id, balanceMicro])).toEqual([
        [poor.memberId, '0'],
        [rich.memberId, '25000000'],
      ]);
    });
  });

  describe('a member', () => {
    it('tells registration and funds, and the parts make the whole', async () => {
      const staff = await signInStaff(app(), 'support');
      const { memberId, username } = await busyMember(app());
      const { value } = (await getMember(app(), staff, memberId)).body;
      expect(value.member).toMatchObject({
        id: memberId,
        account: username,
        brand: 'denluma',
        status: 'active',
        type: 0,
        currency: 'PEN',
      });
      expect(value.profile).toMatchObject({ birthday: '1990-05-17' });
      expect(JSON.stringify(value)).not.toMatch(/password/i);
      expect(value.registeredIp).toMatch(/^10\.1\./);
      expect(Date.parse(value.termsAcceptedAt)).toBeLessThanOrEqual(Date.now());
      const whole = value.funds.reduce((sum, { amountMicro }) => sum + BigInt(amountMicro), 0n);
      expect(String(whole)).toBe(value.member.balanceMicro);
      expect(value.member.balanceMicro).toBe('109749875');
      expect(value.heldMicro).toBe('40000000');
    });

    it('is not found by an id that is nobody or no id', async () => {
      const staff = await signInStaff(app(), 'support');
      expect((await getMember(app(), staff, '1')).body.code).toBe('MEMBER_NOT_FOUND');
      for (const id of ['0', 'abc', '-1', '99999999999999999999']) {
        expect((await getMember(app(), staff, id)).status).toBeGreaterThanOrEqual(400);
        expect((await getMember(app(), staff, id)).status).toBeLessThan(500);
      }
    });
  });
});
