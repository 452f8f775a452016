import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeMessage } from '#contract/generated/types.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { NewMessage } from '#server/platform/messages/messages.ts';
import { openSmsGateway, type TestSmsGateway } from '#tests/support/sms-gateway.ts';
import { smtpServer, type TestSmtp } from '#tests/support/smtp-server.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { openTestApp, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const CODE = '7431902';

onOneEngine((engine) => {
  const queue = (app: TestApp, more: Partial<NewMessage> = {}) =>
    inTransaction(app.database.db, (tx) =>
      app.server.messages.queue(tx, {
        brand: 'denluma',
        channel: 'sms',
        to: '+51987654321',
        language: 'es',
        subject: '',
        text: `Tu código: ${CODE}`,
        expiresAt: new Date(app.clock.now().getTime() + 600_000),
        ...more,
      }),
    );
  const sendDue = (app: TestApp) => app.server.messages.sendDue();
  const list = async (app: TestApp, query = '', brand = 'denluma') => {
    const { headers } = await signInStaff(app, 'support');
    const url = `/office/api/brands/${brand}/messages${query}`;
    return app.call<{ items: OfficeMessage[]; nextCursor: string | null }>('GET', url, { headers });
  };
  const newest = async (app: TestApp): Promise<OfficeMessage> => {
    const [message] = (await list(app, '?limit=1')).body.value.items;
    if (message === undefined) throw new Error('there is no message');
    return message;
  };

  describe('messages of a server with a mail server and a gateway', () => {
    let gateway: TestSmsGateway;
    let smtp: TestSmtp;
    let app: TestApp;
    beforeAll(async () => {
      gateway = await openSmsGateway();
      smtp = await smtpServer();
      app = await openTestApp(await engine.open(), {
        SMS_GATEWAY_URL: gateway.url,
        SMS_GATEWAY_SECRET: 'sms-gateway-secret-for-tests-0123456789',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Help <help@denluma.example>',
      });
    });
    afterAll(async () => {
      await app.server.close();
      await app.database.close();
      await gateway.close();
      await smtp.close();
    });

    it('are sent once by their channel, and their text is erased', async () => {
      const before = gateway.requests.length;
      await queue(app);
      await queue(app, { channel: 'mail', to: 'luna@example.com', subject: 'Hola' });
      await sendDue(app);
      await sendDue(app);
      expect(gateway.requests.slice(before).map(({ body }) => body)).toEqual([
        expect.stringContaining(CODE),
      ]);
      expect(smtp.recipients).toEqual(['luna@example.com']);
      const { items } = (await list(app, '?limit=2')).body.value;
      expect(items.map(({ channel, status, text }) => [channel, status, text])).toEqual([
        ['mail', 'sent', null],
        ['sms', 'sent', null],
      ]);
      expect(items.map(({ to }) => to)).toEqual(['l•••@example.com', '+51•••21']);
      const bodies = await app.database.db.selectFrom('message').select('body').execute();
      expect(bodies.every(({ body }) => body === null)).toBe(true);
    });

    it('are unreadable in the database while they wait', async () => {
      gateway.answerWith(503);
      await queue(app);
      const rows = await app.database.db.selectFrom('message').selectAll().execute();
      const dump = JSON.stringify(rows, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      expect(dump).not.toContain(CODE);
      await sendDue(app);
      const failed = await newest(app);
      expect(failed).toMatchObject({
        status: 'queued',
        attempts: 1,
        error: 'the SMS gateway answered 503',
        text: null,
      });
      gateway.answerWith(202);
      app.clock.advance({ ms: 6_000 });
      await sendDue(app);
      expect(await newest(app)).toMatchObject({ status: 'sent', attempts: 2, error: null });
    });

    it('fail for good after six attempts, and staff send them again', async () => {
      gateway.answerWith(500);
      const expiresAt = new Date(app.clock.now().getTime() + 3_600_000);
      await queue(app, { expiresAt });
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await sendDue(app);
        app.clock.advance({ minutes: 6 });
      }
      const failed = await newest(app);
      expect(failed).toMatchObject({ status: 'failed', attempts: 6 });
      const retry = async (
        id: string,
        role: 'support' | 'editor' = 'support',
        brand = 'denluma',
      ) => {
        const { headers } = await signInStaff(app, role);
        return app.call('POST', `/office/api/brands/${brand}/messages/${id}/retry`, {
          headers: { ...headers, 'idempotency-key': `${role}-${brand}-${id}-${Math.random()}` },
        });
      };
      expect((await retry(failed.id, 'editor')).body.code).toBe('FORBIDDEN');
      expect((await retry(failed.id, 'support', 'kyvolta')).body.code).toBe('MESSAGE_NOT_FOUND');
      gateway.answerWith(202);
      expect((await retry(failed.id)).status).toBe(200);
      await app.server.background.settle();
      expect(await newest(app)).toMatchObject({ id: failed.id, status: 'sent', attempts: 1 });
      expect((await retry(failed.id)).body.code).toBe('MESSAGE_NOT_FOUND');
    });

    it('are given up at once when a retry cannot help', async () => {
      gateway.answerWith(400);
      await queue(app);
      await sendDue(app);
      expect(await newest(app)).toMatchObject({ status: 'failed', attempts: 1 });
      gateway.answerWith(202);
    });

    it('are not sent after they have expired', async () => {
      const before = gateway.requests.length;
      await queue(app, { expiresAt: new Date(app.clock.now().getTime() + 1_000) });
      app.clock.advance({ ms: 1_500 });
      await sendDue(app);
      expect(gateway.requests).toHaveLength(before);
      expect(await newest(app)).toMatchObject({ status: 'expired', attempts: 0 });
    });

    it('are sent once by two nodes that run at the same time', async () => {
      const before = gateway.requests.length;
      for (let made = 0; made < 30; made += 1) await queue(app, { to: `+519${10_000_000 + made}` });
      await Promise.all([sendDue(app), sendDue(app), sendDue(app)]);
      const sent = gateway.requests
        .slice(before)
        .map(({ body }) => (JSON.parse(body) as { to: string }).to);
      expect(sent).toHaveLength(30);
      expect(new Set(sent).size).toBe(30);
    });

    it('wait for the transaction that announces them', async () => {
      const before = gateway.requests.length;
      await expect(
        inTransaction(app.database.db, async (tx) => {
          await app.server.messages.queue(tx, {
            brand: 'denluma',
            channel: 'sms',
            to: '+51900000000',
            language: 'es',
            subject: '',
            text: CODE,
            expiresAt: new Date(app.clock.now().getTime() + 600_000),
          });
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      await sendDue(app);
      expect(gateway.requests).toHaveLength(before);
    });

    it('are counted in the metrics, failures of all nodes included', async () => {
      await app.server.jobs
        .find(({ name }) => name === 'watchMessages')
        ?.run({
          assertHeld: () => Promise.resolve(),
        });
      const { body } = await app.call<string>('GET', '/metrics');
      expect(body.value).toMatch(/^message_total\{channel="sms",outcome="sent"\} [1-9]/m);
      expect(body.value).toMatch(/^message_failed 1$/m);
    });
  });

  describe('messages of a demo', () => {
    const app = useTestApp(engine);

    it('are kept for staff of their brand to read', async () => {
      await queue(app());
      await sendDue(app());
      expect(await newest(app())).toMatchObject({
        to: '+51987654321',
        status: 'sent',
        text: `Tu código: ${CODE}`,
      });
      expect((await list(app(), '', 'kyvolta')).body.value.items).toEqual([]);
      const url = '/office/api/brands/denluma/messages';
      const editor = await signInStaff(app(), 'editor');
      expect((await app().call('GET', url, { headers: editor.headers })).body.code).toBe(
        'FORBIDDEN',
      );
      expect((await app().call('GET', url)).body.code).toBe('NOT_SIGNED_IN');
      const { headers } = await signInStaff(app(), 'support', ['kyvolta']);
      expect((await app().call('GET', url, { headers })).body.code).toBe('BRAND_NOT_FOUND');
    });

    it('are paged and filtered by status, newest first', async () => {
      await queue(app(), { to: '+51911111111' });
      await queue(app(), { to: '+51922222222' });
      const first = (await list(app(), '?limit=1&status=queued')).body.value;
      expect(first.items.map(({ to }) => to)).toEqual(['+51922222222']);
      const second = (await list(app(), `?limit=1&status=queued&cursor=${first.nextCursor}`)).body
        .value;
      expect(second.items.map(({ to }) => to)).toEqual(['+51911111111']);
      expect(second.nextCursor).toBeNull();
      expect((await list(app(), '?status=failed')).body.value.items).toEqual([]);
    });
  });
});
