import type { Campaign, CampaignTriggerKind } from '#contract/generated/types.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';

/** A published campaign, in one of its versions. */
export interface PublishedCampaign {
  readonly id: bigint;
  readonly brand: string;
  readonly version: number;
  readonly state: string;
  readonly document: Campaign;
  readonly startsAt: Date;
  /** null: until it is ended. */
  readonly endsAt: Date | null;
  /** null: no limit. */
  readonly budgetMicro: bigint | null;
  readonly spentMicro: bigint;
}

const published = (db: Db | Tx) =>
  db
    .selectFrom('campaign as c')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'c.id').onRef('v.version', '=', 'c.live_version'),
    )
    .select(['c.id', 'c.brand', 'c.state', 'c.starts_at', 'c.ends_at', 'c.budget_micro'])
    .select(['c.spent_micro', 'v.version', 'v.document']);

type Row = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

function campaignOf(row: Row): PublishedCampaign {
  return {
    id: row.id,
    brand: row.brand,
    version: row.version,
    state: row.state,
    document: row.document as Campaign,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    budgetMicro: row.budget_micro,
    spentMicro: row.spent_micro,
  };
}

/** A brand has some dozens live at once. */
const MOST = 200;

/** A brand's live campaigns, those that have not begun included, newest first. */
export async function liveCampaigns(
  db: Db | Tx,
  brand: string,
  kinds?: readonly CampaignTriggerKind[],
): Promise<readonly PublishedCampaign[]> {
  let query = published(db)
    .where('c.brand', '=', brand)
    .where('c.state', '=', 'live')
    .orderBy('c.id', 'desc')
    .limit(MOST);
  if (kinds !== undefined) query = query.where('c.trigger_kind', 'in', [...kinds]);
  return (await query.execute()).map(campaignOf);
}

/** A published campaign of the brand, whatever its state; null: there is none. */
export async function findPublished(
  db: Db | Tx,
  brand: string,
  id: bigint,
): Promise<PublishedCampaign | null> {
  // Bodies may carry numbers that no record has.
  if (id > MAX_ID) return null;
  const row = await published(db)
    .where('c.brand', '=', brand)
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : campaignOf(row);
}

/** The campaign on the terms of an earlier version. */
export async function inVersion(
  db: Db | Tx,
  campaign: PublishedCampaign,
  version: number,
): Promise<PublishedCampaign> {
  if (version === campaign.version) return campaign;
  const row = await db
    .selectFrom('campaign_version')
    .select('document')
    .where('campaign_id', '=', campaign.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { ...campaign, version, document: row.document as Campaign };
}

/** The version that a member joined; null: not joined. */
export async function joinedVersion(
  db: Db | Tx,
  campaignId: bigint,
  memberId: bigint,
): Promise<{ version: number; joinedAt: Date } | null> {
  const row = await db
    .selectFrom('campaign_member')
    .select(['version', 'joined_at'])
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : { version: row.version, joinedAt: row.joined_at };
}

/** Whether players can take it at the moment. */
export function isRunning(
  { state, startsAt, endsAt }: Pick<PublishedCampaign, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  return state === 'live' && startsAt <= now && (endsAt === null || now < endsAt);
}

/** Its title in the first of the languages that it has. */
export function titleOf({ texts }: Pick<Campaign, 'texts'>, languages: readonly string[]): string {
  return chooseText(texts, languages)?.title ?? '';
}

/** Titles of rewards by id, in the first of the languages that each campaign has. */
export async function rewardTitles(
  db: Db | Tx,
  rewards: readonly bigint[],
  languages: readonly string[],
): Promise<ReadonlyMap<bigint, string>> {
  if (rewards.length === 0) return new Map();
  const rows = await db
    .selectFrom('reward as r')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'r.campaign_id').onRef('v.version', '=', 'r.version'),
    )
    .select(['r.id', 'v.document'])
    .where('r.id', 'in', [...rewards])
    .execute();
  return new Map(rows.map(({ id, document }) => [id, titleOf(document as Campaign, languages)]));
}
