import { beforeAll, expect, it } from 'vitest';
import type { GameCategoryBlock, GameItem } from '#contract/generated/types.ts';
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
      ...['LOTT', 'ELOTT'].map((category) => ({
        title: 'Lottery',
        gameCategory: category,
        cards: [{ gameType: category, vassalage: 'lottery', accountTypeName: 'Draws' }],
      })),
    ]);
    expect((await blocks('?gameCategory=RNG', 'es'))[0]?.title).toBe('Tragamonedas');
    expect(await blocks('?gameCategory=LIVE', 'en')).toEqual([]);
  });
});
