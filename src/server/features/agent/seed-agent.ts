import type { AgentPolicy } from '#contract/generated/types.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { DEMO_AGENT } from '../../tree/demo-agent.ts';
import { clockAt } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { requestAgentMove } from './agent-move.ts';
import { appointAgent } from './appoint-agent.ts';
import { brandTerms } from './own-terms.ts';
import { seedHistory } from './seed-history.ts';
import { seedTeam, TEAM_DAYS } from './seed-team.ts';

const DAY_MS = 86_400_000;

/** Everything that agents can do is on in a demo. */
const demoPolicy = (policy: AgentPolicy): AgentPolicy => ({
  ...policy,
  transferDown: true,
  transferUp: true,
  transferFeeBasisPoints: 50,
  referral: true,
});

/**
 * Makes the demo's agent, who registered as anybody does, one, with a team of three levels and a month
 * of history, and gives staff something to decide.
 */
export async function seedAgent(parts: Parts, brand: LiveBrand, player: string): Promise<void> {
  const { db, clock } = parts;
  const policy = demoPolicy(settingOf(brand, 'agentPolicy'));
  const agent = await memberOf(parts, brand.id, DEMO_AGENT.username);
  if (agent === null) return;
  const { currency } = brand.site;
  await inTransaction(db, async (tx) => {
    await seedSetting(tx, { brand: brand.id, kind: 'agentPolicy', version: 1, value: policy });
    const appointment = {
      memberId: agent,
      type: 1 as const,
      staffId: null,
      brands: null,
      reason: '',
    };
    const begin = clockAt(new Date(clock.now().getTime() - TEAM_DAYS * DAY_MS));
    const terms = brandTerms(brand);
    await appointAgent(tx, appointment, () => ({ policy, terms }), begin);
  });
  const players = await seedTeam(parts, brand, agent);
  await seedHistory(parts, { brand: brand.id, currency }, players);
  const last = players.at(-1);
  if (last === undefined) return;
  const applicant = await memberOf(parts, brand.id, player);
  const waiting = { moved: last.memberId, to: agent, applicant };
  await inTransaction(db, (tx) => seedDecisions(tx, parts, brand, waiting));
}

async function memberOf({ db }: Parts, brand: string, username: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('brand', '=', brand)
    .where('username_key', '=', username)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A move and an application that wait for staff. */
async function seedDecisions(
  tx: Tx,
  parts: Parts,
  brand: LiveBrand,
  { moved, to, applicant }: { moved: bigint; to: bigint; applicant: bigint | null },
): Promise<void> {
  const { clock } = parts;
  const asker = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'operator')
    .orderBy('id')
    .executeTakeFirst();
  if (asker !== undefined) {
    const reason = 'The player knows this agent and asked for it';
    const request = { memberId: moved, uplineId: to, reason, staffId: asker.id };
    await requestAgentMove(tx, brand, request, settingOf(brand, 'agentPolicy'), clock);
  }
  if (applicant === null) return;
  await tx
    .insertInto('affiliate_application')
    .values({
      id: newId(),
      brand: brand.id,
      member_id: applicant,
      text: 'I write about games for 12,000 readers and would like to invite them.',
      status: 'waiting',
      applied_at: clock.now(),
    })
    .execute();
}
