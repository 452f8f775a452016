import { beforeAll, describe, expect, it } from 'vitest';
import type { AgentMove, AgentSummary, Downline, TermProposal } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { agentCalls, freshKey, TOP_TERMS } from '#tests/support/agents.ts';
import { deposit, PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { faultsOf } from '#tests/support/passwords.ts';
import { playRound } from '#tests/support/play.ts';
import { approved } from '#tests/support/second-person.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);
  let top: TestMember;
  let sub: TestMember;
  beforeAll(async () => {
    top = await agents.topAgent();
    sub = await agents.downlineOf(top, {
      accountType: 2,
      terms: { series: 1940, shareBasisPoints: 4_000 },
    });
  });

  const get = <Value>({ token }: TestMember, path: string) =>
    app().call<Value>('GET', `/wps/relay/agent${path}`, { token });
  const post = <Value>({ token }: TestMember, path: string, body: object) =>
    app().call<Value>('POST', `/wps/relay${path}`, { token, key: freshKey(), body });
  const office = async <Value>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: object | null = null,
    by = 'first',
  ) => {
    const { headers } = await agents.operator(by);
    const options = body === null ? { headers } : { headers, key: freshKey(), body };
    return app().call<Value>(method, `${AT}${path}`, options);
  };
  let made = 0;
  const create = (agent: TestMember, more: object = {}) =>
    post<{ memberId: string }>(agent, '/agent/downlines', {
      username: `made${(made += 1)}x${Math.floor(Math.random() * 1e6)}`,
      password: PASSWORD,
      accountType: 0,
      terms: { series: 1900, shareBasisPoints: 0 },
      ...more,
    });
  const terms = (agent: TestMember, memberId: string, wanted: object) =>
    post<ReplyOf<'setDownlineTerms'>>(agent, `/agent/downlines/${memberId}/terms`, {
      terms: wanted,
    });

  /** The version of an agent's terms that a change starts from. */
  const seenOf = async ({ username }: TestMember): Promise<string | null> => {
    const { body } = await office<ReplyOf<'listAgents'>>('GET', `/agents?search=${username}`);
    return body.value.items[0]?.termsChangedAt ?? null;
  };

  describe('accounts that an agent makes', () => {
    it('lie below the agent, and change their password at the first sign-in', async () => {
      const answer = await create(sub, { username: 'handmadeone' });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const list = await get<ReplyOf<'listDownlines'>>(sub, '/downlines');
      expect(list.body.value.items.map(({ account }) => account)).toContain('handmadeone');
      const found = await get<ReplyOf<'listDownlines'>>(top, '/downlines?search=HANDMADE');
      expect(found.body.value.items).toMatchObject([{ account: 'handmadeone', type: 0 }]);
      const { must_change_password: must } = await app()
        .database.db.selectFrom('member')
        .select('must_change_password')
        .where('id', '=', BigInt(answer.body.value.memberId))
        .executeTakeFirstOrThrow();
      expect(must).toBe(true);
    });

    it('have no more than the agent, within the quota, of a type that the agent may make', async () => {
      const above = await create(sub, { terms: { series: 1942, shareBasisPoints: 5_000 } });
      expect(above.body.code).toBe('TERMS_ABOVE_OWN');
      expect(Object.keys(faultsOf(above))).toEqual(['/terms/series', '/terms/shareBasisPoints']);
      const below = await create(sub, { terms: { series: 1002, shareBasisPoints: 0 } });
      expect(faultsOf(below)).toEqual({ '/terms/series': 'minimum' });
      expect((await create(sub, { accountType: 41 })).body.code).toBe('AGENT_POWER_MISSING');
      const weak = await create(sub, { password: 'password123' });
      expect(weak.body.code).toBe('PASSWORD_TOO_COMMON');
      const odd = await create(sub, { username: '??' });
      expect(odd.body.code).toBe('INVALID_REGISTRATION');
      const affiliate = await agents.topAgent(TOP_TERMS, 41);
      expect((await create(affiliate)).body.code).toBe('AGENT_POWER_MISSING');
    });

    it('use up the quota of their series, and give it back when they are closed', async () => {
      const granted = await office<AgentSummary>('PUT', `/agents/${top.memberId}/terms`, {
        seen: await seenOf(top),
        terms: TOP_TERMS,
        quotas: [{ fromSeries: 1950, granted: 1 }],
        reason: 'one place',
      });
      expect(granted.body.value.quotas).toEqual([{ fromSeries: 1950, granted: 1, used: 0 }]);
      const high = { terms: { series: 1952, shareBasisPoints: 0 } };
      const [one, other] = await Promise.all([create(top, high), create(top, high)]);
      const codes = [one.body.code, other.body.code].filter((code) => code === 'QUOTA_EXHAUSTED');
      expect(codes).toHaveLength(1);
      const taken = one.body.success ? one : other;
      await app()
        .database.db.updateTable('member')
        .set({ status: 'closed' })
        .where('id', '=', BigInt(taken.body.value.memberId))
        .execute();
      expect((await create(top, high)).body.success).toBe(true);
    });
  });

  describe('terms of a downline', () => {
    it('rise at once and fall only with consent', async () => {
      const member = await agents.downlineOf(sub);
      const raised = await terms(sub, member.memberId, { series: 1920, shareBasisPoints: 0 });
      expect(raised.body.value).toEqual({ applied: true, proposalId: null });
      const lowered = await terms(sub, member.memberId, { series: 1880, shareBasisPoints: 0 });
      expect(lowered.body.value.applied).toBe(false);
      const read = () =>
        app().call<ReplyOf<'getUpline'>>('GET', '/wps/relay/upline', { token: member.token });
      const { terms: now, proposal, upline } = (await read()).body.value;
      expect(now.series).toBe(1920);
      expect(upline).toContain('***');
      const { proposalId } = proposal as TermProposal;
      const answer = (id: string, agrees: boolean) =>
        post<{ terms: { series: number } }>(member, `/upline/proposals/${id}`, { agrees });
      expect((await answer(proposalId, true)).body.value.terms.series).toBe(1880);
      expect((await answer(proposalId, true)).body.code).toBe('PROPOSAL_NOT_FOUND');
      expect((await read()).body.value.proposal).toBeNull();
    });

    it('never fall below those of a downline of their own', async () => {
      const lower = await terms(top, sub.memberId, { series: 1870, shareBasisPoints: 4_000 });
      expect(lower.body.code).toBe('TERMS_BELOW_DOWNLINE');
      const staff = await office('PUT', `/agents/${sub.memberId}/terms`, {
        seen: await seenOf(sub),
        terms: { series: 1870, shareBasisPoints: 0 },
        quotas: [],
        reason: 'too low',
      });
      expect(staff.body.code).toBe('TERMS_BELOW_DOWNLINE');
    });

    it('are changed by staff from the latest ones, and raised by two persons', async () => {
      const agent = await agents.topAgent({ series: 1940, shareBasisPoints: 4_000 });
      const set = (series: number, seen: string | null, quotas: object[] = []) =>
        office<AgentSummary>('PUT', `/agents/${agent.memberId}/terms`, {
          seen,
          terms: { series, shareBasisPoints: 4_000 },
          quotas,
          reason: 'a new contract',
        });
      const first = await seenOf(agent);
      app().clock.advance({ ms: 1_000 });
      expect((await set(1930, first)).body.value.terms.series).toBe(1930);
      expect((await set(1920, first)).body).toMatchObject({
        code: 'FACTS_CONFLICT',
        value: { terms: { series: 1930 } },
      });
      const latest = await seenOf(agent);
      const wide = await set(1930, latest, [{ fromSeries: 1950, granted: 21 }]);
      expect(wide.body.code).toBe('SECOND_PERSON_ASKED');
      const raised = await set(1932, latest);
      expect(raised.body.code).toBe('SECOND_PERSON_ASKED');
      expect((await approved(app(), raised)).body.value.terms.series).toBe(1932);
    });
  });

  it('shows an agent the own team and nothing else', async () => {
    const [stranger, outside] = [await agents.topAgent(), await registerMember(app())];
    const below = await agents.downlineOf(sub);
    for (const memberId of [sub.memberId, below.memberId, outside.memberId]) {
      for (const path of [`/downlines/${memberId}`, `/downlines/${memberId}/rounds`]) {
        expect((await get(stranger, path)).body.code, path).toBe('MEMBER_NOT_FOUND');
      }
      const acts = [
        terms(stranger, memberId, TOP_TERMS),
        post(stranger, `/agent/downlines/${memberId}/message`, { text: 'hello' }),
      ];
      for (const act of acts) expect((await act).body.code).toBe('MEMBER_NOT_FOUND');
    }
    // An agent acts on the accounts right below; those further down belong to another agent.
    const further = await terms(top, below.memberId, TOP_TERMS);
    expect(further.body.code).toBe('MEMBER_NOT_FOUND');
    const seen = await get<ReplyOf<'getDownline'>>(top, `/downlines/${below.memberId}`);
    expect(seen.body.value.path.map(({ memberId }) => memberId)).toEqual([
      top.memberId,
      sub.memberId,
    ]);
    expect(JSON.stringify(seen.body.value)).not.toMatch(/birthday|email|mobile|10\.9\./);
    for (const path of ['/downlines', '/team/lines', '/movements']) {
      const at =
        path === '/team/lines'
          ? `${path}?from=2026-03-01&to=2026-03-02&agentId=`
          : `${path}?uplineId=`;
      expect((await get(stranger, `${at}${sub.memberId}`)).body.code, path).toBe(
        'MEMBER_NOT_FOUND',
      );
    }
  });

  it('shows affiliates sums alone: names masked, no balances, no single bets', async () => {
    const affiliate = await agents.topAgent(TOP_TERMS, 41);
    const member = await agents.downlineOf(affiliate);
    const list = await get<ReplyOf<'listDownlines'>>(affiliate, '/downlines');
    const [seen] = list.body.value.items as readonly Downline[];
    expect(seen).toMatchObject({ balanceMicro: null });
    expect(seen?.account).toMatch(/^..\*\*\*.$/);
    for (const path of [`/downlines/${member.memberId}/rounds`, '/movements']) {
      expect((await get(affiliate, path)).body.code).toBe('AGENT_POWER_MISSING');
    }
  });

  it('keeps a note to the agent who wrote it, and sends a message as plain text', async () => {
    const member = await agents.downlineOf(sub);
    const noted = await app().call('PUT', `/wps/relay/agent/downlines/${member.memberId}/note`, {
      token: sub.token,
      body: { note: ' plays on Sundays ' },
    });
    expect(noted.body.value).toEqual({ note: 'plays on Sundays' });
    const theirs = await get<ReplyOf<'getDownline'>>(sub, `/downlines/${member.memberId}`);
    expect(theirs.body.value.downline.note).toBe('plays on Sundays');
    const others = await get<ReplyOf<'getDownline'>>(top, `/downlines/${member.memberId}`);
    expect(others.body.value.downline.note).toBe('');
    await post(sub, `/agent/downlines/${member.memberId}/message`, { text: '<b>welcome</b>' });
    await agents.settle();
    const inbox = await app().call('GET', '/wps/relay/message/list', { token: member.token });
    expect(JSON.stringify(inbox.body.value)).toContain('&lt;b&gt;welcome&lt;/b&gt;');
  });

  describe('a move', () => {
    const request = (memberId: string, uplineId: string | null, by = 'first') =>
      office<AgentMove>(
        'POST',
        '/agent-moves',
        { memberId, uplineId, reason: 'agreed by all' },
        by,
      );
    const decide = (moveId: string, decision: string, by = 'second') =>
      office<AgentMove>(
        'POST',
        `/agent-moves/${moveId}/decision`,
        { decision, reason: 'fine' },
        by,
      );
    const figuresOf = async (agent: TestMember) => {
      const day = app().clock.now().toISOString().slice(0, 10);
      const at = `/team?from=${day}&to=${day}`;
      return (await get<ReplyOf<'getTeamOverview'>>(agent, at)).body.value.figures;
    };

    it('is made by two people, takes the team along, and leaves what was before', async () => {
      const [from, to] = [await agents.topAgent(), await agents.topAgent()];
      const lead = await agents.downlineOf(from, {
        accountType: 2,
        terms: { series: 1920, shareBasisPoints: 1_000 },
      });
      const member = await agents.downlineOf(lead);
      await deposit(app(), member, 50n * UNIT);
      await playRound(app(), member, 0n);
      await agents.settle();
      const { moveId } = (await request(lead.memberId, to.memberId)).body.value;
      expect((await request(lead.memberId, to.memberId)).body.code).toBe('MOVE_WAITING');
      expect((await decide(moveId, 'approve', 'first')).body.code).toBe('SECOND_PERSON_NEEDED');
      app().clock.advance({ ms: 10 });
      const moved = await decide(moveId, 'approve');
      expect(moved.body.value).toMatchObject({ status: 'approved', to: to.username });
      expect((await decide(moveId, 'approve')).body.code).toBe('MOVE_NOT_FOUND');
      app().clock.advance({ ms: 10 });
      await playRound(app(), member, 0n);
      await agents.settle();
      expect([(await figuresOf(from)).stakeMicro, (await figuresOf(to)).stakeMicro]).toEqual([
        String(UNIT),
        String(UNIT),
      ]);
      expect((await figuresOf(lead)).stakeMicro).toBe(String(2n * UNIT));
      expect((await get(from, `/downlines/${member.memberId}`)).body.code).toBe('MEMBER_NOT_FOUND');
      expect((await get(to, `/downlines/${member.memberId}`)).status).toBe(200);
    });

    it('never leads into the own team, above the upline, or too deep', async () => {
      expect((await request(top.memberId, sub.memberId)).body.code).toBe('MOVE_INTO_OWN_TEAM');
      expect((await request(top.memberId, top.memberId)).body.code).toBe('MOVE_INTO_OWN_TEAM');
      const beyond = '9223372036854775807';
      expect((await request(beyond, null)).body.code).toBe('MEMBER_NOT_FOUND');
      expect((await request(top.memberId, beyond)).body.code).toBe('MEMBER_NOT_FOUND');
      const low = await agents.topAgent({ series: 1800, shareBasisPoints: 0 });
      expect((await request(sub.memberId, low.memberId)).body.code).toBe('TERMS_ABOVE_OWN');
      await agents.setPolicy({ maxDepth: 2 });
      const other = await agents.topAgent();
      expect((await request(other.memberId, sub.memberId)).body.code).toBe('TREE_TOO_DEEP');
      const link = await agents.createLink(sub, {
        accountType: 2,
        terms: { series: 1900, shareBasisPoints: 0 },
      });
      expect(link.body.code).toBe('TREE_TOO_DEEP');
      await agents.setPolicy({});
    });
  });

  it('blocks an agent: the sign-in ends, the code takes nobody, the team goes on', async () => {
    const agent = await agents.topAgent();
    const member = await agents.downlineOf(agent);
    const { code } = (await agents.createLink(agent)).body.value;
    const block = (blocked: boolean) =>
      office<AgentSummary>('POST', `/agents/${agent.memberId}/block`, { blocked, reason: 'fraud' });
    expect((await block(true)).body.value.status).toBe('blocked');
    expect((await get(agent, '/home')).status).toBe(401);
    expect((await agents.registerBy(code)).body.code).toBe('INVALID_AFFILIATE_CODE');
    await deposit(app(), member, 10n * UNIT);
    await playRound(app(), member, 0n);
    expect((await block(false)).body.value.status).toBe('active');
    expect((await agents.registerBy(code)).body.success).toBe(true);
  });

  describe('a registration link', () => {
    it('counts visits, registrations and first deposits, each once', async () => {
      const agent = await agents.topAgent();
      const { code, linkId } = (await agents.createLink(agent, { useLimit: 1 })).body.value;
      const visit = () =>
        app().call('POST', '/wps/agent/affiliate/visit', { ip: '10.77.0.1', body: { code } });
      expect((await visit()).body.value).toEqual({ counted: true });
      expect((await visit()).body.value).toEqual({ counted: false });
      const [one, other] = await Promise.all([agents.registerBy(code), agents.registerBy(code)]);
      expect(new Set([one.body.code, other.body.code])).toEqual(
        new Set(['LINK_EXHAUSTED', undefined]),
      );
      const { memberId, session } = (one.body.success ? one : other).body.value;
      const member = { memberId, token: session.token, username: '', password: '' };
      for (const amount of [20n, 30n]) await deposit(app(), member, amount * UNIT);
      await agents.settle();
      const list = await get<ReplyOf<'listRegistrationLinks'>>(agent, '/links');
      expect(list.body.value.items).toMatchObject([
        { linkId, visits: 1, registrations: 1, firstDeposits: 1, state: 'exhausted' },
      ]);
      expect((await visit()).body.code).toBe('LINK_EXHAUSTED');
    });

    it('is refused once it has expired or was closed', async () => {
      const agent = await agents.topAgent();
      const expiresAt = new Date(app().clock.now().getTime() + 60_000).toISOString();
      const { code } = (await agents.createLink(agent, { expiresAt })).body.value;
      app().clock.advance({ minutes: 2 });
      expect((await agents.registerBy(code)).body.code).toBe('LINK_EXPIRED');
      const { code: other, linkId } = (await agents.createLink(agent)).body.value;
      const close = (by: TestMember) => post(by, `/agent/links/${linkId}/close`, {});
      expect((await close(sub)).body.code).toBe('LINK_NOT_FOUND');
      expect((await close(agent)).body.value).toMatchObject({ state: 'closed' });
      expect((await agents.registerBy(other)).body.code).toBe('LINK_EXPIRED');
      const past = await agents.createLink(agent, { expiresAt: '2020-01-01T00:00:00.000Z' });
      expect(past.body.code).toBe('INVALID_PERIOD');
      const host = await agents.createLink(agent, { host: 'kyvolta.localhost' });
      expect(host.body.code).toBe('UNKNOWN_LINK_HOST');
    });
  });
});
