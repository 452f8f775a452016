import { expect } from 'vitest';
import type { OfficeMessage } from '#contract/generated/types.ts';
import { solvedCheck } from './human-check.ts';
import { PASSWORD, registration, type TestMember } from './members.ts';
import { signInStaff } from './staff.ts';
import type { Answer, TestApp } from './test-app.ts';

export const NEW_PASSWORD = 'another long passphrase';

let made = 0;

/** An address of its own for each call, so that no limit is met by chance. */
export const freshIp = (): string => `10.9.${(made += 1) >> 8}.${made & 255}`;

/** What is wrong with each field of an answer. */
export const faultsOf = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([at, { code }]) => [at, code]));

/** What players and staff do about passwords, through the front door. */
export function passwordCalls(app: () => TestApp) {
  /** Signs in with a check that a person is there, which counts only where it is asked for. */
  const signIn = async (username: string, password: string, ip = freshIp()) =>
    app().call<{ token: string; passwordExpired: boolean }>('POST', '/wps/session/login', {
      ip,
      body: {
        username,
        password,
        type: 'username',
        tokenKind: 'bearer',
        humanCheck: await solvedCheck(app()),
      },
    });
  const isSignedIn = async (token: string): Promise<boolean> =>
    (await app().call('GET', '/wps/member/info', { token })).status === 200;
  const change = (member: Pick<TestMember, 'token'>, body: object = {}) =>
    app().call('POST', '/wps/member/password', {
      token: member.token,
      body: {
        oldPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
        ...body,
      },
    });
  /** A member with an address, as one registers. */
  async function memberWithEmail(more: { host?: string; language?: string } = {}) {
    const { host, language = 'es' } = more;
    const username = `mail${(made += 1)}x${Math.floor(Math.random() * 1e6)}`;
    const email = `${username}@example.com`;
    const answer = await app().call<{ session: { token: string } }>('PUT', '/wps/member/register', {
      ...(host === undefined ? {} : { host }),
      ip: freshIp(),
      headers: { 'x-language': language },
      body: registration(username, { email }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { username, email, token: answer.body.value.session.token };
  }
  const ask = (
    body: object,
    options: { host?: string; ip?: string; headers?: Record<string, string> } = {},
  ) => app().call('POST', '/wps/member/password/email', { ip: freshIp(), ...options, body });

  async function mailTo(email: string, brand = 'denluma'): Promise<OfficeMessage[]> {
    await app().server.background.settle();
    const { headers } = await signInStaff(app(), 'support');
    const list = await app().call<{ items: OfficeMessage[] }>(
      'GET',
      `/office/api/brands/${brand}/messages?limit=100`,
      { headers },
    );
    return list.body.value.items.filter(({ to }) => to === email);
  }
  const tokenIn = (mail: OfficeMessage | undefined): string =>
    /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  async function linkFor(member: { username: string; email: string }): Promise<string> {
    await ask({ username: member.username, email: member.email });
    const token = tokenIn((await mailTo(member.email))[0]);
    expect(token).toHaveLength(43);
    return token;
  }
  const setByLink = (token: string, body: object = {}, host?: string) =>
    app().call('POST', '/wps/member/password/email/verification', {
      ...(host === undefined ? {} : { host }),
      ip: freshIp(),
      body: { token, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...body },
    });

  return { signIn, isSignedIn, change, memberWithEmail, ask, mailTo, linkFor, setByLink };
}
