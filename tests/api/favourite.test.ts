import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { GameItem } from '#contract/generated/types.ts';
import { MAX_FAVOURITES } from '#server/features/favourite/favourite.store.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const URL = '/wps/relay/favourites';
const JADE = { nodeId: 'house:jade-orchard', vendor: 'house', gameType: 'RNG' };

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  beforeAll(async () => {
    member = await registerMember(app());
  });
  beforeEach(() => remove(JADE.nodeId));

  const add = (body: object = JADE, { token } = member) => app().call('POST', URL, { token, body });
  const remove = (nodeId: string, { token } = member) =>
    app().call('DELETE', `${URL}/${encodeURIComponent(nodeId)}`, { token });
  const ids = async ({ token } = member) =>
    (await app().call<{ ids: string[] }>('GET', `${URL}/ids`, { token })).body.value.ids;
  const list = async (query = '') => {
    const answer = await app().call<{ content: GameItem[]; totalPages: number }>(
      'GET',
      `${URL}${query}`,
      { token: member.token },
    );
    return answer.body.value;
  };
  /** Rows as they would stand after much pressing. */
  const keep = (count: number) =>
    app()
      .database.db.insertInto('favourite')
      .values(
        Array.from({ length: count }, (_, index) => ({
          brand: 'denluma',
          member_id: BigInt(member.memberId),
          node_id: `gone:title-${index}`,
          added_at: app().clock.now(),
        })),
      )
      .execute();

  it('keeps a game and lets it go, as often as it is asked', async () => {
    expect(await ids()).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect((await add()).status).toBe(200);
    expect(await ids()).toEqual([JADE.nodeId]);
    const { content, totalPages } = await list();
    expect(content).toMatchObject([{ nodeId: JADE.nodeId, gameName: 'Jade Orchard' }]);
    expect(totalPages).toBe(1);
    for (let time = 0; time < 2; time += 1) expect((await remove(JADE.nodeId)).status).toBe(200);
    expect(await ids()).toEqual([]);
    expect(await list()).toEqual({ content: [], pageNum: 1, totalPages: 0 });
  });

  it('lists by page and by type', async () => {
    await add();
    expect((await list('?gameType=RNG')).content).toHaveLength(1);
    expect((await list('?gameType=FISH')).content).toEqual([]);
    expect((await list('?pageNo=2&pageSize=1')).content).toEqual([]);
  });

  it.each([
    ['/nodeId', { ...JADE, nodeId: 'house:nothing' }],
    // Announced, and nobody can open it yet.
    ['/nodeId', { nodeId: 'house:sic-bo-six', vendor: 'house', gameType: 'LIVE' }],
    ['/vendor', { ...JADE, vendor: 'TCG_SEA' }],
    ['/gameType', { ...JADE, gameType: 'FISH' }],
  ])('refuses what is no game of the brand, at %s', async (pointer, body) => {
    const { status, body: answer } = await add(body);
    expect([status, answer.code]).toEqual([404, 'GAME_NOT_FOUND']);
    expect(Object.keys(answer.fields ?? {})).toEqual([pointer]);
    expect(await ids()).toEqual([]);
  });

  it('asks a visitor to sign in', async () => {
    for (const [method, url, body] of [
      ['GET', `${URL}/ids`, undefined],
      ['GET', URL, undefined],
      ['POST', URL, JADE],
      ['DELETE', `${URL}/x`, undefined],
    ] as const) {
      const answer = await app().call(method, url, { body });
      expect([answer.status, answer.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  it('is each member’s own, in their own brand', async () => {
    await add();
    const other = await registerMember(app());
    expect(await ids(other)).toEqual([]);
    await remove(JADE.nodeId, other);
    expect(await ids()).toEqual([JADE.nodeId]);
    const { token } = member;
    const elsewhere = await app().call('GET', `${URL}/ids`, { token, host: OTHER_HOST });
    expect(elsewhere.status).toBe(401);
  });

  it('added and removed at the same moment, is there or not, and never fails', async () => {
    const pressed = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? add() : remove(JADE.nodeId))),
    );
    expect(pressed.map(({ status }) => status)).toEqual(pressed.map(() => 200));
    expect([[], [JADE.nodeId]]).toContainEqual(await ids());
  });

  it('holds so many and no more, also when two come for the last place', async () => {
    member = await registerMember(app());
    await keep(MAX_FAVOURITES - 1);
    const jade = await Promise.all([add(), add()]);
    expect(jade.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ids()).toHaveLength(MAX_FAVOURITES);
    // What has left the catalogue is kept, and not shown.
    expect((await list()).content).toHaveLength(1);
    await remove(JADE.nodeId);
    await app()
      .database.db.insertInto('favourite')
      .values({
        brand: 'denluma',
        member_id: BigInt(member.memberId),
        node_id: 'gone:last',
        added_at: app().clock.now(),
      })
      .execute();
    const full = await add();
    expect([full.status, full.body.code]).toEqual([422, 'FAVOURITES_FULL']);
  });
});
