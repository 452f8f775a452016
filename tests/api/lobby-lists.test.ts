import { beforeAll, expect, it } from 'vitest';
import type { GameCategoryBlock, GameItem } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade, playRound } from '#tests/support/play.ts';
import { HOST, OTHER_HOST, useTestApp, WITH_LOTTERIES } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const JADE = 'house:jade-orchard';

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_LOTTERIES);
  let member: TestMember;

  const ids = async (path: string, options: { host?: string; token?: string } = {}) => {
    const answer = await app().call<{ items: GameItem[] }>(
      'GET',
      `/wps/relay/game/${path}`,
      options,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.value.items.map(({ nodeId }) => nodeId);
  };

  beforeAll(async () => {
    member = await registerMember(app());
    await deposit(app(), member, 5_000_000n);
    await playRound(app(), member, 0n);
    await app().server.relay.settle();
  });

  it('tells what is played, for each brand apart, and only what is', async () => {
    expect(await ids('popular')).toEqual([JADE]);
    expect(await ids('popular?gameCategory=FISH')).toEqual([]);
    expect(await ids('popular', { host: OTHER_HOST })).toEqual([]);
  });

  it('puts forward what can be opened, played or not', async () => {
    for (const host of [HOST, OTHER_HOST]) {
      const hot = await ids('hot', { host });
      expect(hot).toContain(JADE);
      expect(hot).toHaveLength(6);
    }
    expect(await ids('hot?vassalage=TCG_SEA')).toEqual([]);
  });

  it('remembers what a member opened, once each, for them alone', async () => {
    const { token } = member;
    expect(await ids('recent', { token })).toEqual([JADE]);
    const other = await registerMember(app());
    expect(await ids('recent', { token: other.token })).toEqual([]);
    await launchJade(app(), other);
    await launchJade(app(), other);
    expect(await ids('recent?limit=5', { token: other.token })).toEqual([JADE]);
    const visitor = await app().call('GET', '/wps/relay/game/recent');
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('narrows a long list, and says what each choice leaves', async () => {
    const list = async (query: string) => {
      const path = `/wps/relay/game/list?gameType=RNG&pageSize=100${query}`;
      const answer = await app().call<ReplyOf<'listGames'>>('GET', path);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.value;
    };
    const all = await list('&facets=true');
    expect(all.totalItems).toBeGreaterThan(300);
    const themes = all.facets?.theme ?? [];
    expect(themes.length).toBeGreaterThan(5);
    const { value, count } = themes[0] ?? { value: '', count: 0 };
    const themed = await list(`&facets=true&theme=${value}&volatility=high&leastReturn=95`);
    expect(themed.content.every(({ theme }) => theme === value)).toBe(true);
    expect(themed.totalItems).toBeLessThan(count);
    const left = themed.facets?.volatility.find((option) => option.value === 'high');
    expect(left?.count).toBe(themed.totalItems);
    expect((await list('')).facets).toBeUndefined();
    const wrong = await app().call('GET', '/wps/relay/game/list?theme=nowhere');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_QUERY']);
  });

  it('names the categories in the language asked for', async () => {
    const blocks = async (query: string, language: string) => {
      const answer = await app().call<{ blocks: GameCategoryBlock[] }>(
        'GET',
        `/wps/relay/game/types${query}`,
        { headers: { 'accept-language': language } },
      );
      return answer.body.value.blocks;
    };
    expect(await blocks('', 'en')).toEqual([
      {
        title: 'Slots',
        gameCategory: 'RNG',
        cards: [{ gameType: 'RNG', vassalage: 'house', accountTypeName: 'Originals' }],
      },
      ...[
        ['LOTT', 'Lottery'],
        ['ELOTT', 'Electronic lottery'],
      ].map(([category, title]) => ({
        title,
        gameCategory: category,
        cards: [{ gameType: category, vassalage: 'lottery', accountTypeName: 'Draws' }],
      })),
    ]);
    expect((await blocks('?gameCategory=RNG', 'es'))[0]?.title).toBe('Tragamonedas');
    expect(await blocks('?gameCategory=LIVE', 'en')).toEqual([]);
  });
});
