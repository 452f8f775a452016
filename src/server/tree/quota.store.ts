import type { AgentPolicy, SeriesQuota } from '#contract/generated/types.ts';
import type { GrantedStep } from '#domain/agent/grants-more.ts';
import { quotaStep } from '#domain/agent/terms.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import { lockMember } from '../platform/session/lock-member.ts';

/** Granted to an agent by staff, else by the brand's policy; by step, ascending. */
async function grants(
  db: Db | Tx,
  { memberId }: MemberKey,
  { quotas }: Pick<AgentPolicy, 'quotas'>,
): Promise<readonly GrantedStep[]> {
  const own = await db
    .selectFrom('agent_quota')
    .select(['from_series', 'granted'])
    .where('agent_id', '=', memberId)
    .execute();
  const steps = quotasInEffect(
    quotas,
    own.map(({ from_series: fromSeries, granted }) => ({ fromSeries, granted })),
  );
  return steps.toSorted((one, other) => one.fromSeries - other.fromSeries);
}

/** The steps of a brand's policy, with those that staff granted to an agent in their place. */
export function quotasInEffect(
  policy: AgentPolicy['quotas'],
  granted: readonly GrantedStep[],
): readonly GrantedStep[] {
  const bySteps = new Map(policy.map(({ fromSeries, count }) => [fromSeries, count]));
  for (const step of granted) bySteps.set(step.fromSeries, step.granted);
  return [...bySteps].map(([fromSeries, count]) => ({ fromSeries, granted: count }));
}

/**
 * What an agent may still give: the used part is counted from the downlines there are, so a closed, moved
 * or changed account gives its place back.
 */
export async function quotasOf(
  db: Db | Tx,
  agent: MemberKey,
  policy: Pick<AgentPolicy, 'quotas'>,
): Promise<readonly SeriesQuota[]> {
  const steps = await grants(db, agent, policy);
  const quotas: SeriesQuota[] = [];
  for (const [index, { fromSeries, granted }] of steps.entries()) {
    const until = steps[index + 1]?.fromSeries ?? null;
    quotas.push({ fromSeries, granted, used: await used(db, agent, fromSeries, until, granted) });
  }
  return quotas;
}

/** Counted no further than it matters. */
async function used(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  from: number,
  until: number | null,
  most: number,
): Promise<number> {
  let rows = db
    .selectFrom('member')
    .select('id')
    .where('parent_id', '=', memberId)
    .where('brand', '=', brand)
    .where('series', '>=', from)
    .where('status', '<>', 'closed')
    .limit(most + 1);
  if (until !== null) rows = rows.where('series', '<', until);
  return (await rows.execute()).length;
}

/**
 * Whether a direct downline may get a series. The agent's row is held until the transaction ends, so
 * that two accounts cannot take the same last place.
 * @param before the series the account has now, whose place it keeps; null: a new account
 */
export async function hasQuota(
  tx: Tx,
  agent: MemberKey,
  { series, before }: { series: number; before: number | null },
  policy: Pick<AgentPolicy, 'quotas'>,
): Promise<boolean> {
  const steps = (await grants(tx, agent, policy)).map(({ fromSeries }) => fromSeries);
  const step = quotaStep(series, steps);
  if (step === null) return true;
  if (before !== null && quotaStep(before, steps) === step) return true;
  await lockMember(tx, agent);
  const quota = (await quotasOf(tx, agent, policy)).find(({ fromSeries }) => fromSeries === step);
  return quota !== undefined && quota.used < quota.granted;
}
