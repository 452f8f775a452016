import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Campaign } from '#contract/generated/types.ts';
import { isDraw } from '#domain/promotion/draw-unit.ts';
import { hasPrizes } from '#domain/promotion/built-rewards.ts';
import { mostGivenMicro } from '#domain/promotion/campaign-faults.ts';
import { beginRain } from '../../../promotion/campaign/rain.store.ts';
import { beginRaffleChain } from '../../../promotion/campaign/raffle-chain.store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { CampaignTable } from '../../../platform/db/generated/tables.ts';
import { newId } from '../../../platform/id.ts';
import { Problem } from '../../../platform/problem.ts';

export type CampaignRow = Selectable<CampaignTable>;

export interface CampaignKey {
  readonly brand: string;
  readonly campaignId: bigint;
}

/** Writes a new draft. @returns its id */
export async function insertDraft(
  tx: Tx,
  brand: string,
  campaign: Campaign,
  clock: Clock,
): Promise<bigint> {
  const now = clock.now();
  const id = newId();
  await tx
    .insertInto('campaign')
    .values({
      id,
      brand,
      state: 'draft',
      draft: JSON.stringify(campaign),
      revision: 1,
      ...columnsOf(campaign),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

const columnsOf = (campaign: Campaign) => ({
  trigger_kind: campaign.trigger.kind,
  starts_at: new Date(campaign.startsAt),
  ends_at: campaign.endsAt === null ? null : new Date(campaign.endsAt),
  budget_micro: mostGivenMicro(campaign),
});

/** Holds a campaign of the brand until the transaction ends. @throws Problem CAMPAIGN_NOT_FOUND */
export function lockCampaign(tx: Tx, { brand, campaignId }: CampaignKey): Promise<CampaignRow> {
  return tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', campaignId)
    .where('brand', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('CAMPAIGN_NOT_FOUND'));
}

/** @throws Problem CAMPAIGN_ENDED, CAMPAIGN_CHANGED */
export function requireRevision(row: CampaignRow, revision: number): void {
  if (row.state === 'ended') throw new Problem('CAMPAIGN_ENDED');
  if (row.revision !== revision) throw new Problem('CAMPAIGN_CHANGED');
}

/** Changes the draft; a publication that waited is no longer asked for, since it was of other terms. */
export async function changeDraft(
  tx: Tx,
  row: CampaignRow,
  campaign: Campaign,
  clock: Clock,
): Promise<void> {
  await tx
    .updateTable('campaign')
    .set({
      draft: JSON.stringify(campaign),
      revision: row.revision + 1,
      state: row.state === 'waiting' ? 'draft' : row.state,
      requested_revision: null,
      requested_by: null,
      updated_at: clock.now(),
      // Of one that is live the columns are those of the live version.
      ...(row.live_version === null ? columnsOf(campaign) : {}),
    })
    .where('id', '=', row.id)
    .execute();
}

export interface PublishedBy {
  readonly requestedBy: bigint;
  /** null: the policy asks for no second person. */
  readonly approvedBy: bigint | null;
  /** The currency of the brand. */
  readonly currency: string;
}

/**
 * Makes the draft the next version. What was spent stays spent: a budget below it is not published.
 * Prizes that players play for stay, and so do goals and their period: what a player has reached is never worth
 * less afterwards.
 * @throws Problem INVALID_CAMPAIGN
 */
export async function publishDraft(
  tx: Tx,
  row: CampaignRow,
  { requestedBy, approvedBy, currency }: PublishedBy,
  clock: Clock,
): Promise<void> {
  const campaign = row.draft as Campaign;
  const now = clock.now();
  const budget = mostGivenMicro(campaign);
  if (budget !== null && budget < row.spent_micro) throw fault('/budgetMicro', 'BUDGET_TOO_SMALL');
  await requireSamePrizes(tx, row, campaign);
  const version = (row.live_version ?? 0) + 1;
  await tx
    .insertInto('campaign_version')
    .values({
      campaign_id: row.id,
      version,
      document: JSON.stringify(campaign),
      requested_by: requestedBy,
      approved_by: approvedBy,
      published_at: now,
    })
    .execute();
  await tx
    .updateTable('campaign')
    .set({
      state: 'live',
      live_version: version,
      requested_revision: null,
      requested_by: null,
      published_at: now,
      updated_at: now,
      ...columnsOf(campaign),
    })
    .where('id', '=', row.id)
    .execute();
  if (version > 1) return;
  const { kind } = campaign.trigger;
  if (isDraw(kind)) await beginRaffleChain(tx, row.id, now);
  if (kind === 'rain') {
    await beginRain(tx, row, campaign, { currency, now });
  }
}

async function requireSamePrizes(tx: Tx, row: CampaignRow, campaign: Campaign): Promise<void> {
  if (row.live_version === null) return;
  const live = await tx
    .selectFrom('campaign_version')
    .select('document')
    .where('campaign_id', '=', row.id)
    .where('version', '=', row.live_version)
    .executeTakeFirstOrThrow();
  const before = live.document as Campaign;
  if (before.trigger.kind !== campaign.trigger.kind) throw fault('/trigger/kind', 'FIXED');
  const { kind, goals } = before.trigger;
  if (kind === 'board' || kind === 'mission') {
    if (!isDeepStrictEqual(goals, campaign.trigger.goals)) throw fault('/trigger/goals', 'FIXED');
    if (before.timesPer !== campaign.timesPer) throw fault('/timesPer', 'FIXED');
  }
  if (kind === 'rain' && !isSameRain(before, campaign)) {
    throw fault('/trigger/envelopes', 'FIXED');
  }
  if (!hasPrizes(campaign.trigger)) return;
  if (!isDeepStrictEqual(before.prizes, campaign.prizes)) throw fault('/prizes', 'FIXED');
}

/** Envelopes are split when a rain is published. */
function isSameRain(before: Campaign, { trigger, budgetMicro }: Campaign): boolean {
  const { envelopes, leastMicro, mostMicro } = before.trigger;
  return (
    before.budgetMicro === budgetMicro &&
    isDeepStrictEqual(
      { envelopes, leastMicro, mostMicro },
      {
        envelopes: trigger.envelopes,
        leastMicro: trigger.leastMicro,
        mostMicro: trigger.mostMicro,
      },
    )
  );
}

const fault = (pointer: string, code: string): Problem =>
  new Problem('INVALID_CAMPAIGN', { fields: { [`/campaign${pointer}`]: { code } } });
