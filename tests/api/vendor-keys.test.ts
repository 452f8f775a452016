import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VendorDialect } from '#contract/generated/types.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { registerMember } from '#tests/support/members.ts';
import { callsAs, type Entry, outcomeOf } from '#tests/support/outside-play.ts';
import {
  addVendorKey,
  confirmVendorKey,
  importVendor,
  vendorRecord,
  vendorTitle,
} from '#tests/support/outside-vendor.ts';
import { launchJade } from '#tests/support/play.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, SECRETS, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletPlayer } from '#tests/support/vendor.ts';
import { vendorSignature } from '#tests/support/vendor-signature.ts';

const GAME = 'far-reels';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await signInStaff(app(), 'admin');
  });
  const open = async (code: string, dialect: VendorDialect): Promise<Entry> => {
    const vendor = vendorRecord(code, dialect);
    const added = await importVendor(app(), admin, { vendor, games: [vendorTitle(GAME)] });
    const made = added.body.value?.vendor ?? null;
    if (made === null) throw new Error(JSON.stringify(added.body));
    return made;
  };
  const post = (path: string, body: object, { headers } = admin) =>
    app().call<Entry>('POST', `/office/api/vendors/${path}`, {
      headers,
      body: { reason: 'agreed with the supplier', ...body },
    });
  const player = (vendor: string) =>
    openWalletPlayer(app().server, 10_000_000n, { vendor, gameCode: GAME });
  /** Asks for a session with a key. @returns `session`, or the code of the refusal */
  const check = async (entry: Entry, key: string) => {
    const { token, gameCode } = await player(entry.record.code);
    return outcomeOf(await callsAs(app(), entry, key)({ kind: 'check', token, gameCode }));
  };
  /** Sends a body as it is. @returns the body of the answer */
  const send = async (url: string, payload: string, headers: Record<string, string>) => {
    const answer = await app().server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
    });
    return answer.body;
  };

  describe('keys of a vendor', () => {
    it.each(['rsa', 'hmac', 'bearer'] as const)(
      '%s: accepts two keys, refuses a third, and refuses a retired one at once',
      async (dialect) => {
        const entry = await open(`KEYS_${dialect.toUpperCase()}`, dialect);
        const { code } = entry.record;
        const first = await addVendorKey(app(), admin, entry);
        const second = await addVendorKey(app(), admin, first.entry);
        expect(await check(entry, first.key)).toBe('session');
        expect(await check(entry, second.key)).toBe('session');
        const { version, keys } = second.entry;
        const full = await post(`${code}/keys`, { version, ...publicKeyFor(dialect) });
        expect([full.status, full.body.code]).toEqual([409, 'VENDOR_KEYS_FULL']);
        const oldest = keys.at(-1)?.keyId ?? '';
        const retired = await post(`${code}/keys/${oldest}/retire`, { version });
        expect(retired.status, JSON.stringify(retired.body)).toBe(200);
        expect(retired.body.value.keys.map(({ retiredAt }) => retiredAt === null)).toEqual([
          true,
          false,
        ]);
        const asked = check(entry, first.key).catch((error: unknown) => String(error));
        expect(await asked).toBe(
          dialect === 'bearer' ? 'Error: no token: 401' : 'INVALID_SIGNATURE',
        );
        expect(await check(entry, second.key)).toBe('session');
        await addVendorKey(app(), admin, retired.body.value);
      },
    );

    it('takes nothing signed with a key until a second person has confirmed it', async () => {
      const entry = await open('KEYS_WAITING', 'hmac');
      const added = await addVendorKey(app(), admin, entry, false);
      const [key] = added.entry.keys;
      expect(key).toMatchObject({ confirmedAt: null, isOwn: true });
      expect(await check(entry, added.key)).toBe('INVALID_SIGNATURE');
      const own = await confirmVendorKey(app(), admin, added.entry, key);
      expect([own.status, own.body.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
      expect(await check(entry, added.key)).toBe('INVALID_SIGNATURE');
      const other = await signInStaff(app(), 'operator');
      const answers = await Promise.all([
        confirmVendorKey(app(), other, added.entry, key),
        confirmVendorKey(app(), other, added.entry, key),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await check(entry, added.key)).toBe('session');
    });

    it('ends the tokens of a retired key', async () => {
      const entry = await open('KEYS_TOKENS', 'bearer');
      const added = await addVendorKey(app(), admin, entry);
      const call = callsAs(app(), entry, added.key);
      const { token, gameCode } = await player('KEYS_TOKENS');
      const ask = async () => outcomeOf(await call({ kind: 'check', token, gameCode }));
      expect(await ask()).toBe('session');
      const { keys, version } = added.entry;
      await post(`KEYS_TOKENS/keys/${keys[0]?.keyId}/retire`, { version });
      expect(await ask()).toBe('INVALID_SIGNATURE');
    });

    it.each([
      ['1,024 bits', shortKey()],
      ['another kind', ellipticKey()],
      ['a plain text', 'this is no key, though it is long enough. '.repeat(3)],
    ])('rejects a public key of %s', async (what, publicKey) => {
      const entry = await open(`WEAK_${what.replaceAll(/\W/g, '').toUpperCase()}`, 'rsa');
      const refused = await post(`${entry.record.code}/keys`, { version: 1, publicKey });
      expect([refused.status, refused.body.code]).toEqual([422, 'VENDOR_KEY_UNREADABLE']);
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['/publicKey']);
    });

    it('rejects a stale version, an unknown vendor, and callers who are not admins', async () => {
      await open('KEYS_STALE', 'hmac');
      expect((await post('KEYS_STALE/keys', { version: 4 })).body.code).toBe('FACTS_CONFLICT');
      expect((await post('KEYS_NOWHERE/keys', { version: 1 })).body.code).toBe('VENDOR_NOT_FOUND');
      const operator = await signInStaff(app(), 'operator');
      const refused = await post('KEYS_STALE/keys', { version: 1 }, operator);
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    });

    it('shows a secret once: it is sealed in the database and absent from the audit log', async () => {
      const { key, entry } = await addVendorKey(app(), admin, await open('SEALED_GAMES', 'hmac'));
      expect(key.length).toBeGreaterThan(40);
      expect(JSON.stringify(entry)).not.toContain(key);
      const { db } = app().database;
      const rows = await db
        .selectFrom('vendor_key')
        .selectAll()
        .where('vendor', '=', 'SEALED_GAMES')
        .execute();
      expect(rows).toHaveLength(1);
      expect(rows.map(({ sealed, hint }) => `${sealed} ${hint}`).join()).not.toContain(key);
      const noted = await db
        .selectFrom('audit_entry')
        .select(['action', 'after'])
        .where('subject', '=', 'SEALED_GAMES')
        .execute();
      expect(noted.map(({ action }) => action).toSorted()).toEqual([
        'addVendorKey',
        'confirmVendorKey',
        'importVendor',
      ]);
      expect(JSON.stringify(noted)).not.toContain(key);
    });
  });

  describe('the address of a dialect', () => {
    it('knows no vendor of another dialect', async () => {
      const { entry, key } = await addVendorKey(app(), admin, await open('RSA_GAMES', 'rsa'));
      const { token, gameCode } = await player('RSA_GAMES');
      const call = { kind: 'check', token, gameCode } as const;
      const signing = { vendor: 'RSA_GAMES', key, now: new Date() };
      const { body, headers } = DIALECTS.rsa.writeCall(call, signing);
      expect(await check(entry, key)).toBe('session');
      expect(await send('/wallet/sorted/RSA_GAMES/authenticate', body, headers)).toContain('"104"');
      expect(await send('/wallet/bearer/RSA_GAMES/check', body, headers)).toContain(
        'INVALID_PARTNER',
      );
      const published = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
      for (const secret of [published, key]) {
        const signed = { 'x-vendor': 'RSA_GAMES', 'x-signature': vendorSignature(secret, body) };
        const answer = await send('/wallet/v1/session/check', body, signed);
        expect(JSON.parse(answer)).toMatchObject({ code: 'INVALID_PARTNER' });
      }
    });

    it('knows neither a vendor of the server nor an unknown one', async () => {
      const token = await launchJade(app(), await registerMember(app()));
      const call = { kind: 'check', token, gameCode: 'jade-orchard' } as const;
      for (const vendor of ['house', 'NOBODY_GAMES']) {
        const signing = { vendor, key: SECRETS.HOUSE_VENDOR_SECRET, now: app().clock.now() };
        const { body, contentType } = DIALECTS.sorted.writeCall(call, signing);
        const answer = await send(`/wallet/sorted/${vendor}/authenticate`, body, {
          'content-type': contentType,
        });
        expect(DIALECTS.sorted.readReply(call, { status: 200, body: answer })).toMatchObject({
          code: 'INVALID_PARTNER',
        });
      }
    });

    it('refuses a call of the dialect sorted that is sent again', async () => {
      const { key } = await addVendorKey(app(), admin, await open('SORTED_GAMES', 'sorted'));
      const { token, gameCode } = await player('SORTED_GAMES');
      const call = { kind: 'check', token, gameCode } as const;
      const signing = { vendor: 'SORTED_GAMES', key, now: app().clock.now() };
      const { body, contentType } = DIALECTS.sorted.writeCall(call, signing);
      const ask = async () => {
        const headers = { 'content-type': contentType };
        const answer = await send('/wallet/sorted/SORTED_GAMES/authenticate', body, headers);
        return outcomeOf(DIALECTS.sorted.readReply(call, { status: 200, body: answer }));
      };
      expect([await ask(), await ask()]).toEqual(['session', 'REPEATED_CALL']);
    });
  });
});

function shortKey(): string {
  return pemOf(generateKeyPairSync('rsa', { modulusLength: 1_024 }));
}

function ellipticKey(): string {
  return pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
}

function publicKeyFor(dialect: VendorDialect): { publicKey?: string } {
  if (DIALECTS[dialect].keyKind === 'secret') return {};
  return { publicKey: pemOf(generateKeyPairSync('rsa', { modulusLength: 2_048 })) };
}

function pemOf({ publicKey }: { publicKey: KeyObject }): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}
