import type { AgentPolicy } from '#contract/generated/types.ts';
import { setting } from '#domain/agent/agent-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { newId } from '#server/platform/id.ts';
import { registerMember } from '../members.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import type { TestApp } from '../test-app.ts';
import { makeAgent } from './make-agent.ts';

/** A brand's agent with a link, and one of each thing that waits for somebody. */
export async function makeAgentRecords(
  app: TestApp,
  { brand, host, memberId }: { brand: string; host: string; memberId: string },
): Promise<KnownValues> {
  const { db } = app.database;
  const at = app.clock.now();
  const own = BigInt(memberId);
  const agent = await registerMember(app, { host });
  const agentId = BigInt(agent.memberId);
  await makeAgent(app, brand, agentId);
  const policy: AgentPolicy = { ...setting.inEffect(null, EVERY_MEANS), referral: true };
  await db
    .insertInto('brand_setting')
    .values({ brand, kind: 'agentPolicy', version: 1, value: JSON.stringify(policy) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await app.server.brands.changed();
  const [linkId, moveId, proposalId] = [newId(), newId(), newId()];
  const [applicationId, referralId] = [newId(), newId()];
  await db
    .insertInto('registration_link')
    .values({
      id: linkId,
      brand,
      agent_id: agentId,
      code: 'MATRIX02',
      account_type: 0,
      series: 1900,
      share_basis_points: 0,
      host,
      note: '',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('agent_move')
    .values({
      id: moveId,
      brand,
      member_id: agentId,
      status: 'waiting',
      reason: 'planted',
      requested_by: 1n,
      requested_at: at,
    })
    .execute();
  await db
    .insertInto('term_proposal')
    .values({
      id: proposalId,
      brand,
      member_id: own,
      agent_id: agentId,
      series: 1900,
      share_basis_points: 0,
      status: 'waiting',
      offered_at: at,
    })
    .execute();
  await db
    .insertInto('affiliate_application')
    .values({
      id: applicationId,
      brand,
      member_id: own,
      text: 'planted',
      status: 'waiting',
      applied_at: at,
    })
    .execute();
  await db
    .insertInto('referral')
    .values({
      id: referralId,
      brand,
      referrer_id: agentId,
      friend_id: own,
      currency: 'PEN',
      status: 'review',
      signals: '["address"]',
      reward_micro: 1n,
      joined_at: at,
    })
    .execute();
  return {
    agentId: [String(agentId)],
    linkId: [String(linkId)],
    moveId: [String(moveId)],
    proposalId: [String(proposalId)],
    applicationId: [String(applicationId)],
    referralId: [String(referralId)],
  };
}

/** Puts back what a decision ended. */
export async function restoreAgentRecord(
  app: TestApp,
  table: 'agent_move' | 'term_proposal' | 'affiliate_application' | 'referral',
  id: unknown,
): Promise<void> {
  const status = table === 'referral' ? 'review' : 'waiting';
  await app.database.db
    .updateTable(table)
    .set({ status })
    .where('id', '=', BigInt(String(id)))
    .execute();
}
