import type {
  AgentPolicy,
  AgentSummary,
  AgentTerms,
  RegistrationLink,
} from '#contract/generated/types.ts';
import { setting } from '#domain/agent/agent-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { PASSWORD, registration, type TestMember } from './members.ts';
import { freshIp } from './passwords.ts';
import { approved } from './second-person.ts';
import { signInStaff, type TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

let made = 0;
/** An idempotency key that was never used. */
export const freshKey = (): string => `agents-key-${(made += 1)}`;

const AT = '/office/api/brands/denluma';
/** Above any step of the policy's quotas. */
export const TOP_TERMS: AgentTerms = { series: 1960, shareBasisPoints: 10_000 };

/** What staff and agents do again and again, through the front door. */
export function agentCalls(app: () => TestApp) {
  const staff = new Map<string, TestStaff>();
  const operator = async (name = 'first'): Promise<TestStaff> => {
    const known = staff.get(name) ?? (await signInStaff(app(), 'operator'));
    staff.set(name, known);
    return known;
  };

  /** Sets the brand's policy, of which only the named terms differ from the default. */
  const setPolicy = async (change: Partial<AgentPolicy>): Promise<void> => {
    const { headers } = await operator();
    const read = await app().call<{ version: number }>('GET', `${AT}/agent-policy`, { headers });
    const policy = { ...setting.inEffect(null, EVERY_MEANS), ...change };
    const asked = await app().call('PUT', `${AT}/agent-policy`, {
      headers,
      key: freshKey(),
      body: { version: read.body.value.version, policy, reason: 'a test needs it' },
    });
    const answer = await approved(app(), asked);
    if (answer.status !== 200) throw new Error(`no policy: ${JSON.stringify(answer.body)}`);
  };

  /** Signs in to the agents' area, and changes a password that somebody else chose. */
  const signIn = async (
    username: string,
    password: string,
    area: 'agent' | 'site' = 'agent',
  ): Promise<string> => {
    const ip = freshIp();
    const enter = (word: string) =>
      app().call<{ token: string }>('POST', '/wps/session/login', {
        ip,
        body: { username, password: word, type: 'username', tokenKind: 'bearer', area },
      });
    const first = await enter(password);
    if (first.status !== 200) throw new Error(`not signed in: ${JSON.stringify(first.body)}`);
    return first.body.value.token;
  };

  const changePassword = async (token: string, oldPassword: string): Promise<string> => {
    const newPassword = `${PASSWORD} of an agent`;
    const answer = await app().call<{ token?: string }>('POST', '/wps/member/password', {
      token,
      body: { oldPassword, newPassword, confirmNewPassword: newPassword },
    });
    if (answer.status !== 200) throw new Error(`not changed: ${JSON.stringify(answer.body)}`);
    return newPassword;
  };

  /** A top agent who is signed in. */
  const topAgent = async (
    terms: AgentTerms = TOP_TERMS,
    type: 1 | 2 | 41 | 42 = 1,
  ): Promise<TestMember> => {
    made += 1;
    const username = `top${made}x${Math.floor(Math.random() * 1e6)}`;
    const { headers } = await operator();
    const answer = await app().call<AgentSummary>('POST', `${AT}/agents`, {
      headers,
      key: freshKey(),
      body: { username, password: PASSWORD, type, terms, reason: 'a new partner' },
    });
    if (answer.status !== 200) throw new Error(`no agent: ${JSON.stringify(answer.body)}`);
    const { memberId } = answer.body.value;
    const password = await changePassword(await signIn(username, PASSWORD), PASSWORD);
    return { memberId, username, password, token: await signIn(username, password) };
  };

  const createLink = ({ token }: Pick<TestMember, 'token'>, more: object = {}) =>
    app().call<RegistrationLink>('POST', '/wps/relay/agent/links', {
      token,
      key: freshKey(),
      body: {
        accountType: 0,
        terms: { series: 1900, shareBasisPoints: 0 },
        expiresAt: null,
        useLimit: null,
        host: 'denluma.localhost',
        note: '',
        ...more,
      },
    });

  const registerBy = (code: string, ip = freshIp()) => {
    made += 1;
    const username = `guest${made}x${Math.floor(Math.random() * 1e6)}`;
    return app().call<{ memberId: string; session: { token: string } }>(
      'PUT',
      '/wps/member/register',
      {
        ip,
        body: registration(username, { registerUrl: `http://denluma.localhost/?code=${code}` }),
      },
    );
  };

  /** An account below an agent, who registered by a link of theirs. */
  const downlineOf = async (agent: TestMember, more: object = {}): Promise<TestMember> => {
    const link = await createLink(agent, more);
    if (link.status !== 200) throw new Error(`no link: ${JSON.stringify(link.body)}`);
    const answer = await registerBy(link.body.value.code);
    if (answer.status !== 200) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
    const { memberId, session } = answer.body.value;
    const { username } = await app()
      .database.db.selectFrom('member')
      .select('username')
      .where('id', '=', BigInt(memberId))
      .executeTakeFirstOrThrow();
    return { memberId, username, password: PASSWORD, token: session.token };
  };

  /** Waits until what was committed is counted: a settled round is an event that follows from another. */
  const settle = async (): Promise<void> => {
    for (let hop = 0; hop < 2; hop += 1) await app().server.relay.settle();
  };

  /** Pays what agents have earned by now. */
  const payIncome = async (): Promise<void> => {
    await settle();
    await app()
      .server.jobs.find(({ name }) => name === 'earnRounds')
      ?.run(NO_FENCE);
    await settle();
  };

  return {
    settle,
    signIn,
    operator,
    setPolicy,
    topAgent,
    createLink,
    registerBy,
    downlineOf,
    payIncome,
  };
}
