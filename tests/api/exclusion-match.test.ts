import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ExclusionMatch } from '#contract/generated/types.ts';
import { linkEmail } from '#server/identity/linked-email/linked-email.store.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { PASSWORD, registration } from '#tests/support/members.ts';
import { freshIp, passwordCalls } from '#tests/support/passwords.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let made = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const { signIn, isSignedIn } = passwordCalls(app);
  const freshEmail = () => `person${(made += 1)}@example.com`;

  async function register(email: string, host = HOST, headers: Record<string, string> = {}) {
    made += 1;
    const username = `match${made}x${Math.floor(Math.random() * 1e6)}`;
    const answer = await app().call<{ memberId: string; session: { token: string } }>(
      'PUT',
      '/wps/member/register',
      { host, ip: freshIp(), headers, body: registration(username, { email }) },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { memberId, session } = answer.body.value;
    return { memberId, username, token: session.token, cookies: answer.cookies };
  }
  const exclude = (token: string, host = HOST, period = 'indefinite') =>
    app().call('POST', '/wps/relay/member/exclusion', { token, host, body: { period } });
  const mayDeposit = async (token: string, host = HOST) => {
    made += 1;
    const answer = await app().call('POST', '/wps/relay/deposits', {
      host,
      token,
      key: `match-deposit-${made}`,
      body: { channel: 'sandbox', amountMicro: '20000000' },
    });
    if (answer.status !== 200) expect(answer.body.code).toBe('MEMBER_BLOCKED');
    return answer.status === 200;
  };
  const foldIdentities = () =>
    app()
      .server.jobs.find(({ name }) => name === 'foldIdentities')
      ?.run(NO_FENCE);
  const startFold = () =>
    sql`
      insert into identity_fold (scope, after_id) values ('excluded', 0), ('all', 0)
      on conflict do nothing
    `.execute(app().database.db);
  async function desk(brand = 'denluma', brands: readonly string[] | null = null) {
    const { headers } = await signInStaff(app(), 'operator', brands);
    const at = `/office/api/brands/${brand}/exclusion-matches`;
    const list = async () =>
      (await app().call<{ items: ExclusionMatch[] }>('GET', at, { headers })).body.value.items;
    const decide = (matchId: string, decision: 'same' | 'other') => {
      made += 1;
      return app().call('POST', `${at}/${matchId}/decision`, {
        headers,
        key: `decide-match-${made}`,
        body: { decision, reason: 'compared the documents' },
      });
    };
    return { list, decide };
  }

  describe('7.9 an excluded person who registers again', () => {
    it('on another brand waits for staff, who let another person go on', async () => {
      const email = freshEmail();
      const excluded = await register(email, OTHER_HOST);
      await exclude(excluded.token, OTHER_HOST, 'week');
      const back = await register(email.toUpperCase());
      expect(await isSignedIn(back.token)).toBe(true);
      expect(await mayDeposit(back.token)).toBe(false);
      const { list, decide } = await desk();
      const match = (await list()).find(({ memberId }) => memberId === back.memberId);
      expect(match).toMatchObject({
        facts: ['email'],
        excludedBrand: 'kyvolta',
        excludedAccount: excluded.username,
        period: 'week',
      });
      const limited = await desk('denluma', ['denluma']);
      const seen = (await limited.list()).find(({ memberId }) => memberId === back.memberId);
      expect(seen?.excludedAccount).toBeNull();
      expect((await decide(match?.matchId ?? '', 'other')).status).toBe(200);
      const again = await decide(match?.matchId ?? '', 'same');
      expect([again.status, again.body.code]).toEqual([404, 'EXCLUSION_MATCH_NOT_FOUND']);
      expect(await mayDeposit(back.token)).toBe(true);
      // What staff have decided stays.
      const { token } = (await signIn(back.username, PASSWORD)).body.value;
      expect(await mayDeposit(token)).toBe(true);
    });

    it('is excluded until the first exclusion ends, once staff say it is the same person', async () => {
      const email = freshEmail();
      await exclude((await register(email)).token, HOST, 'week');
      const back = await register(email);
      const { list, decide } = await desk();
      const match = (await list()).find(({ memberId }) => memberId === back.memberId);
      expect((await decide(match?.matchId ?? '', 'same')).status).toBe(200);
      expect(await isSignedIn(back.token)).toBe(false);
      const refused = await signIn(back.username, PASSWORD);
      expect(refused.body.code).toBe('ACCOUNT_EXCLUDED');
      expect(refused.body.value).toMatchObject({ endsAt: match?.endsAt });
      app().clock.advance({ hours: 7 * 24 });
      const { token } = (await signIn(back.username, PASSWORD)).body.value;
      expect(await mayDeposit(token)).toBe(true);
    });

    it('stays blocked by staff, whichever of the block and the match came first', async () => {
      const { headers } = await signInStaff(app(), 'operator');
      const block = (memberId: string) =>
        app().call('POST', `/office/api/members/${memberId}/status`, {
          headers,
          key: `match-block-${(made += 1)}`,
          body: { status: 'blocked', reason: 'a complaint' },
        });
      const { list, decide } = await desk();
      const letGo = async (memberId: string) => {
        const match = (await list()).find((one) => one.memberId === memberId);
        expect((await decide(match?.matchId ?? '', 'other')).status).toBe(200);
      };
      const email = freshEmail();
      const blockedFirst = await register(email);
      expect((await block(blockedFirst.memberId)).status).toBe(200);
      await exclude((await register(email, OTHER_HOST)).token, OTHER_HOST);
      const matchedFirst = await register(email);
      expect((await block(matchedFirst.memberId)).status).toBe(200);
      const matchedOnly = await register(email);
      for (const { memberId } of [blockedFirst, matchedFirst, matchedOnly]) await letGo(memberId);
      expect(await mayDeposit(blockedFirst.token)).toBe(false);
      expect(await mayDeposit(matchedFirst.token)).toBe(false);
      expect(await mayDeposit(matchedOnly.token)).toBe(true);
    });

    it('stays blocked by the match when staff lift their own block', async () => {
      const { headers } = await signInStaff(app(), 'operator');
      const setStatus = (memberId: string, status: 'active' | 'blocked') =>
        app().call('POST', `/office/api/members/${memberId}/status`, {
          headers,
          key: `match-status-${(made += 1)}`,
          body: { status, reason: 'a complaint' },
        });
      const email = freshEmail();
      await exclude((await register(email, OTHER_HOST)).token, OTHER_HOST);
      const back = await register(email);
      expect((await setStatus(back.memberId, 'blocked')).status).toBe(200);
      expect((await setStatus(back.memberId, 'active')).status).toBe(200);
      expect(await mayDeposit(back.token)).toBe(false);
      const { list, decide } = await desk();
      const match = (await list()).find(({ memberId }) => memberId === back.memberId);
      expect((await decide(match?.matchId ?? '', 'other')).status).toBe(200);
      expect(await mayDeposit(back.token)).toBe(true);
    });

    it('waits on while a second match of the account is open', async () => {
      const [first, second] = [freshEmail(), freshEmail()];
      const excludedFirst = await register(first, OTHER_HOST);
      const excludedSecond = await register(second, OTHER_HOST);
      const device = /known_device=[^;]+/.exec(
        excludedSecond.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      );
      await exclude(excludedFirst.token, OTHER_HOST);
      await exclude(excludedSecond.token, OTHER_HOST);
      const back = await register(first, HOST, { cookie: device?.[0] ?? '' });
      const { list, decide } = await desk();
      const own = (await list()).filter(({ memberId }) => memberId === back.memberId);
      expect(own).toHaveLength(2);
      await decide(own[0]?.matchId ?? '', 'other');
      expect(await mayDeposit(back.token)).toBe(false);
      await decide(own[1]?.matchId ?? '', 'other');
      expect(await mayDeposit(back.token)).toBe(true);
    });

    it('is found by the device, and other accounts are found by the exclusion', async () => {
      const email = freshEmail();
      const first = await register(email);
      const second = await register(email, OTHER_HOST);
      const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      expect(await mayDeposit(second.token, OTHER_HOST)).toBe(true);
      await exclude(first.token);
      expect(await mayDeposit(second.token, OTHER_HOST)).toBe(false);
      const device = /known_device=[^;]+/.exec(cookie)?.[0] ?? '';
      const back = await register(freshEmail(), HOST, { cookie: device });
      const { list } = await desk();
      const match = (await list()).find(({ memberId }) => memberId === back.memberId);
      expect(match?.facts).toEqual(['device']);
    });

    it('is found by another sub-address of the same mailbox', async () => {
      const mailbox = `person${(made += 1)}`;
      const first = await register(`${mailbox}+1@gmail.com`);
      const second = await register(`${mailbox}+2@googlemail.com`, OTHER_HOST);
      await exclude(first.token);
      expect(await mayDeposit(second.token, OTHER_HOST)).toBe(false);
      const back = await register(`p.${mailbox.slice(1)}+3@gmail.com`);
      expect(await mayDeposit(back.token)).toBe(false);
      const { list } = await desk();
      const match = (await list()).find(({ memberId }) => memberId === back.memberId);
      expect(match?.facts).toEqual(['email']);
    });

    it('is found when the excluded account is older than the folded values', async () => {
      const { db } = app().database;
      await foldIdentities();
      const mailbox = `person${(made += 1)}`;
      const first = await register(`${mailbox}+1@example.com`);
      await exclude(first.token);
      await db
        .deleteFrom('member_identity')
        .where('member_id', '=', BigInt(first.memberId))
        .where('value', '=', `${mailbox}@example.com`)
        .execute();
      const back = await register(`${mailbox}+2@example.com`);
      expect(await mayDeposit(back.token)).toBe(true);
      await startFold();
      await foldIdentities();
      expect(await mayDeposit(back.token)).toBe(false);
      const { rows } = await sql`select 1 from identity_fold`.execute(db);
      expect(rows).toEqual([]);
    });

    it('links no mailbox that an older account has proven by another sub-address', async () => {
      const { db } = app().database;
      const mailbox = `person${(made += 1)}`;
      const [older, newer] = [await register(freshEmail()), await register(freshEmail())];
      await db
        .updateTable('member')
        .set({ email_key: `${mailbox}+1@example.com`, email_verified_at: app().clock.now() })
        .where('id', '=', BigInt(older.memberId))
        .execute();
      await startFold();
      await foldIdentities();
      const link = (memberId: string, email: string) =>
        inTransaction(db, (tx) =>
          linkEmail(tx, { brand: 'denluma', memberId: BigInt(memberId) }, email, app().clock),
        );
      await expect(link(newer.memberId, `${mailbox}+2@example.com`)).rejects.toMatchObject({
        code: 'EMAIL_TAKEN',
      });
      await link(older.memberId, `${mailbox}+3@example.com`);
      await link(older.memberId, freshEmail());
      await link(newer.memberId, `${mailbox}+2@example.com`);
    });

    it('at the same moment is found by one of the two', async () => {
      for (let round = 0; round < 8; round += 1) {
        const email = freshEmail();
        const first = await register(email);
        const [, back] = await Promise.all([exclude(first.token), register(email, OTHER_HOST)]);
        expect(await mayDeposit(back.token, OTHER_HOST)).toBe(false);
      }
    });

    it('long after an exclusion has ended plays like anybody', async () => {
      const email = freshEmail();
      await exclude((await register(email)).token, HOST, 'day');
      app().clock.advance({ hours: 24 });
      expect(await mayDeposit((await register(email)).token)).toBe(true);
    });
  });
});
