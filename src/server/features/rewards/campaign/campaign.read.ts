import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Campaign, CampaignRecord, CampaignState } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { cursorId, pageOf } from '../../../platform/paging.ts';
import { Problem } from '../../../platform/problem.ts';
import type { CampaignKey } from './campaign.store.ts';

/** Page size when the query names none. */
const PAGE = 20;

export interface OfficeLook {
  readonly currency: string;
  readonly staffId: bigint;
}

/** Newest first. */
export async function listCampaigns(
  db: Db,
  brand: string,
  { state, cursor, limit = PAGE }: RequestOf<'listCampaigns'>['query'],
  look: OfficeLook,
): Promise<ReplyOf<'listCampaigns'>> {
  let rows = campaignRows(db, brand)
    .orderBy('c.id', 'desc')
    .limit(limit + 1);
  if (state !== undefined) rows = rows.where('c.state', '=', state);
  if (cursor !== undefined) rows = rows.where('c.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row) => recordOf(row, look));
}

/** @throws Problem CAMPAIGN_NOT_FOUND */
export async function readCampaign(
  db: Db | Tx,
  { brand, campaignId }: CampaignKey,
  look: OfficeLook,
): Promise<CampaignRecord> {
  const row = await campaignRows(db, brand)
    .where('c.id', '=', campaignId)
    .executeTakeFirstOrThrow(() => new Problem('CAMPAIGN_NOT_FOUND'));
  return recordOf(row, look);
}

const campaignRows = (db: Db | Tx, brand: string) =>
  db
    .selectFrom('campaign as c')
    .leftJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'c.id').onRef('v.version', '=', 'c.live_version'),
    )
    .leftJoin('staff as s', 's.id', 'c.requested_by')
    .selectAll('c')
    .select(['v.document', 's.display_name as requester'])
    .select([
      sql<bigint>`(select count(*) from promotion_application a
        where a.campaign_id = c.id and a.status = 'waiting')`.as('applications'),
      sql<bigint>`(select count(*) from reward r
        where r.campaign_id = c.id and r.status = 'held')`.as('held'),
    ])
    .where('c.brand', '=', brand);

function recordOf(
  row: Awaited<ReturnType<ReturnType<typeof campaignRows>['execute']>>[number],
  { currency, staffId }: OfficeLook,
): CampaignRecord {
  return {
    campaignId: String(row.id),
    state: row.state as CampaignState,
    revision: row.revision,
    liveVersion: row.live_version,
    hasChanges: !isDeepStrictEqual(row.draft, row.document),
    currency,
    campaign: row.draft as Campaign,
    spentMicro: String(row.spent_micro),
    rewards: Number(row.rewards),
    claimed: Number(row.claimed),
    joined: Number(row.joined),
    waiting: Number(row.applications + row.held),
    publishRequestedBy: row.requester,
    isOwnRequest: row.requested_by === staffId,
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}
