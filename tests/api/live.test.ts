import { afterEach, beforeAll, expect, test } from 'vitest';
import { onOneEngine } from '#tests/support/test-database.ts';
import {
  listening,
  type LiveSocket,
  openSocket,
  type SocketOptions,
} from '../support/live-socket.ts';
import { cookieMember } from '../support/cookie-member.ts';
import { registration } from '../support/members.ts';
import { signInStaff } from '../support/staff.ts';
import { OTHER_HOST, type TestApp, useTestApp } from '../support/test-app.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let port = 0;
  const opened: LiveSocket[] = [];
  beforeAll(async () => {
    port = await listening(app());
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.close();
  });

  async function open(options: SocketOptions = {}): Promise<LiveSocket> {
    const socket = await openSocket(port, options);
    opened.push(socket);
    return socket;
  }

  test('a player is told the balance, and again when a deposit is credited', async () => {
    const player = await cookieMember(app());
    const socket = await open(player);
    socket.join('balance');
    socket.join('deposit');
    expect((await socket.state('balance')).state).toMatchObject({ availableMicro: '0' });
    expect((await socket.state('deposit')).state).toEqual({ items: [] });
    const reference = await player.order(5_000_000n);
    expect((await socket.state('deposit')).state).toMatchObject({ items: [{ status: 'pending' }] });
    await app().call('POST', `/payments/sandbox/${reference}/settle`, {
      body: { outcome: 'paid' },
    });
    expect((await socket.state('deposit')).state).toMatchObject({
      items: [{ status: 'credited' }],
    });
    expect((await socket.state('balance')).state).toMatchObject({ availableMicro: '5000000' });
  });

  test('a reader that returns is told what it missed, and nothing when it missed nothing', async () => {
    const player = await cookieMember(app());
    const stays = await open(player);
    stays.join('balance');
    const first = await stays.state('balance');
    const returns = await open(player);
    returns.join('balance', first.seen);
    returns.join('deposit');
    await returns.state('deposit');
    expect(returns.frames).toEqual([]);
    returns.close();
    const reference = await player.order(5_000_000n);
    await app().call('POST', `/payments/sandbox/${reference}/settle`, {
      body: { outcome: 'paid' },
    });
    const told = await stays.state('balance');
    const back = await open(player);
    back.join('balance', first.seen);
    expect(await back.state('balance')).toEqual(told);
    const ofAnotherRun = await open(player);
    ofAnotherRun.join('balance', ['anothers', told.seen?.[1] ?? 0]);
    expect(await ofAnotherRun.state('balance')).toEqual(told);
  });

  test('a visitor joins what is public and nothing of a player', async () => {
    const socket = await open();
    socket.join('winner');
    expect((await socket.state('winner')).state).toEqual({ latest: [], biggest: [] });
    socket.join('balance');
    expect(await socket.next(({ kind }) => kind === 'refused')).toEqual({
      kind: 'refused',
      code: 'NOT_SIGNED_IN',
      topic: 'balance',
    });
  });

  test.each([
    ['no JSON', '{', 'INVALID_BODY'],
    ['another shape', '[1]', 'INVALID_BODY'],
    ['a number that is none', '{"kind":"join","topic":"winner","seen":[1]}', 'INVALID_BODY'],
    ['no topic of ours', '{"kind":"join","topic":"constructor"}', 'NOT_FOUND'],
    ["another brand's topic", '{"kind":"join","topic":"winner kyvolta"}', 'NOT_FOUND'],
    ["the office's topic", '{"kind":"join","topic":"depositQueue"}', 'NOT_FOUND'],
  ])('%s is refused with a code', async (_what, text, code) => {
    const socket = await open();
    socket.raw.send(text);
    expect(await socket.next(({ kind }) => kind === 'refused')).toMatchObject({ code });
  });

  test('a client that goes on after refusals is closed, and so is one that sends too much', async () => {
    const stubborn = await open();
    for (let sent = 0; sent < 20; sent += 1) stubborn.raw.send('nonsense');
    expect(await stubborn.closed()).toEqual({ code: 1008, reason: 'INVALID_BODY' });
    const flood = await open();
    for (let sent = 0; sent < 90; sent += 1) flood.raw.send('{"kind":"leave","topic":"winner"}');
    expect(await flood.closed()).toEqual({ code: 1008, reason: 'RATE_LIMITED' });
    const huge = await open();
    huge.raw.send('x'.repeat(2_000));
    expect((await huge.closed()).code).toBe(1009);
    expect(await metric(app(), 'live_refused_total{code="INVALID_BODY"}')).toBeGreaterThan(8);
    expect(await metric(app(), 'live_dropped_total{why="refusals"}')).toBe(2);
  });

  test.each([
    ['a page of another site', { origin: 'https://elsewhere.example' }, '403'],
    ["another brand's page", { origin: `http://${OTHER_HOST}` }, '403'],
    ['no brand', { host: 'unknown.example' }, '421'],
    ['nobody of the staff', { path: '/ws/office' }, '401'],
  ])('%s opens no socket', async (_what, options, status) => {
    await expect(openSocket(port, options)).rejects.toThrow(status);
  });

  test("a cookie opens no socket of another brand's player", async () => {
    const { cookie } = await cookieMember(app());
    await expect(openSocket(port, { host: OTHER_HOST, cookie })).rejects.toThrow('401');
  });

  test('where no socket gets through the same states are asked for', async () => {
    const names = 'balance,winner,inbox,feedbackQueue,nothing,winner';
    const ask = async (call: TestApp['call']) => {
      const { body } = await call<{ items: { topic: string; state: object }[] }>(
        'GET',
        `/wps/relay/live/topics?topics=${names}`,
      );
      return body.value.items;
    };
    expect((await ask(app().call)).map(({ topic }) => topic)).toEqual(['winner']);
    const player = await cookieMember(app());
    expect(await ask(player.call)).toEqual([
      { topic: 'balance', state: expect.objectContaining({ availableMicro: '0' }) },
      { topic: 'winner', state: { latest: [], biggest: [] } },
      { topic: 'inbox', state: { unread: 0, latest: null } },
    ]);
  });

  test('a sign-out closes the sockets within a second, and a sign-in elsewhere says so', async () => {
    const leaves = await cookieMember(app());
    const left = await open(leaves);
    const from = performance.now();
    expect((await leaves.call('DELETE', '/wps/session/logout')).status).toBe(200);
    expect(await left.closed()).toEqual({ code: 4401, reason: 'expired' });
    expect(performance.now() - from).toBeLessThan(1_500);
    await expect(openSocket(port, leaves)).rejects.toThrow('401');

    const moves = await cookieMember(app());
    const old = await open(moves);
    await signIn(app(), moves.username);
    expect(await old.closed()).toEqual({ code: 4401, reason: 'replaced' });
  });

  test('a session that is about to run out is warned of, and closed at its end', async () => {
    const player = await cookieMember(app());
    const socket = await open(player);
    app().clock.advance({ minutes: 29 });
    const { at } = await socket.next(({ kind }) => kind === 'ending');
    expect(Date.parse(at ?? '') - app().clock.now().getTime()).toBeLessThanOrEqual(120_000);
    app().clock.advance({ minutes: 2 });
    expect(await socket.closed()).toEqual({ code: 4401, reason: 'expired' });
  });

  test('staff are told of the lists of their brands and may join no others', async () => {
    const support = await signInStaff(app(), 'support', ['denluma']);
    const socket = await open({ path: '/ws/office', cookie: support.headers['cookie'] ?? '' });
    socket.join('feedbackQueue');
    expect((await socket.state('feedbackQueue')).state).toMatchObject({ brand: 'denluma' });
    expect(socket.frames).toEqual([]);
    socket.join('depositQueue');
    expect(await socket.next(({ kind }) => kind === 'refused')).toMatchObject({
      code: 'FORBIDDEN',
    });
    socket.join('balance');
    expect(await socket.next(({ kind }) => kind === 'refused')).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

async function signIn(app: TestApp, username: string): Promise<void> {
  const { password } = registration(username);
  const body = { type: 'username', username, password, tokenKind: 'bearer' };
  const answer = await app.call('POST', '/wps/session/login', { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

async function metric(app: TestApp, name: string): Promise<number> {
  const { body } = await app.call('GET', '/metrics');
  const line = String(body.value)
    .split('\n')
    .find((text) => text.startsWith(name));
  return Number(line?.slice(name.length) ?? 0);
}
