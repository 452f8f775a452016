import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import type { PayloadKey } from '#contract/generated/types.ts';
import { editorOf } from '#tests/support/brand-editor.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { PASSWORD, registerMember } from '#tests/support/members.ts';
import { HOST, OTHER_HOST, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const LOGIN = '/wps/session/login';
let made = 0;

interface Wrapped {
  path?: string;
  host?: string;
  ageSeconds?: number;
  jti?: string;
}

onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine);
  const keyOf = (host = OTHER_HOST) =>
    app().call<PayloadKey>('GET', '/wps/system/payload-key', { host });
  const wrap = async (to: PayloadKey, body: unknown, about: Wrapped = {}): Promise<string> => {
    made += 1;
    const payload = {
      method: 'POST',
      path: about.path ?? LOGIN,
      host: about.host ?? OTHER_HOST,
      iat: Math.floor(app().clock.now().getTime() / 1000) - (about.ageSeconds ?? 0),
      jti: about.jti ?? `payload-number-${made}`,
      body,
    };
    const { kid, at: _at, ...jwk } = to;
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(await importJWK({ kty: 'EC', ...jwk }, 'ECDH-ES'));
  };
  const send = (token: string, url = LOGIN, host = OTHER_HOST): ReturnType<TestApp['call']> =>
    app().call('POST', url, {
      host,
      body: token,
      headers: { 'content-type': 'application/jose' },
    });
  const credentials = async () => {
    const member = await registerMember(app(), { host: OTHER_HOST });
    return { username: member.username, password: PASSWORD, type: 'username', tokenKind: 'bearer' };
  };

  describe('an encrypted body', () => {
    it('signs in as an open one does, once', async () => {
      const key = (await keyOf()).body.value;
      const body = await credentials();
      const token = await wrap(key, body);
      expect(token).not.toContain(body.username);
      const answer = await send(token);
      expect(answer.status).toBe(200);
      const again = await send(token);
      expect([again.status, again.body.code]).toEqual([409, 'PAYLOAD_REPLAYED']);
      const copied = await send(await wrap(key, body, { jti: `payload-number-${made}` }));
      expect(copied.body.code).toBe('PAYLOAD_REPLAYED');
      const open = await app().call('POST', LOGIN, { host: OTHER_HOST, body });
      expect(open.status).toBe(200);
    });

    it('is judged as an open one is', async () => {
      const key = (await keyOf()).body.value;
      const unfit = await send(await wrap(key, { username: 'somebody' }));
      expect([unfit.status, unfit.body.code]).toEqual([400, 'INVALID_BODY']);
      const wrong = await send(await wrap(key, { ...(await credentials()), password: 'wrong' }));
      expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    });

    it('is taken for the call, the host and the time that it names', async () => {
      const key = (await keyOf()).body.value;
      const body = await credentials();
      const elsewhere = await send(await wrap(key, body, { path: '/wps/member/password' }));
      expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'PAYLOAD_UNREADABLE']);
      expect((await send(await wrap(key, body, { host: HOST }))).body.code).toBe(
        'PAYLOAD_UNREADABLE',
      );
      for (const ageSeconds of [130, -130]) {
        expect((await send(await wrap(key, body, { ageSeconds }))).body.code).toBe(
          'PAYLOAD_EXPIRED',
        );
      }
      for (const broken of ['no token at all', '', 'a.b.c.d.e', `${await wrap(key, body)}x`]) {
        const answer = await send(broken);
        expect([answer.status, answer.body.code]).toEqual([400, 'PAYLOAD_UNREADABLE']);
      }
      const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
      const toAnother = await new CompactEncrypt(new TextEncoder().encode('{}'))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
        .encrypt(publicKey);
      expect((await send(toAnother)).body.code).toBe('PAYLOAD_UNREADABLE');
    });

    it('is to a key that changes each day and is read for another', async () => {
      const first = (await keyOf()).body.value;
      expect((await keyOf()).body.value.kid).toBe(first.kid);
      app().clock.advance({ hours: 25 });
      const second = (await keyOf()).body.value;
      expect(second.kid).not.toBe(first.kid);
      const body = await credentials();
      expect((await send(await wrap(first, body))).status).toBe(200);
      app().clock.advance({ hours: 24 });
      const late = await send(await wrap(first, body));
      expect([late.status, late.body.code]).toEqual([409, 'PAYLOAD_KEY_EXPIRED']);
    });

    it('is a media type that other calls and brands without it do not take', async () => {
      const key = (await keyOf()).body.value;
      const token = await wrap(key, await credentials());
      expect((await send(token, LOGIN, HOST)).body.code).toBe('PAYLOAD_UNREADABLE');
      const editor = await editorOf(app());
      const { draftVersion, manifest } = (await editor.draft()).body.value;
      const auth = { ...(manifest['auth'] as object), encryptsBodies: false };
      const saved = await editor.save(draftVersion, { ...manifest, auth });
      await editor.publish(saved.body.value.draftVersion, 'without encryption');
      expect((await send(token, LOGIN, HOST)).status).toBe(415);
      expect((await send(token, '/wps/session/second-factor')).status).toBe(415);
    });
  });
});
