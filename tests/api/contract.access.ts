import type { ContractPolicy } from '#contract/generated/types.ts';
import { contractKinds } from '#domain/contract/contract-kinds.ts';
import { setting } from '#domain/contract/contract-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { newId } from '#server/platform/id.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import { makeAgent } from '#tests/support/access/make-agent.ts';
import { restoreRecord } from '#tests/support/access/restore-record.ts';
import { registerMember } from '#tests/support/members.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

const TERMS = {
  period: 'daily',
  includeSelf: true,
  carryNegative: false,
  noticeDays: 1,
  tiers: [
    {
      rate: '1',
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
    },
  ],
} as const;

export const fixture: AccessFixture = {
  records: {
    contractId: 'CONTRACT_NOT_FOUND',
    runId: 'CONTRACT_RUN_NOT_FOUND',
    contractLineId: 'CONTRACT_LINE_NOT_FOUND',
  },
  make: makeContract,
  values: {},
  restore: {
    endContract: ({ app, values }) =>
      restoreRecord(app, 'contract', recordId(values, 'contractId')),
  },
};

/** An agent's contract with the brand that is in force, and a run. */
async function makeContract({ app, brand, host }: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const at = app.clock.now();
  const agent = await registerMember(app, { host });
  const agentId = BigInt(agent.memberId);
  await makeAgent(app, brand, agentId);
  const policy: ContractPolicy = {
    ...setting.inEffect(null, EVERY_MEANS),
    kinds: [...contractKinds],
    payOnLoss: true,
  };
  await db
    .insertInto('brand_setting')
    .values({ brand, kind: 'contractPolicy', version: 1, value: JSON.stringify(policy) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await app.server.brands.changed();
  const [contractId, runId, lineId] = [newId(), newId(), newId()];
  await db
    .insertInto('contract')
    .values({
      id: contractId,
      brand,
      kind: 'dailySalary',
      upline_id: 0n,
      downline_id: agentId,
      status: 'active',
      terms: JSON.stringify(TERMS),
      period: 'daily',
      offered_at: at,
      expires_at: at,
      from_day: '2026-01-01',
    })
    .execute();
  await db
    .insertInto('contract_run')
    .values({
      id: runId,
      brand,
      currency: 'PEN',
      kind: 'dailySalary',
      period: 'daily',
      from_day: '2026-01-01',
      to_day: '2026-01-01',
      status: 'posted',
      hash: '0'.repeat(64),
      figures_version: 0n,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('contract_line')
    .values({
      id: lineId,
      run_id: runId,
      contract_id: contractId,
      brand,
      kind: 'dailySalary',
      from_day: '2026-01-01',
      to_day: '2026-01-01',
      payer_id: 0n,
      member_id: agentId,
      depth: 0,
      currency: 'PEN',
      valid_micro: 0n,
      profit_micro: 0n,
      active_members: 0n,
      tier: null,
      base_micro: 0n,
      carry_micro: 0n,
      carry_after_micro: 0n,
      own_micro: 0n,
      amount_micro: 0n,
      status: 'nothing',
    })
    .execute();
  return {
    contractId: [String(contractId)],
    runId: [String(runId)],
    contractLineId: [String(lineId)],
  };
}
