import type {
  Bonus,
  Campaign,
  CampaignRecord,
  PromotionDetail,
  Reward,
  RewardPolicy,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { NEW_CAMPAIGN } from '#domain/promotion/new-campaign.ts';
import { setting } from '#domain/rebate/reward-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { agentCalls, freshKey } from './agents.ts';
import type { TestMember } from './members.ts';
import { freshIp } from './passwords.ts';
import { approved } from './second-person.ts';
import type { TestApp } from './test-app.ts';

export const UNIT = 1_000_000n;
export const AT = '/office/api/brands/denluma';

/** What of a campaign differs from a first-deposit bonus. */
export interface CampaignChange extends Partial<Omit<Campaign, 'trigger' | 'reward'>> {
  trigger?: Partial<Campaign['trigger']>;
  reward?: Partial<Campaign['reward']>;
}

/** A campaign that began an hour ago. */
export function campaignOf(now: Date, change: CampaignChange = {}): Campaign {
  const words = { title: 'Welcome', summary: 'Twice the deposit', terms: 'Once.' };
  return {
    ...NEW_CAMPAIGN,
    startsAt: new Date(now.getTime() - 3_600_000).toISOString(),
    texts: [{ language: 'es', ...words }],
    ...change,
    trigger: { ...NEW_CAMPAIGN.trigger, ...change.trigger },
    reward: { ...NEW_CAMPAIGN.reward, ...change.reward },
  };
}

const NOT_BY_DEPOSIT = { mustJoin: false, depositNumber: 0, minDepositMicro: '0' } as const;

/** Cash without turnover that something else than a deposit gives. */
export const cashBy = (
  kind: Campaign['trigger']['kind'],
  amountMicro = 5n * UNIT,
  more: CampaignChange = {},
): CampaignChange => ({
  timesPerMember: 100,
  budgetMicro: String(5_000n * UNIT),
  ...more,
  trigger: { ...NOT_BY_DEPOSIT, kind, ...more.trigger },
  reward: {
    kind: 'cash',
    percent: 0,
    amountMicro: String(amountMicro),
    turnoverTimes: 0,
    maxStakeMicro: '0',
    locksDeposit: false,
    ...more.reward,
  },
});

/** What staff and players do with promotions again and again, through the front door. */
export function promotionCalls(app: () => TestApp) {
  const { operator, settle } = agentCalls(app);
  let shift = 0;

  /** Lets time pass; staff and the named members sign in again. */
  const pass = async (hours: number, ...members: TestMember[]): Promise<void> => {
    app().clock.advance({ hours });
    shift += 1;
    for (const member of members) {
      const { username, password } = member;
      const answer = await app().call<{ token: string }>('POST', '/wps/session/login', {
        ip: freshIp(),
        body: { username, password, type: 'username', tokenKind: 'bearer' },
      });
      member.token = answer.body.value.token;
    }
  };

  const office = async <Value>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    who = 'first',
  ) => {
    const { headers } = await operator(`${who}-${shift}`);
    const options = body === undefined ? { headers } : { headers, key: freshKey(), body };
    return app().call<Value>(method, path.startsWith('/office') ? path : `${AT}${path}`, options);
  };

  const staff = () => operator(`first-${shift}`);

  const setPolicy = async (change: Partial<RewardPolicy>): Promise<void> => {
    const read = await office<{ version: number }>('GET', '/reward-policy');
    const policy = { ...setting.inEffect(null, EVERY_MEANS), ...change };
    const { version } = read.body.value;
    const body = { version, policy, reason: 'a test needs it' };
    const answer = await approved(app(), await office('PUT', '/reward-policy', body));
    if (answer.status !== 200) throw new Error(`no policy: ${JSON.stringify(answer.body)}`);
  };

  const draft = async (change: CampaignChange = {}) =>
    office<CampaignRecord>('POST', '/campaigns', {
      campaign: campaignOf(app().clock.now(), change),
      reason: 'a test needs it',
    });

  /** A live campaign. @returns its id */
  const publish = async (change: CampaignChange = {}): Promise<string> => {
    const made = await draft(change);
    if (made.status !== 200) throw new Error(`no draft: ${JSON.stringify(made.body)}`);
    const { campaignId, revision } = made.body.value;
    const act = { revision, reason: 'a test needs it' };
    const asked = await office<CampaignRecord>('POST', `/campaigns/${campaignId}/publication`, act);
    if (asked.status !== 200) throw new Error(`not published: ${JSON.stringify(asked.body)}`);
    if (asked.body.value.state === 'waiting') {
      const decision = { ...act, decision: 'approve' };
      await office('POST', `/campaigns/${campaignId}/decision`, decision, 'second');
    }
    return campaignId;
  };

  const record = async (campaignId: string): Promise<CampaignRecord> =>
    (await office<CampaignRecord>('GET', `/campaigns/${campaignId}`)).body.value;

  const get = async <Value>({ token }: Pick<TestMember, 'token'>, path: string): Promise<Value> =>
    (await app().call<Value>('GET', `/wps/relay${path}`, { token })).body.value;

  const post = <Value>(
    { token }: Pick<TestMember, 'token'>,
    path: string,
    body: object = {},
    key = freshKey(),
  ) => app().call<Value>('POST', `/wps/relay${path}`, { token, key, body });

  const detail = (member: Pick<TestMember, 'token'>, id: string) =>
    get<PromotionDetail>(member, `/promotions/${id}`);

  const join = async (member: TestMember, id: string) => {
    const { version } = await detail(member, id);
    return post<PromotionDetail>(member, `/promotions/${id}/join`, {
      version,
      termsAccepted: true,
    });
  };

  const claimable = async (member: TestMember): Promise<readonly Reward[]> =>
    (await get<ReplyOf<'listRewards'>>(member, '/rewards')).items;

  const claim = (member: TestMember, rewardId: string) =>
    post<Reward>(member, `/rewards/${rewardId}/claim`);

  /** Claims the only reward that waits. */
  const claimOnly = async (member: TestMember): Promise<Reward> => {
    const [reward] = await claimable(member);
    if (reward === undefined) throw new Error('no reward waits');
    const answer = await claim(member, reward.rewardId);
    if (answer.status !== 200) throw new Error(`not claimed: ${JSON.stringify(answer.body)}`);
    return answer.body.value;
  };

  const bonuses = async (
    member: TestMember,
    view: 'running' | 'ended' = 'running',
  ): Promise<readonly Bonus[]> =>
    (await get<ReplyOf<'listBonuses'>>(member, `/bonuses?view=${view}`)).items;

  const funds = async (member: TestMember): Promise<Readonly<Record<string, bigint>>> => {
    const { body } = await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', {
      token: member.token,
    });
    const { value } = body;
    return Object.fromEntries(
      value.funds.map(({ fund, amountMicro }) => [fund, BigInt(amountMicro) / UNIT]),
    );
  };

  return {
    office,
    pass,
    staff,
    settle,
    setPolicy,
    draft,
    publish,
    record,
    get,
    post,
    detail,
    join,
    claimable,
    claim,
    claimOnly,
    bonuses,
    funds,
  };
}
