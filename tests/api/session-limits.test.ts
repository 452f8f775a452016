import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseSeed, launchJade } from '#tests/support/play.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const KIND = 'session-limits';
const DEFAULTS = { lifetimeMinutes: 1_440, idleMinutes: 30, passwordMaxAgeDays: 90 };

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  // Staff sessions have an idle limit too.
  const signIn = async () => {
    operator = await signInStaff(app(), 'operator');
  };
  beforeEach(signIn);

  const setLimits = (limits: object) => setFact(app(), KIND, operator, { limits });
  const isSignedIn = async ({ token }: TestMember, host?: string) => {
    const options = host === undefined ? { token } : { token, host };
    const answer = await app().call('GET', '/wps/member/info', options);
    return answer.status === 200 ? true : answer.body.code;
  };
  afterEach(async () => {
    await signIn();
    await setLimits(DEFAULTS);
  });

  describe('session limits of a brand', () => {
    it('are 24 hours and 30 idle minutes until staff change them', async () => {
      const { body } = await getFact(app(), KIND, operator, 'kyvolta');
      expect(body.value).toEqual({
        brand: 'kyvolta',
        version: 0,
        lastChange: null,
        limits: DEFAULTS,
      });
    });

    it('end an idle session after the minutes the brand allows, on this brand only', async () => {
      await setLimits({ lifetimeMinutes: 60, idleMinutes: 5, passwordMaxAgeDays: 90 });
      const member = await registerMember(app());
      const other = await registerMember(app(), { host: OTHER_HOST });
      app().clock.advance({ minutes: 4 });
      expect(await isSignedIn(member)).toBe(true);
      app().clock.advance({ minutes: 4.5 });
      expect(await isSignedIn(member)).toBe(true);
      app().clock.advance({ minutes: 5.5 });
      expect(await isSignedIn(member)).toBe('SESSION_EXPIRED');
      expect(await isSignedIn(other, OTHER_HOST)).toBe(true);
    });

    it('end a session in use after its lifetime', async () => {
      await setLimits({ lifetimeMinutes: 30, idleMinutes: 30, passwordMaxAgeDays: 90 });
      const member = await registerMember(app());
      for (let turn = 0; turn < 2; turn += 1) {
        app().clock.advance({ minutes: 14 });
        expect(await isSignedIn(member)).toBe(true);
      }
      app().clock.advance({ minutes: 3 });
      expect(await isSignedIn(member)).toBe('SESSION_EXPIRED');
    });

    it('leave open sessions as they are', async () => {
      const member = await registerMember(app());
      await setLimits({ lifetimeMinutes: 30, idleMinutes: 5, passwordMaxAgeDays: 90 });
      app().clock.advance({ minutes: 20 });
      expect(await isSignedIn(member)).toBe(true);
    });

    it('end the game with the idle session', async () => {
      await setLimits({ lifetimeMinutes: 60, idleMinutes: 5, passwordMaxAgeDays: 90 });
      const member = await registerMember(app());
      await deposit(app(), member, 20_000_000n);
      const launchToken = await launchJade(app(), member);
      await chooseSeed(app(), launchToken);
      app().clock.advance({ minutes: 6 });
      const stake = await app().call('POST', '/house/rounds', {
        token: launchToken,
        key: 'stake-after-idle',
        body: { stakeMicro: '1000000' },
      });
      expect(stake.status).toBe(401);
    });

    it('are refused outside their bounds, each at its pointer', async () => {
      const { status, body } = await setLimits({
        lifetimeMinutes: 29,
        idleMinutes: 31,
        passwordMaxAgeDays: 90,
      });
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
        '/limits/idleMinutes',
        '/limits/lifetimeMinutes',
      ]);
    });

    it('appear in the audit log once, however often they are set', async () => {
      const limits = { lifetimeMinutes: 90, idleMinutes: 10, passwordMaxAgeDays: 90 };
      const [first, again] = [await setLimits(limits), await setLimits(limits)];
      expect(again.body.value.version).toBe(first.body.value.version);
      const { items } = await auditOf(app(), operator);
      expect(items[0]).toMatchObject({
        action: 'setSessionLimits',
        before: DEFAULTS,
        after: limits,
      });
    });
  });
});
