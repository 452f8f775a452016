import type { CampaignTriggerKind } from '#contract/generated/types.ts';
import { SPINS, TICKETS } from '../ledger/unit.ts';

export type DrawKind = Extract<CampaignTriggerKind, 'raffle' | 'wheel' | 'egg'>;

/** Campaigns that draw one of their prizes for each ticket. */
export const isDraw = (kind: CampaignTriggerKind | undefined): kind is DrawKind =>
  kind === 'raffle' || kind === 'wheel' || kind === 'egg';

/** The unit of the ledger that a draw uses; null: the tickets of a raffle follow from its players' bets. */
export function drawUnit(kind: DrawKind): string | null {
  if (kind === 'raffle') return null;
  return kind === 'wheel' ? SPINS : TICKETS;
}
