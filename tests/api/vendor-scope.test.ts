import { describe, expect, it } from 'vitest';
import { registerMember } from '#tests/support/members.ts';
import { launchJade } from '#tests/support/play.ts';
import { HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { vendorSignatureHeaders } from '#tests/support/vendor.ts';

const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'set-cookie',
  'content-encoding',
];

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const call = (path: string, body: object, headers: Record<string, string> = {}) => {
    const payload = JSON.stringify(body);
    return app().server.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        host: HOST,
        'content-type': 'application/json',
        'accept-encoding': 'br, gzip',
        'accept-language': 'th',
        ...vendorSignatureHeaders(payload),
        ...headers,
      },
    });
  };

  describe("a vendor's call", () => {
    it('is answered without the headers of a page', async () => {
      const member = await registerMember(app());
      const token = await launchJade(app(), member);
      const answers = [
        await call('/wallet/v1/session/check', { token, gameCode: 'jade-orchard' }),
        await call('/wallet/v1/session/check', { token: 'x'.repeat(43), gameCode: 'none' }),
        await call('/wallet/v1/bet', { garbage: true }),
      ];
      expect(answers.map(({ statusCode }) => statusCode >= 400)).toEqual([false, true, true]);
      for (const answer of answers) {
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          'x-request-id': expect.stringMatching(/^[\w-]{16}$/),
        });
      }
      const [taken] = answers;
      for (const name of PAGE_HEADERS) expect(taken?.headers).not.toHaveProperty(name);
    });

    it('is refused in the one language of the wallet, whatever is asked for', async () => {
      const inThai = await call('/wallet/v1/bet', { garbage: true });
      const inEnglish = await call('/wallet/v1/bet', { garbage: true }, { 'x-language': 'en' });
      expect(inThai.json()).toMatchObject({ success: false, code: 'INVALID_BODY' });
      expect(inThai.json<{ message: string }>().message).toBe(
        inEnglish.json<{ message: string }>().message,
      );
    });

    it('with another method is refused, and an unknown address is not found', async () => {
      const get = await app().call('GET', '/wallet/v1/bet');
      expect(get).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
      const unknown = await call('/wallet/v1/nothing', {});
      expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it("answers to browsers keep a page's headers", async () => {
    const answer = await app().call('GET', '/wps/session', { headers: { 'x-language': 'th' } });
    expect(answer.headers).toHaveProperty('content-security-policy');
    expect(answer.headers).toHaveProperty('permissions-policy');
    const unknown = await app().call('GET', '/nothing/here');
    expect(unknown.body.code).toBe('NOT_FOUND');
    expect(unknown.headers).toHaveProperty('content-security-policy');
  });
});
