import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newToken } from '../platform/id.ts';
import type { PhoneServiceSettings } from '../platform/read-phone-service.ts';

/** The brand of the demo that uses it; others send codes of their own, or none. */
export const PHONE_SERVICE_BRAND = 'ondavela';
const PROJECT = 'sandbox';
const ISSUER = 'https://sandbox.example/phone';
const CODE_DIGITS = 6;
const CODE_MS = 5 * 60_000;
/** Codes to one number and wrong tries of one code, before the service refuses for a while. */
const MOST = 5;
const MAX_BODY = 16_384;

/** Called with each code: a demo sends no text messages. */
export type DeliverCode = (number: string, code: string) => Promise<void>;

export interface SandboxPhoneService {
  settings: PhoneServiceSettings;
  /** Until then nobody reads the codes. */
  deliverBy(deliver: DeliverCode): void;
}

interface Asked {
  number: string;
  code: string;
  at: number;
  tries: number;
}

/** The error codes of the service's protocol. */
class Refusal extends Error {}

/**
 * A phone service on this machine: what Firebase Authentication answers to browsers
 * (Identity Toolkit v1: accounts:sendVerificationCode, accounts:signInWithPhoneNumber,
 * accounts:lookup), with a key of its own.
 */
export async function openSandboxPhoneService(): Promise<SandboxPhoneService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = newToken();
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const asked = new Map<string, Asked>();
  let deliver: DeliverCode = async () => undefined;

  const tokenFor = (number: string): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ phone_number: number, auth_time: now, user_id: number })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(PROJECT)
      .setSubject(number)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey);
  };

  const operations: Readonly<Record<string, (body: Body) => Promise<object>>> = {
    '/v1/accounts:sendVerificationCode': async ({ phoneNumber: number = '' }) => {
      if (number === '') throw new Refusal('MISSING_PHONE_NUMBER');
      if (!/^\+[1-9][0-9]{7,14}$/.test(number)) throw new Refusal('INVALID_PHONE_NUMBER');
      const now = Date.now();
      for (const [id, { at }] of asked) if (now - at > CODE_MS) asked.delete(id);
      const recent = [...asked.values()].filter((other) => other.number === number);
      if (recent.length >= MOST) throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const sessionInfo = newToken();
      asked.set(sessionInfo, { number, code, at: now, tries: 0 });
      await deliver(number, code);
      return { sessionInfo };
    },

    '/v1/accounts:signInWithPhoneNumber': async ({ sessionInfo = '', code = '' }) => {
      if (code === '') throw new Refusal('MISSING_CODE');
      const one = asked.get(sessionInfo);
      if (one === undefined || Date.now() - one.at > CODE_MS) throw new Refusal('SESSION_EXPIRED');
      if (one.tries >= MOST) throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
      if (one.code !== code) {
        one.tries += 1;
        throw new Refusal('INVALID_CODE');
      }
      return {
        idToken: await tokenFor(one.number),
        refreshToken: newToken(),
        expiresIn: '3600',
        localId: one.number,
        phoneNumber: one.number,
      };
    },

    '/v1/accounts:lookup': async () => ({ users: [{ localId: PROJECT, providerUserInfo: [] }] }),
    '/v2/recaptchaConfig': async () => ({ recaptchaEnforcementState: [] }),
    '/v1/recaptchaParams': async () => ({ recaptchaSiteKey: PROJECT }),
    '/keys': async () => ({ keys: [jwk] }),
  };

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const operation = operations[pathname.replace('/identitytoolkit.googleapis.com', '')];
    void answer(request, operation).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // It serves as long as the process lives, and keeps nothing alive.
  server.unref();
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      project: PROJECT,
      apiKey: PROJECT,
      issuer: ISSUER,
      keysUrl: `${origin}/keys`,
      standIn: origin,
      brands: new Set([PHONE_SERVICE_BRAND]),
    },
    deliverBy: (how) => {
      deliver = how;
    },
  };
}

interface Body {
  phoneNumber?: string;
  sessionInfo?: string;
  code?: string;
}

async function answer(
  request: IncomingMessage,
  operation: ((body: Body) => Promise<object>) | undefined,
): Promise<{ status: number; body: object }> {
  try {
    if (operation === undefined) throw new Refusal('NOT_FOUND');
    return { status: 200, body: await operation(await bodyOf(request)) };
  } catch (error) {
    const message = error instanceof Refusal ? error.message : 'INTERNAL_ERROR';
    const status = error instanceof Refusal ? 400 : 500;
    return { status, body: { error: { code: status, message, errors: [{ message }] } } };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const piece of request) {
    text += String(piece);
    if (text.length > MAX_BODY) throw new Refusal('INVALID_REQUEST');
  }
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    throw new Refusal('INVALID_REQUEST');
  }
}
