import type { AccountType, AgentPolicy, AgentTerms } from '#contract/generated/types.ts';
import { mayAgent, typesBelow } from '#domain/agent/agent-powers.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { hasQuota } from '../../tree/quota.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type AccountRequest, createAccount } from './create-account.ts';
import { ownTerms, refuseOutside } from './own-terms.ts';

/** @throws Problem AGENT_POWER_MISSING unless the agent may register accounts of the type */
export function refuseType(agentType: number, type: AccountType): void {
  if (!typesBelow(agentType).includes(type)) throw new Problem('AGENT_POWER_MISSING');
}

/**
 * Makes an account directly below an agent.
 * @throws Problem AGENT_POWER_MISSING, TERMS_ABOVE_OWN, QUOTA_EXHAUSTED, USERNAME_TAKEN, TREE_TOO_DEEP
 */
export async function createDownline(
  tx: Tx,
  brand: LiveBrand,
  agent: { id: bigint; type: number },
  request: Omit<AccountRequest, 'agentId'> & { terms: AgentTerms; passwordHash: string },
  policy: AgentPolicy,
  clock: Clock,
): Promise<bigint> {
  const owner = { brand: brand.id, memberId: agent.id };
  if (!mayAgent(agent.type, 'createAccounts')) throw new Problem('AGENT_POWER_MISSING');
  refuseType(agent.type, request.type);
  refuseOutside(request.terms, await ownTerms(tx, owner, brand), brand);
  const { series } = request.terms;
  if (!(await hasQuota(tx, owner, { series, before: null }, policy))) {
    throw new Problem('QUOTA_EXHAUSTED', {
      fields: { '/terms/series': { code: 'maximum', messageKey: 'error:QUOTA_EXHAUSTED' } },
    });
  }
  const account = { ...request, agentId: agent.id };
  return createAccount(tx, brand, account, request.passwordHash, policy, clock);
}
