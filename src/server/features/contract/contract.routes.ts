import type { ContractKind } from '#contract/generated/types.ts';
import { kindsOn } from '#domain/contract/contract-kinds.ts';
import { dayIn } from '#domain/day/day.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, type Route, route } from '../../platform/route.ts';
import { isInArrears } from '../../tree/contract/arrears.read.ts';
import { findNode, levelOf, type TreeNode } from '../../tree/tree.read.ts';
import { requireKind } from './contract-rules.ts';
import { answerContract, type ContractDay, withdrawContract } from './answer-contract.ts';
import { listContractRequests } from './contract-requests.read.ts';
import { contractViews, listContracts } from './contract.read.ts';
import { type ContractRow, findContract } from './contract.store.ts';
import { answerContractEnd, askContractEnd, sideOf } from './end-contract.ts';
import { listContractLineMembers } from './line-members.read.ts';
import { listContractLines } from './line.read.ts';
import { offerContracts } from './offer-contract.ts';
import { simulateContract } from './simulate-contract.ts';

/** Contracts as agents and players see and answer them. */
export function agentContractRoutes(parts: Parts): Route[] {
  const { db, clock, brands, relay } = parts;
  type OfContract = CallFacts & { params: { contractId: string } };
  const timeZoneOf = (call: CallFacts): string =>
    settingOf(brands.byId(memberOf(call).brand), 'brandDay').timeZone;
  const dayOf = (call: CallFacts): ContractDay => {
    const policy = settingOf(brands.byId(memberOf(call).brand), 'contractPolicy');
    return { policy, clock, today: dayIn(timeZoneOf(call), clock.now()) };
  };
  const nodeOf = async (from: Db | Tx, call: CallFacts): Promise<TreeNode> => {
    const { brand, memberId } = memberOf(call);
    const node = await findNode(from, { brand, memberId });
    if (node === null) throw new Problem('MEMBER_NOT_FOUND');
    return node;
  };
  const requestOf = (call: OfContract) => {
    const { brand, memberId } = memberOf(call);
    return { brand, memberId, contractId: BigInt(call.params.contractId) };
  };
  const ownContract = async (from: Db | Tx, call: OfContract): Promise<ContractRow> => {
    const { brand, memberId, contractId } = requestOf(call);
    const contract = await findContract(from, brand, contractId);
    if (contract === null) throw new Problem('CONTRACT_NOT_FOUND');
    sideOf(contract, memberId);
    return contract;
  };
  const viewOf = async (tx: Tx, call: OfContract) => {
    const [view] = await contractViews(tx, memberOf(call).memberId, [await ownContract(tx, call)]);
    if (view === undefined) throw new Problem('CONTRACT_NOT_FOUND');
    return view;
  };
  const nudge = async (): Promise<void> => relay.nudge();
  const requests = (
    operation:
      | 'listDividendRequests'
      | 'listDailySalaryRequests'
      | 'listHourlySalaryRequests'
      | 'listRealTimeSalaryRequests',
    kind: ContractKind,
  ): Route =>
    route(operation, (call) => {
      requireKind(kind, dayOf(call).policy);
      return listContractRequests(db, memberOf(call), kind, call.query);
    });

  return [
    requests('listDividendRequests', 'dividend'),
    requests('listDailySalaryRequests', 'dailySalary'),
    requests('listHourlySalaryRequests', 'hourlySalary'),
    requests('listRealTimeSalaryRequests', 'realTimeSalary'),

    route('listContracts', (call) => listContracts(db, memberOf(call), call.query)),

    route('listContractLines', (call) => listContractLines(db, memberOf(call), call.query)),

    route('listContractLineMembers', (call) =>
      listContractLineMembers(
        db,
        memberOf(call),
        BigInt(call.params.contractLineId),
        timeZoneOf(call),
      ),
    ),

    route('getContractRules', async (call) => {
      const { policy } = dayOf(call);
      const { memberId } = memberOf(call);
      return {
        kinds: kindsOn(policy),
        capBasisPoints: policy.capBasisPoints,
        salaryCapBasisPoints: policy.salaryCapBasisPoints,
        payOnLoss: policy.payOnLoss,
        offerDays: policy.offerDays,
        isInArrears: await isInArrears(db, memberId, policy, clock.now()),
        mayOffer: (await levelOf(db, memberId)) < policy.levels,
      };
    }),

    route('simulateContract', async (call) => {
      const { currency } = memberOf(call).site;
      const place = { currency, timeZone: timeZoneOf(call), now: clock.now() };
      return simulateContract(db, await ownContract(db, call), place);
    }),

    keyedRoute(
      'offerContracts',
      async (tx, call) => {
        const { kind, terms, memberIds } = call.body;
        const request = { kind, terms, memberIds: memberIds.map(BigInt) };
        const node = await nodeOf(tx, call);
        const offers = await offerContracts(tx, clock, node, request, dayOf(call).policy);
        return { items: await contractViews(tx, node.id, offers) };
      },
      nudge,
    ),

    keyedRoute(
      'answerContract',
      async (tx, call) => {
        await answerContract(tx, requestOf(call), call.body, dayOf(call));
        return viewOf(tx, call);
      },
      nudge,
    ),

    keyedRoute(
      'withdrawContract',
      async (tx, call) => {
        await withdrawContract(tx, requestOf(call), clock.now());
        return viewOf(tx, call);
      },
      nudge,
    ),

    keyedRoute(
      'askContractEnd',
      async (tx, call) => {
        await askContractEnd(tx, requestOf(call), dayOf(call));
        return viewOf(tx, call);
      },
      nudge,
    ),

    keyedRoute(
      'answerContractEnd',
      async (tx, call) => {
        await answerContractEnd(tx, requestOf(call), call.body.agrees, dayOf(call));
        return viewOf(tx, call);
      },
      nudge,
    ),
  ];
}
