import { beforeAll, expect, it } from 'vitest';
import type { GameItem, GamePolicy } from '#contract/generated/types.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed, launchJade } from '#tests/support/play.ts';
import { approved } from '#tests/support/second-person.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const KIND = 'game-policy';
const STAKE = '1000000';
const AS_DESIGNED: GamePolicy = { slotReturn: null, fastPlay: false, leastRoundMs: null };

interface Session {
  gameVersion: string;
  flags: { minRoundMs: number; turbo: boolean };
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  let member: TestMember;
  let token = '';

  const set = (policy: object) => setFact(app(), KIND, operator, { policy });
  const session = async () =>
    (await app().call<Session>('GET', '/house/session', { token })).body.value;
  let presses = 0;
  const play = () =>
    app().call<{ roundId: string; events: { type: string }[] }>('POST', '/house/rounds', {
      token,
      key: `policy-press-${++presses}`,
      body: { stakeMicro: STAKE },
    });
  const playOut = async (): Promise<string> => {
    const { body } = await play();
    await app().call('POST', `/house/rounds/${body.value.roundId}/finish`, { token });
    return body.value.roundId;
  };
  const versionOf = async (roundId: string) =>
    app()
      .database.db.selectFrom('house_round')
      .select('game_version')
      .where('id', '=', BigInt(roundId))
      .executeTakeFirstOrThrow();
  const percentOf = async (host?: string) => {
    const path = '/wps/relay/game/list?gameName=jade%20orchard';
    const answer = await app().call<{ content: GameItem[] }>(
      'GET',
      path,
      host === undefined ? {} : { host },
    );
    return Number(answer.body.value.content[0]?.rtpPercent);
  };

  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
    member = await registerMember(app());
    await deposit(app(), member, 50_000_000n);
    token = await launchJade(app(), member);
    await chooseSeed(app(), token);
    app().clock.advance({ ms: 2_600 });
  });

  it('leaves games as they were designed until somebody asks for another return', async () => {
    const held = (await getFact(app(), KIND, operator)).body.value;
    expect(held).toMatchObject({ version: 0, policy: AS_DESIGNED });
    expect(held.slots).toHaveLength(24);
    expect(await session()).toMatchObject({
      gameVersion: '1.0.0',
      flags: { minRoundMs: 2_500, turbo: false },
    });
    const first = await playOut();
    expect(await versionOf(first)).toEqual({ game_version: '1.0.0' });

    expect((await set({ ...AS_DESIGNED, slotReturn: '92' })).body.value).toMatchObject({
      version: 1,
    });
    expect((await auditOf(app(), operator)).items[0]).toMatchObject({ action: 'setGamePolicy' });
    expect((await session()).gameVersion).toBe('1.0.0-r92');
    app().clock.advance({ ms: 2_600 });
    const second = await playOut();
    expect(await versionOf(second)).toEqual({ game_version: '1.0.0-r92' });
    // Each round is told by the rules it was decided by, and lobbies tell the return that is played.
    expect(await percentOf()).toBeCloseTo(92, 0);
    expect(await percentOf(OTHER_HOST)).toBeGreaterThan(96);
    const raised = await set(AS_DESIGNED);
    expect(raised.body.code).toBe('SECOND_PERSON_ASKED');
    expect((await approved(app(), raised)).status).toBe(200);
  });

  it('sets the pace, and fast play only where it is allowed', async () => {
    const tooSoon = async (afterMs: number) => {
      await playOut();
      app().clock.advance({ ms: afterMs });
      const answer = await play();
      if (answer.status === 200) {
        const { roundId } = answer.body.value;
        await app().call('POST', `/house/rounds/${roundId}/finish`, { token });
      }
      app().clock.advance({ minutes: 2 });
      return answer.body.code ?? 'played';
    };
    app().clock.advance({ minutes: 1 });
    expect(await tooSoon(1_100)).toBe('ROUND_TOO_SOON');
    await set({ ...AS_DESIGNED, fastPlay: true });
    expect((await session()).flags).toMatchObject({ minRoundMs: 1_000, turbo: true });
    expect(await tooSoon(1_100)).toBe('played');
    expect(await tooSoon(900)).toBe('ROUND_TOO_SOON');
    await set({ slotReturn: null, fastPlay: true, leastRoundMs: 5_000 });
    expect((await session()).flags).toMatchObject({ minRoundMs: 5_000, turbo: false });
    expect(await tooSoon(2_600)).toBe('ROUND_TOO_SOON');
    await set(AS_DESIGNED);
  });

  it('is refused where it makes no sense, and changed by operators alone', async () => {
    for (const wrong of [{ slotReturn: '99' }, { leastRoundMs: 999 }, { leastRoundMs: 60_001 }]) {
      const answer = await set({ ...AS_DESIGNED, ...wrong });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_BODY']);
    }
    const editor = await signInStaff(app(), 'editor');
    expect((await getFact(app(), KIND, editor)).status).toBe(200);
    expect((await setFact(app(), KIND, editor, { policy: AS_DESIGNED })).status).toBe(403);
  });
});
