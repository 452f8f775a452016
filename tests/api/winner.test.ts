import { beforeAll, describe, expect, it } from 'vitest';
import type { Winner } from '#contract/generated/types.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

interface Board {
  latest: Winner[];
  biggest: Winner[];
}

onOneEngine((engine) => {
  const app = useTestApp(engine);

  const board = async (query = '', host = HOST) =>
    (await app().call<Board>('GET', `/wps/relay/winner/board${query}`, { host })).body.value;

  describe('the winner board', () => {
    let member: TestMember;

    beforeAll(async () => {
      member = await registerMember(app());
      await deposit(app(), member, 20_000_000n);
      await playRound(app(), member, 3_000_000n);
      await playRound(app(), member, 90_000_000n);
      // Neither a loss, nor a stake that came back, nor a round that is still open.
      await playRound(app(), member, 0n);
      await playRound(app(), member, 1_000_000n);
      await playRound(app(), member, 50_000_000n, false);
      await playRound(app(), member, 7_000_000n);
      await app().server.relay.settle();
    });

    it('tells real wins, the latest first and the biggest first, without whole names', async () => {
      const { latest, biggest } = await board();
      const amounts = (wins: Winner[]) => wins.map(({ winAmountMicro }) => winAmountMicro);
      expect(amounts(latest)).toEqual(['7000000', '90000000', '3000000']);
      expect(amounts(biggest)).toEqual(['90000000', '7000000', '3000000']);
      expect(latest[0]).toMatchObject({
        player: `${member.username.slice(0, 2)}•••`,
        currency: 'PEN',
        game: { gameCode: 'jade-orchard', gameName: 'Jade Orchard', vassalage: 'house' },
      });
    });

    it('is as long as asked for', async () => {
      const { latest, biggest } = await board('?limitNum=1');
      expect(latest).toHaveLength(1);
      expect(biggest.map(({ winAmountMicro }) => winAmountMicro)).toEqual(['90000000']);
    });

    it('keeps to a category', async () => {
      expect((await board('?gameCategory=RNG')).latest).toHaveLength(3);
      expect(await board('?gameCategory=FISH')).toEqual({ latest: [], biggest: [] });
    });

    it('tells nothing of another brand’s players', async () => {
      expect(await board('', OTHER_HOST)).toEqual({ latest: [], biggest: [] });
    });
  });
});
