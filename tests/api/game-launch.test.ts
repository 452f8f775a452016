import { describe, expect, it } from 'vitest';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { JADE, launchJade } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const launch = ({ token }: TestMember, more: object = {}) =>
    app().call('POST', '/wps/game/launchGame', { token, body: { ...JADE, ...more } });
  const set = ({ memberId }: TestMember, what: { status?: string; account_type?: number }) =>
    app().database.db.updateTable('member').set(what).where('id', '=', BigInt(memberId)).execute();

  describe('a launch', () => {
    it('is refused to a blocked member and to a trial player, and in a mode that is not there', async () => {
      const member = await registerMember(app());
      const demo = await launch(member, { mode: 'demo' });
      expect([demo.status, demo.body.code]).toEqual([422, 'DEMO_NOT_OFFERED']);
      await set(member, { status: 'blocked' });
      const blocked = await launch(member);
      expect([blocked.status, blocked.body.code]).toEqual([403, 'MEMBER_BLOCKED']);
      await set(member, { status: 'active', account_type: 4 });
      const trial = await launch(member);
      expect([trial.status, trial.body.code]).toEqual([403, 'TRIAL_NOT_ALLOWED']);
    });
  });

  describe('the limits of a game', () => {
    it('count each player by themselves at one address, and made-up tokens by the address', async () => {
      const ip = '203.0.113.50';
      const session = (token: string) => app().call('GET', '/house/session', { ip, token });
      const [one, other] = [
        await launchJade(app(), await registerMember(app())),
        await launchJade(app(), await registerMember(app())),
      ];
      expect((await session(one)).status).toBe(200);
      expect((await session(other)).status).toBe(200);
      const statuses: number[] = [];
      for (let sent = 0; sent < 121; sent += 1) statuses.push((await session(one)).status);
      expect(statuses.at(-1)).toBe(429);
      expect((await session(other)).status).toBe(200);
      const made: number[] = [];
      for (let sent = 0; sent < 121; sent += 1) {
        made.push((await session(`made-up-token-of-nobody-${sent}`)).status);
      }
      expect(made.at(-1)).toBe(429);
      expect((await session(other)).status).toBe(200);
    });
  });
});
