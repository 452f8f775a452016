import type { AgentSummary } from '#contract/generated/types.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readAgent } from './office-agent.read.ts';

/**
 * The agent whose terms a change starts from.
 * @param seen `termsChangedAt` as it was read
 * @throws Problem MEMBER_NOT_FOUND; FACTS_CONFLICT with the present agent after another change
 */
export async function requireSeenTerms(
  tx: Tx,
  brand: LiveBrand,
  { memberId, seen }: { memberId: bigint; seen: string | null },
): Promise<AgentSummary> {
  const agent = await readAgent(tx, brand, memberId, settingOf(brand, 'agentPolicy'));
  if (timeOf(agent.termsChangedAt) !== timeOf(seen)) {
    throw new Problem('FACTS_CONFLICT', { value: agent });
  }
  return agent;
}

const timeOf = (moment: string | null): number | null =>
  moment === null ? null : Date.parse(moment);
