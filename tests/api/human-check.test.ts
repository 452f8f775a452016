import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HumanCheck } from '#contract/generated/types.ts';
import { sealedIn, solvedCheck, startCheck } from '#tests/support/human-check.ts';
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
      expect(JSON.stringify(letters)).not.toContain(sealedIn(letters).solution);
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

    it('measures the time itself', async () => {
      const slider = await startCheck(app(), { kind: 'slider' });
      const { solution, counter: work } = sealedIn(slider);
      const answer = `10@300;${solution}@1200`;
      expect(await passes({ challengeId: slider.challengeId, work, answer })).toBe(false);
      const letters = await startCheck(app(), { kind: 'captcha' });
      const read = { work: sealedIn(letters).counter, answer: sealedIn(letters).solution };
      expect(await passes({ challengeId: letters.challengeId, ...read })).toBe(false);
    });

    it('asks for more work the more an address, its network and an account ask for', async () => {
      const factors = async (ips: readonly string[]) => {
        const found: number[] = [];
        for (const ip of ips)
          found.push(sealedIn(await startCheck(app(), { kind: null, ip })).factor);
        return found;
      };
      const one = await factors(Array.from({ length: 25 }, () => '198.51.100.7'));
      expect([one[0], one[7], one[8], one[16], one[24]]).toEqual([1, 1, 2, 4, 8]);
      const network = await factors(Array.from({ length: 60 }, (_, at) => `203.0.113.${at + 1}`));
      expect([network[0], network[47], network[48]]).toEqual([1, 1, 2]);
      const asked = await startCheck(app(), { kind: 'proofOfWork', effort: 4 });
      expect(sealedIn(asked).factor).toBe(16);
    });

    it('without its work is none', async () => {
      const check = await solvedCheck(app(), { kind: 'slider' });
      expect(await passes({ ...check, work: '1' })).toBe(false);
    });

    it('serves a crowd while somebody keeps forty requests open', async () => {
      let isOver = false;
      let sent = 0;
      // Another brand: the pressure on this one is looked at below.
      const ask = (ip: string) => app().call('GET', '/wps/captcha', { ip, host: OTHER_HOST });
      const attackers = Array.from({ length: 40 }, async () => {
        while (!isOver) {
          sent += 1;
          await ask(`172.16.${(sent >> 8) & 255}.${sent & 255}`);
        }
      });
      const players = await Promise.all(
        Array.from({ length: 200 }, (_, at) => ask(`172.20.${at}.9`)),
      );
      isOver = true;
      await Promise.all(attackers);
      expect(players.map(({ status }) => status)).toEqual(players.map(() => 200));
    });

    it('holds for its own brand', async () => {
      expect(await passes(await solvedCheck(app(), { host: OTHER_HOST }))).toBe(false);
    });

    it.each(['', 'x', '{}', 'A'.repeat(80)])('is not %j', async (challengeId) => {
      const humanCheck = { challengeId, work: '1', answer: 'ACEFH' };
      const answer = await mobile.send('login', freshNumber(), { humanCheck });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    });

    it('by work is solved as a browser solves it', async () => {
      const { challengeId, work } = await startCheck(app(), { kind: 'proofOfWork' });
      const solution = await solveChallenge({ challenge: { parameters: work }, deriveKey });
      expect(await passes({ challengeId, work: String(solution?.counter) })).toBe(true);
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
        const wrong = { humanCheck: { ...check, work: '1' } };
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

    it('needs more work for an account with many wrong passwords', async () => {
      const member = await registerMember(app());
      const wrong = async () => {
        const ip = freshIp();
        for (let tried = 0; tried < 3; tried += 1) await signIn(member.username, 'wrong', {}, ip);
      };
      for (let round = 0; round < 8; round += 1) await wrong();
      const ip = freshIp();
      const asked = await signIn(member.username, member.password, {}, ip);
      expect([asked.body.code, asked.body.value]).toEqual(['CAPTCHA_REQUIRED', { effort: 2 }]);
      // The work alone costs four times as much as with a picture.
      const easy = await solvedCheck(app(), { kind: 'slider' });
      const refused = await signIn(member.username, member.password, { humanCheck: easy }, ip);
      expect(refused.body.code).toBe('CAPTCHA_INVALID');
      const humanCheck = await solvedCheck(app(), { kind: 'slider', effort: 2 });
      expect((await signIn(member.username, member.password, { humanCheck }, ip)).status).toBe(200);
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
    expect((await register({ humanCheck: { ...humanCheck, work: '1' } })).body.code).toBe(
      'CAPTCHA_INVALID',
    );
    const answer = await register({ humanCheck: await solvedCheck(app()) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it('refuses a code to a robot before it counts a message', async () => {
    const number = freshNumber();
    const check = { challengeId: 'x'.repeat(40), work: '1', answer: 'ACEFH' };
    await mobile.send('login', number, { humanCheck: check });
    const rows = await app()
      .database.db.selectFrom('message_quota')
      .select('sent')
      .where('source', '=', `number:${e164(number)}`)
      .execute();
    expect(rows).toEqual([]);
  });
});
