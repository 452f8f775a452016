import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { appointAgent } from './appoint-agent.ts';

/** Who is an agent in a demo. */
export const DEMO_AGENT = { username: 'alba', password: 'demo-alba-2026' } as const;

/** Makes the demo's agent, who registered as anybody does, one. */
export async function seedAgent(tx: Tx, brand: string, clock: Clock): Promise<void> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('brand', '=', brand)
    .where('username_key', '=', DEMO_AGENT.username)
    .executeTakeFirst();
  if (row === undefined) return;
  const appointment = {
    memberId: row.id,
    type: 1 as const,
    staffId: null,
    brands: null,
    reason: '',
  };
  await appointAgent(tx, appointment, clock);
}
