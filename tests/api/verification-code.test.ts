import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { takeQuota } from '#server/account/verification/message-quota.store.ts';
import { cookiesOf, e164, freshNumber, MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { OTHER_HOST, openTestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  const elsewhere = mobileCalls(app, OTHER_HOST);
  beforeAll(async () => {
    await mobile.setFlags(MOBILE_FLAGS);
    await elsewhere.setFlags(MOBILE_FLAGS);
  });

  describe('codes by SMS', () => {
    it('are stored as keyed hashes only', async () => {
      const number = freshNumber();
      const code = await mobile.sentCode('register', number);
      const row = await app()
        .database.db.selectFrom('verification_code')
        .selectAll()
        .where('recipient', '=', e164(number))
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row, (_, value: unknown) => String(value))).not.toContain(code);
      expect(row.code_hash).toHaveLength(43);
    });

    it('wait a minute before another is sent, and the newer one replaces the older', async () => {
      const number = freshNumber();
      const asked = await mobile.send('register', number);
      const first = await mobile.codeFor(number);
      const early = await mobile.send('register', number, { headers: cookiesOf(asked) });
      expect(early.body.code).toBe('SMS_QUOTA_EXCEEDED');
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
      expect(early.body.message).toMatch(/ dentro de (?:5[1-9]|60) segundos\.$/);
      app().clock.advance({ ms: 61_000 });
      await mobile.send('register', number, { headers: cookiesOf(asked) });
      const second = await mobile.codeFor(number);
      expect(second).not.toBe(first);
      const old = await mobile.register(number, { verificationCode: first });
      expect(old.body.code).toBe('VERIFICATION_CODE_INVALID');
      expect((await mobile.register(number, { verificationCode: second })).status).toBe(200);
    });

    it('expire after ten minutes', async () => {
      const number = freshNumber();
      const verificationCode = await mobile.sentCode('register', number);
      app().clock.advance({ minutes: 10, ms: 1 });
      const late = await mobile.register(number, { verificationCode });
      expect(late.body.code).toBe('VERIFICATION_CODE_EXPIRED');
    });

    it('end after five wrong tries by their asker', async () => {
      const number = freshNumber();
      const headers = cookiesOf(await mobile.send('register', number));
      const right = await mobile.codeFor(number);
      const wrong = right === '0000000' ? '0000001' : '0000000';
      for (let tried = 0; tried < 5; tried += 1) {
        const answer = await mobile.register(number, { verificationCode: wrong }, headers);
        expect(answer.body.code).toBe('VERIFICATION_CODE_INVALID');
      }
      const answer = await mobile.register(number, { verificationCode: right }, headers);
      expect(answer.body.code).toBe('VERIFICATION_CODE_INVALID');
    });

    it('outlast what strangers enter and ask for', async () => {
      const number = freshNumber();
      const headers = cookiesOf(await mobile.send('register', number));
      const right = await mobile.codeFor(number);
      const wrong = right === '0000000' ? '0000001' : '0000000';
      app().clock.advance({ ms: 61_000 });
      await mobile.send('register', number);
      for (let tried = 0; tried < 20; tried += 1) {
        await mobile.register(number, { verificationCode: wrong });
      }
      const stranger = await mobile.register(number, { verificationCode: right });
      expect(stranger.body.code).toBe('VERIFICATION_CODE_INVALID');
      const answer = await mobile.register(number, { verificationCode: right }, headers);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    });

    it("are sent to the owner's device after strangers have used up the number's quota", async () => {
      const { number, headers } = await mobile.mobileMember();
      for (let sent = 0; sent < 13; sent += 1) {
        app().clock.advance({ ms: 61_000 });
        await mobile.send('login', number);
      }
      expect((await mobile.send('login', number)).body.code).toBe('SMS_QUOTA_EXCEEDED');
      expect((await mobile.send('login', number, { headers })).status).toBe(200);
    });

    it('are limited for a block of numbers and for a burst, with an alarm', async () => {
      const took = async (sources: Parameters<typeof takeQuota>[2], times: number) => {
        const refused: string[] = [];
        for (let sent = 0; sent < times; sent += 1) {
          await inTransaction(app().database.db, (tx) =>
            takeQuota(tx, 'kyvolta', sources, app().clock, (kind) => refused.push(kind)),
          ).catch(() => undefined);
        }
        return refused;
      };
      expect(await took([{ kind: 'block', value: '+5199999' }], 42)).toEqual(['block', 'block']);
      expect(await took([{ kind: 'burst', value: 'test' }], 61)).toEqual(['burst']);
      app().clock.advance({ ms: 61_000 });
      expect(await took([{ kind: 'burst', value: 'test' }], 1)).toEqual([]);
    });

    it('open one session when ten requests bring the same code together', async () => {
      const { number } = await mobile.mobileMember();
      app().clock.advance({ ms: 61_000 });
      const code = await mobile.sentCode('login', number);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => mobile.signIn(number, code)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('hold for their own purpose and brand', async () => {
      const { number } = await mobile.mobileMember();
      app().clock.advance({ ms: 61_000 });
      const code = await mobile.sentCode('login', number);
      expect((await mobile.resetPassword(number, code)).body.code).toBe(
        'VERIFICATION_CODE_INVALID',
      );
      expect((await elsewhere.signIn(number, code)).body.code).toBe('VERIFICATION_CODE_INVALID');
      expect((await mobile.signIn(number, code)).status).toBe(200);
    });

    it('answer the same for a number without an account, and send it nothing', async () => {
      const stranger = freshNumber();
      const { number } = await mobile.mobileMember();
      app().clock.advance({ ms: 61_000 });
      for (const purpose of ['login', 'password'] as const) {
        const [known, unknown] = [
          await mobile.send(purpose, number),
          await mobile.send(purpose, stranger),
        ];
        expect(unknown.status).toBe(known.status);
        expect(Object.keys(unknown.body.value)).toEqual(Object.keys(known.body.value));
        const again = [
          await mobile.send(purpose, number, { headers: cookiesOf(known) }),
          await mobile.send(purpose, stranger, { headers: cookiesOf(unknown) }),
        ];
        expect(again.map(({ body }) => body.code)).toEqual(Array(2).fill('SMS_QUOTA_EXCEEDED'));
        app().clock.advance({ ms: 61_000 });
      }
      expect(await mobile.textsTo(stranger)).toEqual([]);
      expect((await mobile.signIn(stranger, '1234567')).body.code).toBe(
        'VERIFICATION_CODE_INVALID',
      );
    });

    it('tell the owner of a registered number about the account, and nobody else', async () => {
      const { number } = await mobile.mobileMember();
      app().clock.advance({ ms: 61_000 });
      expect((await mobile.send('register', number)).status).toBe(200);
      const [text = ''] = await mobile.textsTo(number);
      expect(text).toContain('Denluma');
      expect(text).not.toMatch(/[0-9]{7}/);
    });

    it('are limited for each number, and each brand counts by itself', async () => {
      const number = freshNumber();
      // The block of numbers is counted too.
      app().clock.advance({ minutes: 61 });
      for (let sent = 0; sent < 12; sent += 1) {
        expect((await mobile.send('register', number)).status).toBe(200);
        app().clock.advance({ ms: 61_000 });
      }
      const refused = await mobile.send('register', number);
      expect(refused.body.code).toBe('SMS_QUOTA_EXCEEDED');
      expect(refused.body.message).toMatch(/ dentro de 4[0-9] minutos\.$/);
      expect((await elsewhere.send('register', number)).status).toBe(200);
      app().clock.advance({ minutes: 61 });
      expect((await mobile.send('register', number)).status).toBe(200);
    });

    it('are limited for each address over all numbers', async () => {
      const take = (address: string) =>
        inTransaction(app().database.db, (tx) =>
          takeQuota(
            tx,
            'denluma',
            [
              { kind: 'number', value: e164(freshNumber()) },
              { kind: 'address', value: address },
            ],
            app().clock,
          ),
        );
      for (let sent = 0; sent < 20; sent += 1) await take('203.0.113.7');
      await expect(take('203.0.113.7')).rejects.toMatchObject({ code: 'SMS_QUOTA_EXCEEDED' });
      await expect(take('203.0.113.8')).resolves.toBeUndefined();
      app().clock.advance({ minutes: 61 });
      await expect(take('203.0.113.7')).resolves.toBeUndefined();
    });

    it('are sent at once to a second asker of the same number', async () => {
      const { number } = await mobile.mobileMember();
      expect((await mobile.send('login', number)).status).toBe(200);
      expect((await mobile.send('login', number)).status).toBe(200);
    });

    it('never pass a quota together', async () => {
      const number = freshNumber();
      const headers = cookiesOf(await mobile.send('register', freshNumber()));
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => mobile.send('register', number, { headers })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await mobile.textsTo(number)).toHaveLength(1);
    });

    it.each(['123456', '012345678', '112345678', '99999999999'])(
      'are not sent to %s',
      async (number) => {
        const answer = await mobile.send('login', number);
        expect(answer.body.code).toBe('INVALID_PHONE');
        expect(answer.body.fields?.['/mobileNum']?.message).not.toMatch(/[{}_:]/);
      },
    );

    it('are not sent to countries that the brand does not serve', async () => {
      const answer = await mobile.send('login', '612345678', { countryDialingCode: '+34' });
      expect(answer.body.code).toBe('INVALID_PHONE');
    });

    it('are not offered while the flag of their purpose is off', async () => {
      await elsewhere.setFlags({ MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: false });
      for (const purpose of ['login', 'password'] as const) {
        const answer = await elsewhere.send(purpose, freshNumber());
        expect(answer.body.code).toBe('METHOD_NOT_OFFERED');
      }
      expect((await elsewhere.signIn(freshNumber(), '1234567')).body.code).toBe(
        'METHOD_NOT_OFFERED',
      );
      expect((await elsewhere.resetPassword(freshNumber(), '1234567')).body.code).toBe(
        'METHOD_NOT_OFFERED',
      );
      await elsewhere.setFlags(MOBILE_FLAGS);
    });
  });

  it('a server without a gateway offers nothing by SMS, whatever the flags say', async () => {
    const other = await openTestApp(await engine.open('published'), {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'help@denluma.example',
    });
    const calls = mobileCalls(() => other);
    await calls.setFlags(MOBILE_FLAGS);
    for (const purpose of ['login', 'password', 'register'] as const) {
      expect((await calls.send(purpose, freshNumber())).body.code).toBe('METHOD_NOT_OFFERED');
    }
    await other.server.close();
    await other.database.close();
  });
});
