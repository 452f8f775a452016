import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HumanCheck } from '#contract/generated/types.ts';
import { solutionOf, solvedCheck, startCheck } from '#tests/support/human-check.ts';
import { registerMember, registration } from '#tests/support/members.ts';
import { e164, freshNumber, MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { faultsOf, freshIp } from '#tests/support/passwords.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  beforeAll(() => mobile.setFlags({ ...MOBILE_FLAGS, REGMOBVERF3: false }));
  const passes = async (humanCheck: HumanCheck): Promise<boolean> => {
    const answer = await mobile.send('login', freshNumber(), { humanCheck });
    if (answer.status !== 200) expect(answer.body.code).toBe('HUMAN_CHECK_FAILED');
    return answer.status === 200;
  };

  describe('a check that a person is there', () => {
    it.each(['slider', 'captcha', 'proofOfWork'] as const)(
      'of kind %s is passed by its solution, once',
      async (kind) => {
        const check = await solvedCheck(app(), { kind });
        expect(await passes(check)).toBe(true);
        expect(await passes(check)).toBe(false);
      },
    );

    it('shows pictures and hides the solution', async () => {
      const slider = await startCheck(app(), { kind: 'slider' });
      const letters = await startCheck(app(), { kind: 'captcha' });
      const pictures = [slider.puzzle?.backgroundPng, slider.puzzle?.piecePng, letters.letters];
      for (const picture of pictures) {
        expect(
          Buffer.from(picture ?? '', 'base64')
            .subarray(1, 4)
            .toString(),
        ).toBe('PNG');
      }
      expect(JSON.stringify(letters)).not.toContain(solutionOf(letters));
    });

    it('counts one answer of ten that come together', async () => {
      const check = await solvedCheck(app());
      const answers = await Promise.all(Array.from({ length: 10 }, () => passes(check)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    });

    it('is used up by a wrong answer', async () => {
      const check = await solvedCheck(app(), { kind: 'captcha' });
      expect(await passes({ ...check, answer: 'AAAAA' })).toBe(false);
      expect(await passes(check)).toBe(false);
    });

    it('ends after five minutes', async () => {
      const check = await solvedCheck(app());
      app().clock.advance({ minutes: 5, ms: 1 });
      expect(await passes(check)).toBe(false);
    });

    it('holds for its own brand and kind', async () => {
      expect(await passes(await solvedCheck(app(), { host: OTHER_HOST }))).toBe(false);
      expect(await passes({ ...(await solvedCheck(app())), kind: 'slider' })).toBe(false);
    });

    it.each(['', 'x', '{}', 'A'.repeat(80)])('is not %j', async (challengeId) => {
      const humanCheck = { challengeId, kind: 'captcha', answer: 'ACEFH' } as const;
      const answer = await mobile.send('login', freshNumber(), { humanCheck });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    });

    it('by work is solved as a browser solves it', async () => {
      const { challengeId, work } = await startCheck(app(), { kind: 'proofOfWork' });
      if (work === null) throw new Error('there is no work');
      const solution = await solveChallenge({ challenge: { parameters: work }, deriveKey });
      const check = { challengeId, kind: 'proofOfWork' as const };
      expect(await passes({ ...check, answer: String(solution?.counter) })).toBe(true);
    });
  });

  describe('sign-in after wrong passwords', () => {
    const signIn = (username: string, password: string, more: object = {}, ip = freshIp()) =>
      app().call('POST', '/wps/session/login', {
        ip,
        body: { username, password, type: 'username', tokenKind: 'bearer', ...more },
      });

    it('needs a check from the same address, for names that do not exist as well', async () => {
      const member = await registerMember(app());
      for (const username of [member.username, `nobody${Date.now()}`]) {
        const ip = freshIp();
        for (let tried = 0; tried < 3; tried += 1) {
          const wrong = await signIn(username, `wrong ${tried}`, {}, ip);
          expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
        }
        const fourth = await signIn(username, member.password, {}, ip);
        expect(fourth.body.code).toBe('CAPTCHA_REQUIRED');
        const check = await solvedCheck(app());
        const wrong = { humanCheck: { ...check, answer: 'AAAAA' } };
        expect((await signIn(username, member.password, wrong, ip)).body.code).toBe(
          'CAPTCHA_INVALID',
        );
        const passed = { humanCheck: await solvedCheck(app(), { kind: 'slider' }) };
        const answer = await signIn(username, member.password, passed, ip);
        expect(answer.body.code).toBe(
          username === member.username ? undefined : 'INVALID_CREDENTIALS',
        );
      }
      expect((await signIn(member.username, member.password)).status).toBe(200);
    });

    it('needs none after the window has ended', async () => {
      const member = await registerMember(app());
      const ip = freshIp();
      for (let tried = 0; tried < 3; tried += 1) await signIn(member.username, 'wrong', {}, ip);
      app().clock.advance({ minutes: 16 });
      expect((await signIn(member.username, member.password, {}, ip)).status).toBe(200);
    });
  });

  it('registration needs a check where the register rule is on', async () => {
    const rule = {
      field: 'captcha',
      enabled: true,
      required: true,
      minLength: 1,
      maxLength: 16,
      patternId: 'anyCharacters',
      acceptedPattern: '',
    };
    await storeSetting(app(), { kind: 'registerRules' }, (held: { field: string }[]) => [
      ...held.filter(({ field }) => field !== 'captcha'),
      rule,
    ]);
    // The live brands read what changed.
    await mobile.setFlags({});
    const register = (more: Record<string, unknown>) =>
      app().call('PUT', '/wps/member/register', {
        ip: freshIp(),
        body: registration(`checked${Math.floor(Math.random() * 1e9)}`, more),
      });
    const without = await register({});
    expect(without.body.code).toBe('CAPTCHA_REQUIRED');
    expect(faultsOf(without)).toEqual({ '/humanCheck': 'required' });
    const humanCheck = await solvedCheck(app());
    expect((await register({ humanCheck: { ...humanCheck, answer: 'AAAAA' } })).body.code).toBe(
      'CAPTCHA_INVALID',
    );
    const answer = await register({ humanCheck: await solvedCheck(app()) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it('refuses a code to a robot before it counts a message', async () => {
    const number = freshNumber();
    const check = { challengeId: 'x'.repeat(40), kind: 'captcha', answer: 'ACEFH' };
    await mobile.send('login', number, { humanCheck: check });
    const rows = await app()
      .database.db.selectFrom('message_quota')
      .select('sent')
      .where('source', '=', `number:${e164(number)}`)
      .execute();
    expect(rows).toEqual([]);
  });
});
