import { expect } from 'vitest';
import type {
  AgentContract,
  ContractLine,
  ContractPolicy,
  ContractTerms,
  ContractTier,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { setting } from '#domain/contract/contract-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { agentCalls, freshKey } from './agents.ts';
import type { TestMember } from './members.ts';
import { approved } from './second-person.ts';
import { signInStaff } from './staff.ts';
import { voidNewestRound } from './play.ts';
import type { TestApp } from './test-app.ts';

const AT = '/wps/relay/agent/contracts';
export const CONTRACT_OFFICE = '/office/api/brands/denluma';

/** Terms from a threshold on: none, and a rate alone. */
export const tier = (rate: string, more: Partial<ContractTier> = {}): ContractTier => ({
  rate,
  fixedMicro: null,
  activeMembers: 0,
  periodValidBetMicro: '0',
  periodProfitLossMicro: null,
  minBetAmountMicro: null,
  minDepositMicro: null,
  feeRate: null,
  winRate: null,
  lossRate: null,
  singleBetRate: null,
  ...more,
});
/** Terms of a daily salary. */
export const daily = (tiers: ContractTier[], more: Partial<ContractTerms> = {}): ContractTerms => ({
  period: 'daily',
  includeSelf: false,
  carryNegative: false,
  noticeDays: 3,
  tiers,
  ...more,
});

/** What agents and staff do with contracts, over HTTP. */
export function contractCalls(app: () => TestApp) {
  const agents = agentCalls(app);
  const setPolicy = async (change: Partial<ContractPolicy>): Promise<void> => {
    const { headers } = await signInStaff(app(), 'operator');
    const read = await app().call<{ version: number }>(
      'GET',
      `${CONTRACT_OFFICE}/contract-policy`,
      {
        headers,
      },
    );
    const asked = await app().call('PUT', `${CONTRACT_OFFICE}/contract-policy`, {
      headers,
      key: freshKey(),
      body: {
        version: read.body.value.version,
        policy: { ...setting.inEffect(null, EVERY_MEANS), ...change },
        reason: 'a test needs it',
      },
    });
    expect((await approved(app(), asked)).status).toBe(200);
  };
  const offerBrand = async (agent: TestMember, terms: ContractTerms, kind = 'dailySalary') => {
    const { headers } = await signInStaff(app(), 'operator');
    const asked = await app().call(
      `POST`,
      `${CONTRACT_OFFICE}/agents/${agent.memberId}/contracts`,
      {
        headers,
        key: freshKey(),
        body: { kind, terms, reason: 'a partner of the brand' },
      },
    );
    return approved(app(), asked);
  };
  const call = <Value = AgentContract>({ token }: TestMember, path: string, body: object = {}) =>
    app().call<Value>('POST', `${AT}${path}`, { token, key: freshKey(), body });
  const offer = (
    upline: TestMember,
    downlines: readonly TestMember[],
    terms: ContractTerms,
    kind = 'dailySalary',
  ) =>
    call<ReplyOf<'offerContracts'>>(upline, '', {
      kind,
      memberIds: downlines.map(({ memberId }) => memberId),
      terms,
    });
  const contracts = async ({ token }: TestMember, more = ''): Promise<AgentContract[]> =>
    (await app().call<ReplyOf<'listContracts'>>('GET', `${AT}?isOpen=true${more}`, { token })).body
      .value.items;
  const waiting = async (agent: TestMember, kind = 'dailySalary'): Promise<string> => {
    const found = (await contracts(agent, `&side=upline&kind=${kind}`)).find(
      ({ status }) => status === 'offered',
    );
    if (found === undefined) throw new Error('no offer waits');
    return found.contractId;
  };
  const answer = (agent: TestMember, id: string, accepts = true, endsDownlines = false) =>
    call(agent, `/${id}/answer`, { accepts, endsDownlines });
  const accept = async (agent: TestMember, kind?: string): Promise<AgentContract> => {
    const accepted = await answer(agent, await waiting(agent, kind));
    if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body));
    return accepted.body.value;
  };
  const lines = async ({ token }: TestMember, more = ''): Promise<ContractLine[]> =>
    (
      await app().call<ReplyOf<'listContractLines'>>(
        'GET',
        `/wps/relay/agent/contract-lines?limit=50${more}`,
        { token },
      )
    ).body.value.items;
  const settle = async (): Promise<void> => {
    await agents.settle();
    await app()
      .server.jobs.find(({ name }) => name === 'settleContracts')
      ?.run(NO_FENCE);
    await agents.settle();
  };
  const voidLastRound = (member: TestMember) => voidNewestRound(app(), member);
  return {
    setPolicy,
    offerBrand,
    call,
    offer,
    contracts,
    waiting,
    answer,
    accept,
    lines,
    settle,
    voidLastRound,
  };
}
