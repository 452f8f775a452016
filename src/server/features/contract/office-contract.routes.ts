import { dayIn } from '#domain/day/day.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type Call,
  keyedRoute,
  type Route,
  route,
  staffOf,
  weighedRoute,
  alwaysTwo,
} from '../../platform/route.ts';
import { ownLiveBrand, settingRoutes } from '../../settings/setting-routes.ts';
import { contractPolicySetting } from './contract-policy.ts';
import { endWithDownlines, holdContract } from './contract.store.ts';
import { judgeBrandOffer, offerBrandContract } from './offer-contract.ts';
import {
  listContractRunLines,
  listContractRuns,
  listOfficeContracts,
  officeContracts,
} from './office-contract.read.ts';
import { approveRun, recomputeRun } from './review-run.ts';

/** The answers of a person to a run in review. */
const REVIEWS = [
  { action: 'approveContractRun', act: approveRun },
  { action: 'recomputeContractRun', act: recomputeRun },
] as const;

/** Contracts and settlements for staff, who offer for the brand and end by force. */
export function officeContractRoutes(parts: Parts): Route[] {
  const { db, clock, brands } = parts;
  /** @throws Problem CONTRACT_NOT_FOUND, CONTRACT_CHANGED */
  const held = async (tx: Tx, call: Call<'endContract'>) => {
    const { id } = ownLiveBrand(brands, call);
    const contract = await holdContract(tx, id, BigInt(call.params.contractId));
    if (contract.status !== 'active') throw new Problem('CONTRACT_CHANGED');
    return contract;
  };
  const viewOf = async (tx: Tx, brand: string, id: bigint) => {
    const [view] = await officeContracts(tx, [await holdContract(tx, brand, id)]);
    if (view === undefined) throw new Problem('CONTRACT_NOT_FOUND');
    return view;
  };
  return [
    ...settingRoutes(contractPolicySetting, parts),

    route('listOfficeContracts', (call) =>
      listOfficeContracts(db, ownLiveBrand(brands, call), call.query),
    ),

    route('listContractRuns', (call) =>
      listContractRuns(db, ownLiveBrand(brands, call).id, call.query),
    ),

    route('listContractRunLines', (call) =>
      listContractRunLines(
        db,
        ownLiveBrand(brands, call).id,
        BigInt(call.params.runId),
        call.query,
      ),
    ),

    ...REVIEWS.map(({ action, act }) =>
      keyedRoute(action, async (tx, call) => {
        const { id } = ownLiveBrand(brands, call);
        const runId = BigInt(call.params.runId);
        const { hash, reason } = call.body;
        await act(tx, id, { runId, hash });
        const { items } = await listContractRuns(tx, id, {}, runId);
        const [run] = items;
        if (run === undefined) throw new Problem('CONTRACT_RUN_NOT_FOUND');
        await writeAudit(tx, {
          staffId: staffOf(call).staffId,
          brand: id,
          action,
          subject: call.params.runId,
          before: { hash },
          after: { hash: run.hash, status: run.status },
          reason,
          at: clock.now(),
        });
        return run;
      }),
    ),

    weighedRoute('offerBrandContract', {
      weigh: async (tx, call) => {
        const brand = ownLiveBrand(brands, call);
        const offer = { brand: brand.id, agentId: BigInt(call.params.agentId) };
        await judgeBrandOffer(tx, offer, call.body, settingOf(brand, 'contractPolicy'));
        return alwaysTwo(brand.id);
      },
      run: async (tx, call) => {
        const brand = ownLiveBrand(brands, call);
        const { kind, terms, reason } = call.body;
        const agentId = BigInt(call.params.agentId);
        const { id } = await offerBrandContract(
          tx,
          clock,
          { brand: brand.id, agentId, brandName: brand.name },
          { kind, terms },
          settingOf(brand, 'contractPolicy'),
        );
        await writeAudit(tx, {
          staffId: staffOf(call).staffId,
          brand: brand.id,
          action: 'offerBrandContract',
          subject: String(agentId),
          before: null,
          after: { kind, ...terms },
          reason,
          at: clock.now(),
        });
        return viewOf(tx, brand.id, id);
      },
    }),

    weighedRoute('endContract', {
      weigh: async (tx, call) => {
        const contract = await held(tx, call);
        return alwaysTwo(contract.brand);
      },
      run: async (tx, call) => {
        const brand = ownLiveBrand(brands, call);
        const contract = await held(tx, call);
        const today = dayIn(settingOf(brand, 'brandDay').timeZone, clock.now());
        await endWithDownlines(tx, contract, 'terminated', { clock, today });
        await writeAudit(tx, {
          staffId: staffOf(call).staffId,
          brand: brand.id,
          action: 'endContract',
          subject: call.params.contractId,
          before: { status: contract.status },
          after: { status: 'terminated' },
          reason: call.body.reason,
          at: clock.now(),
        });
        return viewOf(tx, brand.id, contract.id);
      },
    }),
  ];
}
