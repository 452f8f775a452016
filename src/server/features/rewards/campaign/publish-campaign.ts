import type { Campaign, CampaignState } from '#contract/generated/types.ts';
import { mostGivenMicro } from '#domain/promotion/campaign-faults.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import { givesReward } from '../../../brands/second-person-above.ts';
import type { Parts } from '../../../parts.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { actAlone } from '../../../platform/second-person.ts';
import { requireStillMay } from '../../../platform/session/require-still-may.ts';
import { requireSound } from './campaign-place.ts';
import { type CampaignRow, lockCampaign, publishDraft, requireRevision } from './campaign.store.ts';

type PublishParts = Pick<Parts, 'catalogue' | 'clock'>;

export interface StaffAct {
  readonly campaignId: bigint;
  readonly staffId: bigint;
  readonly reason: string;
}

/**
 * Whether one person publishes a draft: its budget is within the policy's amount, and so is what the
 * person adds in a day. A live campaign counts by what its budget grows.
 */
async function publishesAlone(
  tx: Tx,
  brand: LiveBrand,
  row: CampaignRow,
  person: { staffId: bigint; at: Date },
): Promise<boolean> {
  const most = mostGivenMicro(row.draft as Campaign);
  const { secondPersonAboveMicro } = brand.setting('rewardPolicy');
  if (most === null || most > BigInt(secondPersonAboveMicro)) return false;
  const added = row.live_version === null ? most : most - (row.budget_micro ?? most);
  return added <= 0n || actAlone(tx, givesReward(brand, added), person);
}

/**
 * Publishes a campaign's draft, or asks a second person to.
 * @throws Problem CAMPAIGN_NOT_FOUND, CAMPAIGN_ENDED, CAMPAIGN_CHANGED, CAMPAIGN_WAITING,
 * INVALID_CAMPAIGN
 */
export async function publishCampaign(
  tx: Tx,
  parts: PublishParts,
  brand: LiveBrand,
  { campaignId, staffId, reason, revision }: StaffAct & { revision: number },
): Promise<void> {
  const row = await lockCampaign(tx, { brand: brand.id, campaignId });
  requireRevision(row, revision);
  if (row.requested_by !== null) throw new Problem('CAMPAIGN_WAITING');
  const campaign = row.draft as Campaign;
  await requireSound(parts, brand, tx, campaign);
  const person = { staffId, at: parts.clock.now() };
  const waits = !(await publishesAlone(tx, brand, row, person));
  if (waits) await requestPublication(tx, parts, row, staffId);
  else
    await publishDraft(
      tx,
      row,
      { requestedBy: staffId, approvedBy: null, currency: brand.site.currency },
      parts.clock,
    );
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'publishCampaign',
    subject: String(campaignId),
    before: { state: row.state, version: row.live_version },
    after: { revision, waits },
    reason,
    at: parts.clock.now(),
  });
}

async function requestPublication(
  tx: Tx,
  { clock }: PublishParts,
  row: CampaignRow,
  staffId: bigint,
): Promise<void> {
  await tx
    .updateTable('campaign')
    .set({
      // One that is live stays live on its present terms.
      state: row.live_version === null ? 'waiting' : row.state,
      requested_revision: row.revision,
      requested_by: staffId,
      updated_at: clock.now(),
    })
    .where('id', '=', row.id)
    .execute();
}

/**
 * The second person approves a publication, or rejects it.
 * @throws Problem CAMPAIGN_NOT_FOUND, CAMPAIGN_NOT_WAITING, CAMPAIGN_CHANGED, SECOND_PERSON_NEEDED,
 * STAFF_ACT_LAPSED, INVALID_CAMPAIGN
 */
export async function decideCampaign(
  tx: Tx,
  parts: PublishParts,
  brand: LiveBrand,
  act: StaffAct & { revision: number; decision: 'approve' | 'reject' },
): Promise<void> {
  const { campaignId, staffId, revision, decision, reason } = act;
  const row = await lockCampaign(tx, { brand: brand.id, campaignId });
  if (row.requested_by === null) throw new Problem('CAMPAIGN_NOT_WAITING');
  if (row.revision !== revision || row.requested_revision !== revision) {
    throw new Problem('CAMPAIGN_CHANGED');
  }
  if (decision === 'approve') {
    if (row.requested_by === staffId) throw new Problem('SECOND_PERSON_NEEDED');
    const right = { permission: 'promotion.edit', brand: brand.id } as const;
    await requireStillMay(tx, row.requested_by, right);
    await requireSound(parts, brand, tx, row.draft as Campaign);
    const { currency } = brand.site;
    const publication = { requestedBy: row.requested_by, approvedBy: staffId, currency };
    await publishDraft(tx, row, publication, parts.clock);
  } else {
    await tx
      .updateTable('campaign')
      .set({
        state: row.state === 'waiting' ? 'draft' : row.state,
        requested_revision: null,
        requested_by: null,
        updated_at: parts.clock.now(),
      })
      .where('id', '=', row.id)
      .execute();
  }
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'decideCampaign',
    subject: String(campaignId),
    before: { state: row.state },
    after: { decision, revision },
    reason,
    at: parts.clock.now(),
  });
}

/**
 * Pauses a campaign, resumes it, or ends it for good. Rewards that were given stay.
 * @throws Problem CAMPAIGN_NOT_FOUND, CAMPAIGN_ENDED, CAMPAIGN_NOT_LIVE for one never published,
 * CAMPAIGN_CHANGED with the present state when it is not the one that was seen
 */
export async function setCampaignState(
  tx: Tx,
  { clock }: PublishParts,
  brand: LiveBrand,
  act: StaffAct & { seen: CampaignState; state: 'live' | 'paused' | 'ended' },
): Promise<void> {
  const { campaignId, staffId, reason, seen, state } = act;
  const row = await lockCampaign(tx, { brand: brand.id, campaignId });
  if (row.state === 'ended') throw new Problem('CAMPAIGN_ENDED');
  if (row.state !== seen) throw new Problem('CAMPAIGN_CHANGED', { value: { state: row.state } });
  if (row.live_version === null && state !== 'ended') throw new Problem('CAMPAIGN_NOT_LIVE');
  await tx
    .updateTable('campaign')
    .set({
      state,
      updated_at: clock.now(),
      ...(state === 'ended' ? { requested_revision: null, requested_by: null } : {}),
    })
    .where('id', '=', row.id)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'setCampaignState',
    subject: String(campaignId),
    before: { state: row.state },
    after: { state },
    reason,
    at: clock.now(),
  });
}
