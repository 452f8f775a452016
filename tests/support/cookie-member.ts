import { registration } from './members.ts';
import { HOST, type TestApp } from './test-app.ts';

/** A member who is signed in by cookie, as in a browser. */
export interface CookieMember {
  readonly memberId: string;
  readonly username: string;
  readonly cookie: string;
  readonly host: string;
  call: TestApp['call'];
  /** Orders a deposit. @returns the reference for its payment */
  order(amountMicro: bigint): Promise<string>;
  /** Orders and pays it. */
  deposit(amountMicro: bigint): Promise<void>;
}

let made = 0;

/** Registers a member through the front door. */
export async function cookieMember(app: TestApp, { host = HOST } = {}): Promise<CookieMember> {
  made += 1;
  const username = `live${made}x${Math.floor(Math.random() * 1e6)}`;
  const answer = await app.call<{ memberId: string; session: { csrfToken: string } }>(
    'PUT',
    '/wps/member/register',
    { host, ip: `10.9.0.${made}`, body: registration(username, { tokenKind: 'cookie' }) },
  );
  const session = answer.cookies.find(({ name }) => name === 'member_session');
  if (session === undefined) throw new Error(JSON.stringify(answer.body));
  const cookie = `member_session=${session.value}`;
  const headers = { cookie, 'x-csrf-token': answer.body.value.session.csrfToken };
  const call: TestApp['call'] = (method, url, options) =>
    app.call(method, url, { host, ...options, headers: { ...headers, ...options?.headers } });
  const order: CookieMember['order'] = async (amountMicro) => {
    made += 1;
    const ordered = await call<{ reference: string }>('POST', '/wps/relay/deposits', {
      key: `live-deposit-${made}`,
      body: { channel: 'sandbox', amountMicro: String(amountMicro) },
    });
    return ordered.body.value.reference;
  };
  return {
    memberId: answer.body.value.memberId,
    username,
    cookie,
    host,
    call,
    order,
    async deposit(amountMicro) {
      const reference = await order(amountMicro);
      await app.call('POST', `/payments/sandbox/${reference}/settle`, {
        host,
        body: { outcome: 'paid' },
      });
    },
  };
}
