import { loosensAgentTerms } from '#domain/agent/loosens-agent-terms.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { WeighedAct } from '../../platform/second-person.ts';
import { quotasInEffect } from '../../tree/quota.store.ts';
import { requireSeenTerms } from './seen-terms.ts';
import { refuseUnfit, type TermsChange } from './staff-acts.ts';

/**
 * The weight of a change of an agent's terms. Null: they let the agent earn and grant no more. It takes no
 * lock: the change itself refuses other terms than those that were seen.
 * @throws Problem MEMBER_NOT_FOUND, FACTS_CONFLICT, TERMS_ABOVE_OWN, TERMS_BELOW_DOWNLINE
 */
export async function weighAgentTerms(
  tx: Tx,
  brand: LiveBrand,
  change: TermsChange,
): Promise<WeighedAct | null> {
  const { memberId, terms } = change;
  const agent = await requireSeenTerms(tx, brand, change);
  const uplineId = agent.uplineId === null ? null : BigInt(agent.uplineId);
  await refuseUnfit(tx, brand, { memberId, uplineId }, terms);
  const policy = settingOf(brand, 'agentPolicy');
  const quotas = quotasInEffect(policy.quotas, change.quotas);
  if (!loosensAgentTerms(agent, { terms, quotas })) return null;
  const aboveMicro = secondPersonAboveMicro(brand);
  return { brand: brand.id, currency: null, amountMicro: null, aboveMicro };
}
