import type { AgentType } from '#contract/generated/types.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { keyedRoute, memberOf, route, siteOf, staffOf } from '../../platform/route.ts';
import { codeOfAgent, findInviter } from '../../account/affiliate-code.store.ts';
import { appointAgent } from './appoint-agent.ts';
import { seedAgent } from './seed-agent.ts';

/** Agents: who they are, and the codes by which they invite. */
export function agentFeature(parts: Parts): Feature {
  const { db, clock } = parts;
  return {
    name: 'agent',
    routes: [
      route('checkAffiliate', async (call) => {
        const inviter = await findInviter(db, siteOf(call).brand, call.query.code);
        if (inviter === null) throw invalidCode();
        return { affiliateCode: inviter.code, valid: true };
      }),

      route('getAgentHome', async (call) => {
        const caller = memberOf(call);
        const row = await db
          .selectFrom('member')
          .select(['username', 'nickname', 'account_type', 'created_at'])
          .where('id', '=', caller.memberId)
          .where('brand', '=', caller.brand)
          .executeTakeFirstOrThrow();
        const code = await codeOfAgent(db, caller);
        return {
          account: row.username,
          nickname: row.nickname,
          type: row.account_type as AgentType,
          since: row.created_at.toISOString(),
          affiliateCode: code,
          joinUrl: code && `${call.origin}/join/${code}`,
        };
      }),

      keyedRoute('appointAgent', (tx, call) => {
        const { staffId, brands } = staffOf(call);
        const memberId = BigInt(call.params.memberId);
        return appointAgent(tx, { ...call.body, memberId, staffId, brands }, clock);
      }),
    ],
    seedDemo: (brand) => inTransaction(db, (tx) => seedAgent(tx, brand, clock)),
  };
}

function invalidCode(): Problem {
  const fault = { code: 'PATTERN', messageKey: 'error:INVALID_AFFILIATE_CODE' };
  return new Problem('INVALID_AFFILIATE_CODE', { fields: { '/code': fault } });
}
