import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeFeedback } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { walk } from '#tests/support/office.ts';
import { auditOf } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { type CallOptions, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const URL = '/wps/feedback';
const WORDS = { questionType: 'deposit', content: '¿Dónde está mi depósito?' };

type FeedbackList = ReplyOf<'listFeedback'>;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let support: TestStaff;
  let sent = 0;
  beforeAll(async () => {
    member = await registerMember(app());
    support = await signInStaff(app(), 'support');
  });

  /** From another address each time, so that no limit is met. */
  const send = (body: object = WORDS, options: CallOptions = {}) => {
    sent += 1;
    const ip = `10.40.${sent >> 8}.${sent & 255}`;
    const key = `feedback-key-${sent}`;
    return app().call<ReplyOf<'sendFeedback'>>('PUT', URL, { ip, key, body, ...options });
  };
  const list = (query: Record<string, string> = {}, { headers } = support, brand = 'denluma') =>
    app().call<FeedbackList>(
      'GET',
      `/office/api/brands/${brand}/feedback?${new URLSearchParams(query)}`,
      { headers },
    );
  const newest = async (brand?: string): Promise<OfficeFeedback | undefined> =>
    (await list({ limit: '1' }, support, brand)).body.value.items[0];
  const handle = (
    { id, version }: Pick<OfficeFeedback, 'id' | 'version'>,
    body: object,
    { headers } = support,
    options: { brand?: string; key?: string } = {},
  ) => {
    sent += 1;
    const { brand = 'denluma', key = `handle-key-${sent}` } = options;
    return app().call<OfficeFeedback>('PUT', `/office/api/brands/${brand}/feedback/${id}/handled`, {
      headers,
      key,
      body: { version, ...body },
    });
  };

  describe('7.19 sending', () => {
    it('is open to visitors, who stay unknown', async () => {
      const { status, body } = await send({ ...WORDS, content: `  ${WORDS.content}\n` });
      expect(status).toBe(200);
      expect(await newest()).toEqual({
        id: body.value.feedbackId,
        brand: 'denluma',
        version: 0,
        ...WORDS,
        contact: null,
        member: null,
        sentAt: body.value.receivedAt,
        handled: false,
        lastChange: null,
      });
    });

    it('tells who is signed in, and how they want to be reached', async () => {
      await send({ ...WORDS, contact: ' luna@example.com ' }, { token: member.token });
      expect(await newest()).toMatchObject({
        contact: 'luna@example.com',
        member: { id: member.memberId, account: member.username },
      });
    });

    it('keeps words as they are, whatever they would be elsewhere', async () => {
      const content = `<img src=x onerror="alert(1)"> & 😀 '; drop table feedback; --\nTwo`;
      await send({ ...WORDS, content, contact: ' ' });
      expect(await newest()).toMatchObject({ content, contact: null });
    });

    it('counts code points: 140 of them fit, whatever their bytes', async () => {
      const content = '😀'.repeat(140);
      expect((await send({ ...WORDS, content })).status).toBe(200);
      expect((await newest())?.content).toBe(content);
    });

    it.each([
      [{ ...WORDS, content: 'a'.repeat(141) }, '/content', 'maxLength'],
      [{ ...WORDS, content: '😀'.repeat(141) }, '/content', 'maxLength'],
      [{ ...WORDS, content: '' }, '/content', 'minLength'],
      [{ ...WORDS, content: ' \n ' }, '/content', 'required'],
      [{ ...WORDS, content: '\u200B' }, '/content', 'required'],
      [{ ...WORDS, content: 7 }, '/content', 'type'],
      [{ questionType: 'deposit' }, '/content', 'required'],
      [{ content: 'Hola' }, '/questionType', 'required'],
      [{ ...WORDS, questionType: 'complaint' }, '/questionType', 'enum'],
      [{ ...WORDS, contact: 'x'.repeat(129) }, '/contact', 'maxLength'],
      [{ ...WORDS, memberId: '1' }, '/memberId', 'additionalProperties'],
    ])('refuses %j', async (body, pointer, code) => {
      const before = (await list()).body.value.counts['waiting'];
      const answer = await send(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_BODY']);
      expect(answer.body.fields).toMatchObject({
        [pointer]: { code, message: expect.stringMatching(/\S/) },
      });
      expect((await list()).body.value.counts['waiting']).toBe(before);
    });

    it('refuses what no database keeps', async () => {
      for (const content of ['a\u0000b', 'a\uD83D']) {
        const { status, body } = await send({ ...WORDS, content });
        expect([status, body.code]).toEqual([400, 'INVALID_BODY']);
        expect(body.fields).toHaveProperty(['/content']);
      }
    });

    it('is kept once for a key, and not under another content', async () => {
      const again: CallOptions = { key: 'feedback-once-1', ip: '10.41.0.1' };
      const before = (await list()).body.value.counts['waiting'];
      const [one, other] = [await send(WORDS, again), await send(WORDS, again)];
      expect(other.body.value).toEqual(one.body.value);
      expect((await list()).body.value.counts['waiting']).toBe((before ?? 0) + 1);
      const changed = await send({ ...WORDS, content: 'Something else' }, again);
      expect([changed.status, changed.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
      const keyless = await app().call('PUT', URL, { body: WORDS, ip: '10.41.0.2' });
      expect(keyless.body.code).toBe('IDEMPOTENCY_KEY_MISSING');
    });

    it('is taken five times in five minutes from one address', async () => {
      const codes: (string | undefined)[] = [];
      for (let tried = 0; tried < 6; tried += 1) {
        codes.push((await send(WORDS, { ip: '10.41.0.3' })).body.code);
      }
      expect(codes).toEqual([...Array.from({ length: 5 }), 'RATE_LIMITED']);
    });
  });

  describe('the desk', () => {
    it('lists each brand’s own, to those who may act on it', async () => {
      await send({ ...WORDS, content: 'From the other brand' }, { host: OTHER_HOST });
      expect(await newest('kyvolta')).toMatchObject({ brand: 'kyvolta' });
      const own = await walk((query) => list(query), { limit: '100' });
      expect(own.map(({ content }) => content)).not.toContain('From the other brand');

      const elsewhere = await signInStaff(app(), 'support', ['kyvolta']);
      expect((await list({}, elsewhere)).body.code).toBe('BRAND_NOT_FOUND');
      expect((await list({}, elsewhere, 'kyvolta')).status).toBe(200);
      expect((await list({}, support, 'nobody')).body.code).toBe('BRAND_NOT_FOUND');
      const [theirs] = (await list({}, support, 'kyvolta')).body.value.items;
      const wrongBrand = await handle(theirs as OfficeFeedback, { handled: true });
      expect(wrongBrand.body.code).toBe('FEEDBACK_NOT_FOUND');
    });

    it('goes from the newest to the oldest, by page, by type and by state', async () => {
      for (const questionType of ['game', 'withdrawal', 'game', 'game']) {
        await send({ ...WORDS, questionType });
      }
      const games = await walk((query) => list(query), { questionType: 'game', limit: '2' });
      expect(games).toHaveLength(3);
      const ids = games.map(({ id }) => BigInt(id));
      expect(ids).toEqual(ids.toSorted((one, other) => (one > other ? -1 : 1)));

      await handle(games[1] as OfficeFeedback, { handled: true });
      const shown = async (query: Record<string, string>) =>
        (await list({ questionType: 'game', ...query })).body.value.items.map(({ id }) => id);
      expect(await shown({ view: 'handled' })).toEqual([games[1]?.id]);
      expect(await shown({ view: 'waiting' })).toEqual([games[0]?.id, games[2]?.id]);

      for (const [name, value] of [
        ['questionType', 'complaint'],
        ['view', 'perhaps'],
        ['cursor', 'x'],
        ['limit', '0'],
      ] as const) {
        const { body } = await list({ [name]: value });
        expect([body.code, Object.keys(body.fields ?? {})]).toEqual([
          'INVALID_QUERY',
          [`/${name}`],
        ]);
      }
    });

    it('is handled and opened again, each with its note and its trace', async () => {
      await send();
      const open = (await newest()) as OfficeFeedback;
      const openCount = (await list()).body.value.counts['waiting'] ?? 0;

      const done = await handle(open, { handled: true, note: '  Credited by hand ' });
      expect(done.body.value).toMatchObject({
        handled: true,
        version: 1,
        lastChange: { by: expect.stringMatching(/^support/), reason: 'Credited by hand' },
      });
      expect((await list()).body.value.counts['waiting']).toBe(openCount - 1);

      const reopened = await handle(done.body.value, { handled: false });
      expect(reopened.body.value).toMatchObject({
        handled: false,
        version: 2,
        lastChange: { reason: '' },
      });
      expect((await list()).body.value.counts['waiting']).toBe(openCount);

      const operator = await signInStaff(app(), 'operator');
      const trail = (await auditOf(app(), operator, '?action=handleFeedback&limit=2')).items;
      expect(trail).toMatchObject([
        { username: support.username, after: { [open.id]: { handled: false } }, reason: '' },
        {
          username: support.username,
          before: { [open.id]: { handled: false } },
          after: { [open.id]: { handled: true } },
          reason: 'Credited by hand',
        },
      ]);
      expect(JSON.stringify(trail)).not.toContain(WORDS.content);
    });

    it('refuses whoever read an older version; saying what holds leaves no trace', async () => {
      await send();
      const open = (await newest()) as OfficeFeedback;
      expect((await handle(open, { handled: false })).body.value).toEqual(open);
      const options = { key: 'handle-once-1' };
      const done = await handle(open, { handled: true }, support, options);
      expect((await handle(open, { handled: true }, support, options)).body).toEqual(done.body);
      const late = await handle(open, { handled: true, note: 'me too' });
      expect([late.status, late.body.code]).toEqual([409, 'FACTS_CONFLICT']);
      expect(late.body.value).toEqual(done.body.value);
      const operator = await signInStaff(app(), 'operator');
      const trail = (await auditOf(app(), operator, '?action=handleFeedback&limit=100')).items;
      expect(trail.filter(({ after }) => open.id in (after ?? {}))).toHaveLength(1);
    });

    it.each([
      [{ handled: 'yes' }, '/handled'],
      [{}, '/handled'],
      [{ handled: true, version: -1 }, '/version'],
      [{ handled: true, note: 'x'.repeat(301) }, '/note'],
    ])('takes no %j', async (body, pointer) => {
      const { body: answer } = await handle({ id: '1', version: 0 }, body);
      expect(answer.code).toBe('INVALID_BODY');
      expect(answer.fields).toHaveProperty([pointer]);
    });

    it('knows none that was never sent', async () => {
      const { status, body } = await handle({ id: '1', version: 0 }, { handled: true });
      expect([status, body.code]).toEqual([404, 'FEEDBACK_NOT_FOUND']);
    });

    it('is for those who help players', async () => {
      const editor = await signInStaff(app(), 'editor');
      expect((await list({}, editor)).body.code).toBe('FORBIDDEN');
      const asEditor = await handle({ id: '1', version: 0 }, { handled: true }, editor);
      expect(asEditor.body.code).toBe('FORBIDDEN');
      const url = '/office/api/brands/denluma/feedback';
      expect((await app().call('GET', url)).body.code).toBe('NOT_SIGNED_IN');
      expect((await app().call('GET', url, { token: member.token })).body.code).toBe(
        'NOT_SIGNED_IN',
      );
      const { cookie = '' } = support.headers;
      const forged = { ...support, headers: { cookie } };
      const answer = await handle({ id: '1', version: 0 }, { handled: true }, forged);
      expect(answer.body.code).toBe('CSRF_FAILED');
    });
  });
});
