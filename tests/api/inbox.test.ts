import { beforeAll, expect, test } from 'vitest';
import type { InboxDraft, InboxMessage, InboxSegment } from '#contract/generated/types.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { type CookieMember, cookieMember } from '../support/cookie-member.ts';
import { registration } from '../support/members.ts';
import { signInStaff, type TestStaff } from '../support/staff.ts';
import { OTHER_HOST, type TestApp, useTestApp } from '../support/test-app.ts';

const BRAND = '/office/api/brands/denluma/inbox';
const TEXTS = [
  { language: 'es', title: 'Hola', content: '<p>Un mensaje.</p>' },
  { language: 'en', title: 'Hello', content: '<p>A message.</p>' },
];

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let writer: TestStaff;
  let other: TestStaff;
  beforeAll(async () => {
    writer = await signInStaff(app(), 'operator');
    other = await signInStaff(app(), 'operator');
  });

  const send = (audience: InboxDraft['audience'], more: Partial<InboxDraft> = {}, staff = writer) =>
    app().call<{ id: string; state: string; recipients: number | null }>('POST', BRAND, {
      headers: staff.headers,
      key: nextKey(),
      body: { draft: { audience, texts: TEXTS, showsAt: null, ...more }, reason: 'a test' },
    });
  const toMember = (member: CookieMember) =>
    send({ kind: 'members', usernames: [member.username] });
  const decide = (id: string, what: string, staff = writer) =>
    app().call(`POST`, `${BRAND}/${id}/${what}`, {
      headers: staff.headers,
      key: nextKey(),
      body: { reason: 'a test' },
    });
  const toSegment = (segment: Partial<InboxSegment>) =>
    send({ kind: 'segment', segment: { ...ANYBODY, ...segment } });

  test('a message to one player is read, counted and deleted by that player alone', async () => {
    const [player, another] = [await cookieMember(app()), await cookieMember(app())];
    const sent = await toMember(player);
    expect(sent.body.value).toMatchObject({ state: 'sent', recipients: 1 });
    expect(await unread(player)).toBe(1);
    expect(await unread(another)).toBe(0);
    const [message] = await inbox(player);
    expect(message).toMatchObject({ type: 'personal', title: 'Hola', event: null, read: false });
    const id = message?.messageId ?? '';
    const foreign = await another.call('PUT', `/wps/relay/message/${id}/read`);
    expect(foreign.body.code).toBe('INBOX_MESSAGE_NOT_FOUND');
    const read = await player.call('PUT', `/wps/relay/message/${id}/read`);
    expect(read.body.value).toEqual({ unread: 0 });
    expect(await inbox(player)).toMatchObject([{ read: true }]);
    expect(await sending(sent.body.value.id)).toMatchObject({ opened: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect((await player.call('DELETE', `/wps/relay/message/${id}`)).status).toBe(200);
    }
    expect(await inbox(player)).toEqual([]);
    expect((await player.call('PUT', `/wps/relay/message/${id}/read`)).status).toBe(404);
  });

  test('a message comes in the language asked for, else in the brand’s', async () => {
    const player = await cookieMember(app());
    await toMember(player);
    const titles = await Promise.all(
      ['en', 'es', 'th'].map(async (language) => (await inbox(player, {}, language))[0]?.title),
    );
    expect(titles).toEqual(['Hello', 'Hola', 'Hola']);
  });

  test('one to everybody waits for a second person', async () => {
    const player = await cookieMember(app());
    const elsewhere = await cookieMember(app(), { host: OTHER_HOST });
    const { id, state } = (await send({ kind: 'everybody' })).body.value;
    expect(state).toBe('waiting');
    expect(await unread(player)).toBe(0);
    expect((await decide(id, 'confirm')).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await decide(id, 'confirm', other)).status).toBe(200);
    expect((await decide(id, 'confirm', other)).body.code).toBe('INBOX_MESSAGE_NOT_FOUND');
    expect(await inbox(player)).toMatchObject([{ type: 'platform' }]);
    expect(await unread(elsewhere)).toBe(0);
    const joinedLater = await cookieMember(app());
    expect(await unread(joinedLater)).toBe(0);
    expect((await decide(id, 'recall')).status).toBe(200);
    expect(await inbox(player)).toEqual([]);
    expect((await decide(id, 'recall')).body.code).toBe('INBOX_MESSAGE_NOT_FOUND');
    expect(await sending(id)).toMatchObject({ state: 'recalled' });
  });

  test('a segment is whoever fits all of it', async () => {
    const player = await cookieMember(app());
    const depositor = await cookieMember(app());
    await depositor.deposit(5_000_000n);
    await app().server.relay.settle();
    await depositor.call('PUT', '/wps/relay/message/read');
    const tagged = await tag(depositor, ['vip', 'early']);
    expect(tagged.body.value).toEqual({ tags: ['early', 'vip'] });
    expect((await tag(depositor, ['VIP!'])).body.code).toBe('INVALID_BODY');
    const [past, future] = [-1, 1].map((days) => inDays(app(), days));
    const cases: [Partial<InboxSegment>, boolean, boolean][] = [
      [{ languages: ['es'] }, true, true],
      [{ languages: ['en'] }, false, false],
      [{ registeredSince: past ?? null }, true, true],
      [{ registeredSince: future ?? null }, false, false],
      [{ seenSince: past ?? null }, true, true],
      [{ notSeenSince: past ?? null }, false, false],
      [{ deposited: true }, false, true],
      [{ deposited: false }, true, false],
      [{ deposited: false, languages: ['en'] }, false, false],
      [{ tags: ['vip'] }, false, true],
      [{ tags: ['other', 'vip'] }, false, true],
      [{ tags: ['other'] }, false, false],
    ];
    for (const [segment, ...expected] of cases) {
      const { id } = (await toSegment(segment)).body.value;
      const counts = await Promise.all([player, depositor].map(unread));
      const reach = await reachOf(segment);
      expect(reach.fit > 0, JSON.stringify(segment)).toBe(expected.includes(true));
      expect(counts, JSON.stringify(segment)).toEqual(expected.map(Number));
      await decide(id, 'recall');
    }
  });

  test('all is read by one mark, and what comes later is not', async () => {
    const player = await cookieMember(app());
    for (let time = 0; time < 3; time += 1) await toMember(player);
    expect(await unread(player)).toBe(3);
    const all = await player.call('PUT', '/wps/relay/message/read');
    expect(all.body.value).toEqual({ unread: 0 });
    await toMember(player);
    expect(await unread(player)).toBe(1);
    expect((await inbox(player)).map(({ read }) => read)).toEqual([false, true, true, true]);
  });

  test('pages follow each other without a gap, over both kinds', async () => {
    const player = await cookieMember(app());
    const many: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      await toMember(player);
      many.push((await toSegment({ deposited: false })).body.value.id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = await player.call<{ items: InboxMessage[]; nextCursor: string | null }>(
        'GET',
        `/wps/relay/message/list?limit=2${query}`,
      );
      seen.push(...page.body.value.items.map(({ messageId }) => messageId));
      cursor = page.body.value.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect((await inbox(player, { type: 'platform' })).map(({ messageId }) => messageId)).toEqual(
      many.toReversed(),
    );
    expect(await inbox(player, { type: 'personal' })).toHaveLength(3);
    for (const id of many) await decide(id, 'recall');
  });

  test('what happens to an account is told once, in the brand’s words', async () => {
    const player = await cookieMember(app());
    const templates = '/office/api/brands/denluma/message-templates';
    const held = await app().call<{ version: number }>('GET', templates, {
      headers: writer.headers,
    });
    const change = (own: object, version = held.body.value.version) =>
      app().call<{ version: number }>('PUT', templates, {
        headers: writer.headers,
        key: nextKey(),
        body: { version, templates: own, reason: 'a test' },
      });
    const words = { event: 'depositCredited', language: 'es', content: '<p>Son {amount}.</p>' };
    const wrong = await change({ off: [], templates: [{ ...words, title: 'Hay {sum}' }] });
    expect(wrong.body.fields).toMatchObject({
      '/templates/templates/0/title': { code: 'UNKNOWN_PLACEHOLDER' },
    });
    const changed = await change({
      off: ['limitChanged'],
      templates: [{ ...words, title: 'Llegaron {amount}' }],
    });
    expect(changed.status).toBe(200);
    const reference = await player.order(5_000_000n);
    for (let time = 0; time < 2; time += 1) {
      await app().call('POST', `/payments/sandbox/${reference}/settle`, {
        body: { outcome: 'paid' },
      });
    }
    await player.call('PUT', '/wps/relay/limits/deposit/day', { body: { limit: '90000000' } });
    await app().server.relay.settle();
    const [message, ...more] = await inbox(player);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ event: 'depositCredited', type: 'personal' });
    expect(message?.title).toMatch(/^Llegaron .*5[.,]00/);
    expect(message?.content).toMatch(/^<p>Son .*5[.,]00.*<\/p>$/);
    await change({ off: [], templates: [] }, changed.body.value.version);
  });

  test.each<[string, Partial<InboxDraft>, string, string]>([
    [
      'nobody of that name',
      { audience: { kind: 'members', usernames: ['nobody-here'] } },
      '/audience/usernames',
      'UNKNOWN_MEMBERS',
    ],
    [
      'a language that the brand lacks',
      { audience: { kind: 'segment', segment: { ...ANYBODY, languages: ['zu'] } } },
      '/audience/segment/languages',
      'LANGUAGE_NOT_OFFERED',
    ],
    [
      'a segment of nobody',
      {
        audience: {
          kind: 'segment',
          segment: {
            ...ANYBODY,
            seenSince: '2026-02-01T00:00:00Z',
            notSeenSince: '2026-01-01T00:00:00Z',
          },
        },
      },
      '/audience/segment/notSeenSince',
      'SEGMENT_OF_NOBODY',
    ],
    [
      'a segment that is everybody',
      { audience: { kind: 'segment', segment: ANYBODY } },
      '/audience/segment',
      'EMPTY_SEGMENT',
    ],
    ['the past', { showsAt: '2026-01-01T00:00:00Z' }, '/showsAt', 'IN_THE_PAST'],
    [
      'a script',
      { texts: [{ language: 'es', title: 'x', content: '<script>1</script>' }] },
      '/texts/0/content',
      'HTML_NOT_ALLOWED',
    ],
    [
      'no text of the brand’s language',
      { texts: [{ language: 'en', title: 'x', content: 'y' }] },
      '/texts',
      'DEFAULT_LANGUAGE_MISSING',
    ],
  ])('%s is refused where it stands', async (_what, draft, pointer, code) => {
    const answer = await send(draft.audience ?? { kind: 'everybody' }, draft);
    expect(answer.body.code).toBe('INVALID_INBOX_MESSAGE');
    expect(answer.body.fields).toMatchObject({ [`/draft${pointer}`]: { code } });
    expect(answer.body.fields?.[`/draft${pointer}`]?.message).not.toMatch(/^validation/);
  });

  test('what is scheduled is there from its moment on', async () => {
    const player = await cookieMember(app());
    const showsAt = new Date(app().clock.now().getTime() + 3_600_000).toISOString();
    const { body } = await send({ kind: 'members', usernames: [player.username] }, { showsAt });
    expect(body.value.state).toBe('scheduled');
    expect(await unread(player)).toBe(0);
    app().clock.advance({ minutes: 29 });
    await player.call('GET', '/wps/session');
    app().clock.advance({ minutes: 29 });
    await player.call('GET', '/wps/session');
    app().clock.advance({ minutes: 3 });
    expect(await inbox(player)).toMatchObject([{ sentAt: showsAt }]);
  });

  test('what is scheduled is not shown when its writer has been blocked meanwhile', async () => {
    const player = await cookieMember(app());
    const leaver = await signInStaff(app(), 'operator');
    const showsAt = new Date(app().clock.now().getTime() + 1_200_000).toISOString();
    const audience = { kind: 'members' as const, usernames: [player.username] };
    expect((await send(audience, { showsAt }, leaver)).status).toBe(200);
    await app()
      .database.db.updateTable('staff')
      .set({ status: 'blocked' })
      .where('id', '=', BigInt(leaver.staffId))
      .execute();
    const job = app().server.jobs.find(({ name }) => name === 'recallLapsedMessages');
    await job?.run(NO_FENCE);
    app().clock.advance({ minutes: 21 });
    expect(await inbox(player)).toEqual([]);
  });

  test('a player is told of the account: password, device, break and its end', async () => {
    const player = await cookieMember(app());
    const { password } = registration('x');
    const changed = await player.call('POST', '/wps/member/password', {
      body: { oldPassword: password, newPassword: OTHER, confirmNewPassword: OTHER },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const signIn = () =>
      app().call<{ token: string }>('POST', '/wps/session/login', {
        body: { type: 'username', username: player.username, password: OTHER, tokenKind: 'bearer' },
      });
    const { token } = (await signIn()).body.value;
    const excluded = await app().call('POST', '/wps/relay/member/exclusion', {
      token,
      body: { period: 'day' },
    });
    expect(excluded.status, JSON.stringify(excluded.body)).toBe(200);
    app().clock.advance({ hours: 25 });
    for (let time = 0; time < 2; time += 1) {
      await app()
        .server.jobs.find(({ name }) => name === 'tellEndedBreaks')
        ?.run({ assertHeld: async () => undefined });
    }
    await app().server.relay.settle();
    const again = await signIn();
    await app().server.relay.settle();
    const { body } = await app().call<{ items: InboxMessage[] }>('GET', '/wps/relay/message/list', {
      token: again.body.value.token,
    });
    expect(body.value.items.map(({ event }) => event).filter((event) => event !== null)).toEqual([
      'newDevice',
      'breakEnded',
      'breakStarted',
      'newDevice',
      'passwordChanged',
    ]);
    expect(body.value.items.find(({ event }) => event === 'breakStarted')?.content).toMatch(/UTC/);
  });

  test('a browser that loses its cookies is reported as a new device once a day', async () => {
    const player = await cookieMember(app());
    const { password } = registration('x');
    const signIn = (ip: string) =>
      app().call<{ token: string }>('POST', '/wps/session/login', {
        ip,
        body: { type: 'username', username: player.username, password, tokenKind: 'bearer' },
      });
    const reports = async (token: string): Promise<number> => {
      await app().server.relay.settle();
      const { body } = await app().call<{ items: InboxMessage[] }>(
        'GET',
        '/wps/relay/message/list',
        { token },
      );
      return body.value.items.filter(({ event }) => event === 'newDevice').length;
    };
    await signIn('198.51.100.31');
    const again = await signIn('198.51.100.31');
    expect(await reports(again.body.value.token)).toBe(1);
    const elsewhere = await signIn('198.51.100.32');
    expect(await reports(elsewhere.body.value.token)).toBe(2);
    app().clock.advance({ hours: 25 });
    const nextDay = await signIn('198.51.100.31');
    expect(await reports(nextDay.body.value.token)).toBe(3);
  });

  const tag = (player: CookieMember, tags: string[]) =>
    app().call('PUT', `/office/api/members/${player.memberId}/tags`, {
      headers: writer.headers,
      key: nextKey(),
      body: { tags, reason: 'a test' },
    });

  async function reachOf({ languages, tags, ...segment }: Partial<InboxSegment>) {
    const query = new URLSearchParams({
      ...(languages === undefined ? {} : { languages: String(languages) }),
      ...(tags === undefined ? {} : { tags: String(tags) }),
      ...Object.fromEntries(Object.entries(segment).map(([name, value]) => [name, String(value)])),
    });
    const { body } = await app().call<{ looked: number; fit: number }>(
      'GET',
      `${BRAND}/audience?${query}`,
      { headers: writer.headers },
    );
    expect(body.value.fit).toBeLessThanOrEqual(body.value.looked);
    return body.value;
  }

  async function sending(id: string) {
    const { body } = await app().call<{ items: { id: string }[] }>('GET', BRAND, {
      headers: other.headers,
    });
    return body.value.items.find((one) => one.id === id);
  }
});

const ANYBODY: InboxSegment = {
  languages: null,
  registeredSince: null,
  seenSince: null,
  notSeenSince: null,
  deposited: null,
  tags: null,
};

const OTHER = 'another long enough passphrase';

let keys = 0;
const nextKey = (): string => `inbox-test-${(keys += 1)}`;

const inDays = (app: TestApp, days: number): string =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();

async function unread(player: CookieMember): Promise<number> {
  const { body } = await player.call<{ unread: number }>('GET', '/wps/relay/message/unread');
  return body.value.unread;
}

async function inbox(
  player: CookieMember,
  query: Record<string, string> = {},
  language = 'es',
): Promise<InboxMessage[]> {
  const { body } = await player.call<{ items: InboxMessage[] }>(
    'GET',
    `/wps/relay/message/list?${new URLSearchParams(query)}`,
    { headers: { 'x-language': language } },
  );
  return body.value.items;
}
