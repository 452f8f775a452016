import { solvedCheck } from './human-check.ts';
import { storeSetting } from './stored-setting.ts';
import { freshIp } from './passwords.ts';
import { PASSWORD } from './members.ts';
import { type Answer, HOST, type TestApp } from './test-app.ts';

let made = 0;

/** A Peruvian mobile number that no other test of the file has. */
export const freshNumber = (): string => `9${String(86_000_000 + (made += 1)).padStart(8, '0')}`;

export const e164 = (number: string): string => `+51${number}`;

/** The device cookie of an answer, as the browser sends it back. */
export const cookiesOf = ({ cookies }: Answer): Record<string, string> => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

export const MOBILE_FLAGS = {
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  MOBILEVERCODELOGIN3: true,
  REGMOBVERF3: true,
  CHNGPASSVERIF3: true,
};

const CALLS = {
  login: { url: '/wps/verification/sms/noLogin', field: 'mobileNum', more: {} },
  password: { url: '/wps/verification/sms/password', field: 'mobileNum', more: {} },
  register: {
    url: '/wps/verification/sms/register',
    field: 'mobileNo',
    more: { registerBy: 'mobile' },
  },
} as const;

/** Players with mobile numbers, through the front door of a demo that keeps its messages. */
export function mobileCalls(app: () => TestApp, host = HOST) {
  const brand = host.split('.')[0] ?? '';

  async function setFlags(flags: Readonly<Record<string, boolean>>): Promise<void> {
    await storeSetting(app(), { brand, kind: 'whitelabelFlags' }, (held: object) => ({
      ...held,
      ...flags,
    }));
    // A stamp counts versions: this one is read whatever it says.
    await app()
      .database.db.updateTable('brand_setting')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('brand', '=', brand)
      .where('kind', '=', 'whitelabelFlags')
      .execute();
    await app().server.brands.reload();
  }

  const send = async (
    purpose: keyof typeof CALLS,
    number: string,
    {
      ip = freshIp(),
      headers = {},
      ...more
    }: Record<string, unknown> & { ip?: string; headers?: Record<string, string> } = {},
  ) => {
    const { url, field, more: own } = CALLS[purpose];
    return app().call<{ expiredMinutes: number; sentAt: string }>('POST', url, {
      host,
      ip,
      headers,
      body: {
        [field]: number,
        countryDialingCode: '+51',
        humanCheck: await solvedCheck(app(), { host }),
        ...own,
        ...more,
      },
    });
  };

  /** The texts sent to a number, newest first. */
  async function textsTo(number: string): Promise<string[]> {
    await app().server.background.settle();
    const rows = await app()
      .database.db.selectFrom('message')
      .select('body')
      .where('recipient', '=', e164(number))
      .where('brand', '=', brand)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ body }) => app().server.messages.openText(body) ?? '');
  }

  async function codeFor(number: string): Promise<string> {
    const [text = ''] = await textsTo(number);
    const code = /\b[0-9]{7}\b/.exec(text)?.[0];
    if (code === undefined) throw new Error(`no code in ${JSON.stringify(text)}`);
    return code;
  }

  async function sentCode(purpose: keyof typeof CALLS, number: string): Promise<string> {
    const answer = await send(purpose, number);
    if (answer.status !== 200) throw new Error(`not sent: ${JSON.stringify(answer.body)}`);
    return codeFor(number);
  }

  const register = (
    number: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) =>
    app().call<{ memberId: string; session: { token: string } | null }>(
      'PUT',
      '/wps/member/register/mobile',
      {
        host,
        ip: freshIp(),
        headers,
        body: {
          registerBy: 'mobile',
          mobileNum: number,
          countryDialingCode: '+51',
          birthday: '1990-05-17',
          termsAccepted: true,
          login: true,
          tokenKind: 'bearer',
          ...more,
        },
      },
    );

  /** A member whose number a code has proven. */
  async function mobileMember(more: { password?: string } = {}) {
    const number = freshNumber();
    const verificationCode = await sentCode('register', number);
    const byPassword =
      more.password === undefined
        ? {}
        : {
            registerBy: 'mobilePassword',
            password: more.password,
            confirmPassword: more.password,
          };
    const answer = await register(number, { verificationCode, ...byPassword });
    if (answer.status !== 200) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
    const { memberId, session } = answer.body.value;
    return { number, memberId, token: session?.token ?? '', headers: cookiesOf(answer) };
  }

  const signIn = async (username: string, password: string, type: 'username' | 'sms' = 'sms') => {
    const humanCheck = await solvedCheck(app(), { host });
    return app().call<{ token: string }>('POST', '/wps/session/login', {
      host,
      ip: freshIp(),
      body: { username, password, type, tokenKind: 'bearer', humanCheck },
    });
  };

  const resetPassword = (number: string, verificationCode: string, newPassword = PASSWORD) =>
    app().call('POST', '/wps/member/password/verification', {
      host,
      ip: freshIp(),
      body: { mobileNum: number, countryDialingCode: '+51', verificationCode, newPassword },
    });

  return {
    setFlags,
    send,
    textsTo,
    codeFor,
    sentCode,
    register,
    mobileMember,
    signIn,
    resetPassword,
  };
}
