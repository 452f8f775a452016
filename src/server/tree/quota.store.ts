import type { AgentPolicy, SeriesQuota } from '#contract/generated/types.ts';
import { quotaStep } from '#domain/agent/terms.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import { lockMember } from '../platform/session/lock-member.ts';

/** Granted to an agent by staff, else by the brand's policy; by step, ascending. */
async function grants(
  db: Db | Tx,
  { memberId }: MemberKey,
  { quotas }: Pick<AgentPolicy, 'quotas'>,
): Promise<readonly { from: number; granted: number }[]> {
  const own = await db
    .selectFrom('agent_quota')
    .select(['from_series', 'granted'])
    .where('agent_id', '=', memberId)
    .execute();
  const bySteps = new Map(quotas.map(({ fromSeries, count }) => [fromSeries, count]));
  for (const { from_series: from, granted } of own) bySteps.set(from, granted);
  return [...bySteps]
    .map(([from, granted]) => ({ from, granted }))
    .toSorted((one, other) => one.from - other.from);
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
  for (const [index, { from, granted }] of steps.entries()) {
    const until = steps[index + 1]?.from ?? null;
    quotas.push({ fromSeries: from, granted, used: await used(db, agent, from, until, granted) });
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
  const steps = (await grants(tx, agent, policy)).map(({ from }) => from);
  const step = quotaStep(series, steps);
  if (step === null) return true;
  if (before !== null && quotaStep(before, steps) === step) return true;
  await lockMember(tx, agent);
  const quota = (await quotasOf(tx, agent, policy)).find(({ fromSeries }) => fromSeries === step);
  return quota !== undefined && quota.used < quota.granted;
}
