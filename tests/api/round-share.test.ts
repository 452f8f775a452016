import { beforeAll, describe, expect, it } from 'vitest';
import type { HouseRound } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed, launchJade, playRound } from '#tests/support/play.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const sharing = (
    { token }: Pick<TestMember, 'token'>,
    method: 'POST' | 'DELETE',
    roundId: string,
  ) => app().call<ReplyOf<'shareRound'>>(method, `/wps/relay/rounds/${roundId}/share`, { token });
  const shown = (token: string, host?: string) =>
    app().call<ReplyOf<'getSharedRound'>>('GET', `/wps/relay/shared-rounds/${token}`, {
      ...(host !== undefined && { host }),
    });
  const newestOf = async ({ token }: TestMember): Promise<string> => {
    await app().server.relay.settle();
    const list = await app().call<ReplyOf<'listRounds'>>('GET', '/wps/relay/rounds', { token });
    return list.body.value.items[0]?.roundId ?? '';
  };

  let player: TestMember;
  let roundId: string;
  beforeAll(async () => {
    player = await registerMember(app());
    await deposit(app(), player, 100_000_000n);
    const token = await launchJade(app(), player);
    await chooseSeed(app(), token);
    const played = await app().call<HouseRound>('POST', '/house/rounds', {
      token,
      key: 'a-round-to-share-of-its-player',
      body: { stakeMicro: '1000000', wager: {} },
    });
    expect(played.body.code).toBeUndefined();
    await app().call('POST', `/house/rounds/${played.body.value.roundId}/finish`, {
      token,
      body: {},
    });
    roundId = await newestOf(player);
  });

  describe('a shared round', () => {
    it('is seen by anyone with the link, with its proof and without its player', async () => {
      const { body } = await sharing(player, 'POST', roundId);
      const link = body.value.share?.token ?? '';
      expect((await sharing(player, 'POST', roundId)).body.value.share?.token).toBe(link);
      const answer = await shown(link);
      expect(answer.status).toBe(200);
      const round = answer.body.value;
      expect(round).toMatchObject({ gameCode: 'jade-orchard', stakeMicro: '1000000' });
      expect(round.fairness.clientSeed).toBe('seed-of-a-test');
      const told = JSON.stringify(answer.body);
      expect(told).not.toContain(player.username);
      expect(told).not.toContain(player.memberId);
      expect(told).not.toContain('balance');
    });

    it('is seen no more once its player ends the link; another link opens it again', async () => {
      const first = (await sharing(player, 'POST', roundId)).body.value.share?.token ?? '';
      expect((await sharing(player, 'DELETE', roundId)).body.value).toEqual({ share: null });
      expect((await shown(first)).body.code).toBe('ROUND_NOT_FOUND');
      const second = (await sharing(player, 'POST', roundId)).body.value.share?.token ?? '';
      expect(second).not.toBe(first);
      expect((await shown(first)).status).toBe(404);
      expect((await shown(second)).status).toBe(200);
    });

    it('is not found by a forged link, nor on another brand', async () => {
      const link = (await sharing(player, 'POST', roundId)).body.value.share?.token ?? '';
      const [id = '', signature = ''] = link.split('.');
      expect((await shown(`${BigInt(id) + 1n}.${signature}`)).status).toBe(404);
      expect((await shown(`${id}.${'A'.repeat(43)}`)).status).toBe(404);
      expect((await shown(link, OTHER_HOST)).status).toBe(404);
    });
  });

  it('belongs to its player, and needs a proof', async () => {
    const other = await registerMember(app());
    expect((await sharing(other, 'POST', roundId)).body.code).toBe('ROUND_NOT_FOUND');
    await playRound(app(), player, 0n);
    const unproven = await newestOf(player);
    expect((await sharing(player, 'POST', unproven)).body.code).toBe('ROUND_NOT_PROVEN');
  });
});
