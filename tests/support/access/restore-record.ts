import type { TestApp } from '../test-app.ts';

/** Tables of things that staff decide, by the status in which they wait. */
const WAITS_AS = {
  agent_move: 'waiting',
  term_proposal: 'waiting',
  affiliate_application: 'waiting',
  referral: 'review',
  promotion_application: 'waiting',
  reward: 'held',
  reward_grant: 'waiting',
  staff_act: 'waiting',
  contract: 'active',
  point_redemption: 'inProcess',
} as const;

/** What a decision ended waits again. */
export async function restoreRecord(
  app: TestApp,
  table: keyof typeof WAITS_AS,
  id: bigint,
): Promise<void> {
  const status = WAITS_AS[table];
  await app.database.db.updateTable(table).set({ status }).where('id', '=', id).execute();
}
