import type { AgentPolicy } from '#contract/generated/types.ts';
import { setting } from '#domain/agent/agent-policy.setting.ts';
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

export const fixture: AccessFixture = {
  records: {
    agentId: 'MEMBER_NOT_FOUND',
    linkId: 'LINK_NOT_FOUND',
    moveId: 'MOVE_NOT_FOUND',
    proposalId: 'PROPOSAL_NOT_FOUND',
    applicationId: 'APPLICATION_NOT_FOUND',
    referralId: 'REFERRAL_NOT_FOUND',
  },
  make: makeAgentRecords,
  values: {
    decideAgentMove: { decision: ['reject'] },
    decideAffiliateApplication: { decision: ['reject'] },
    decideReferral: { decision: ['reject'] },
    blockAgent: { blocked: [false] },
    setAgentTerms: { seen: [null] },
  },
  restore: {
    decideAgentMove: ({ app, values }) =>
      restoreRecord(app, 'agent_move', recordId(values, 'moveId')),
    answerTermProposal: ({ app, values }) =>
      restoreRecord(app, 'term_proposal', recordId(values, 'proposalId')),
    decideAffiliateApplication: ({ app, values }) =>
      restoreRecord(app, 'affiliate_application', recordId(values, 'applicationId')),
    decideReferral: ({ app, values }) =>
      restoreRecord(app, 'referral', recordId(values, 'referralId')),
  },
  signsOut: ['appointAgent'],
};

/** A brand's agent with a link, and one of each thing that waits for somebody. */
async function makeAgentRecords({ app, brand, host, member }: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const at = app.clock.now();
  const own = BigInt(member.memberId);
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
