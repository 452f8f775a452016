import { fallbackChain } from '#brand/texts.ts';
import type { GoodCampaign, PointReward } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { bannerPictureRoot } from '#domain/banner/open-banners.ts';
import { needsReview, openGoods, remainingOf } from '#domain/points/open-goods.ts';
import type { KnownGood } from '#domain/points/point-goods.setting.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId } from '../../platform/paging.ts';
import {
  liveCampaigns,
  type PublishedCampaign,
  titleOf,
} from '../../promotion/campaign/campaign.read.ts';

/** Goods of a page of the mall when the query names no number. */
const PAGE = 42;

/** How many of some goods players took, by their number. */
export async function takenOf(
  db: Db | Tx,
  brand: string,
  goodIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (goodIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('point_good_taken')
    .select(['good_id', 'taken'])
    .where('brand', '=', brand)
    .where('good_id', 'in', goodIds.map(BigInt))
    .execute();
  return new Map(rows.map(({ good_id: goodId, taken }) => [String(goodId), taken]));
}

/** Campaigns whose rewards goods give. */
async function campaignsOfGoods(db: Db | Tx, brand: string): Promise<readonly PublishedCampaign[]> {
  const found = await liveCampaigns(db, brand, ['points']);
  return found.filter(({ document }) => document.reward.kind !== 'cash');
}

/** The same, as the office offers them. */
export const goodCampaigns = async (
  db: Db | Tx,
  brand: string,
  language: string,
): Promise<GoodCampaign[]> =>
  (await campaignsOfGoods(db, brand)).map(({ id, document }) => ({
    campaignId: String(id),
    title: titleOf(document, [language]),
    kind: document.reward.kind as GoodCampaign['kind'],
  }));

/** A page of the goods that are offered now; goods whose campaign ended are not. */
export async function listPointRewards(
  db: Db,
  live: LiveBrand,
  { cursor, limit = PAGE, kind }: RequestOf<'listPointRewards'>['query'],
  { language, nowMs }: { readonly language: string; readonly nowMs: number },
): Promise<ReplyOf<'listPointRewards'>> {
  const { id: brand, site } = live;
  const campaigns = new Map(
    (await campaignsOfGoods(db, brand)).map((campaign) => [String(campaign.id), campaign]),
  );
  const offered = openGoods(live.setting('pointGoods').goods, nowMs)
    .filter((good) => kind === undefined || good.kind === kind)
    .filter(({ campaignId }) => campaignId === null || campaigns.has(campaignId));
  // A cursor of this list counts the goods before the page.
  const start = cursor === undefined ? 0 : Number(cursorId(cursor));
  const shown = offered.slice(start, start + limit);
  const taken = await takenOf(
    db,
    brand,
    shown.map(({ goodId }) => goodId),
  );
  const languages = [...fallbackChain(language), site.defaultLanguage];
  return {
    items: shown.map((good) => ({
      ...rewardOf(good, { brand, languages, taken: taken.get(good.goodId) ?? 0 }),
      currency: site.currency,
      amountMicro: amountOf(good, campaigns.get(good.campaignId ?? '')),
    })),
    nextCursor: start + limit < offered.length ? String(start + limit) : null,
  };
}

/** Money that one pays; null: none. */
export function amountOf(
  { kind, amountMicro }: Pick<KnownGood, 'kind' | 'amountMicro'>,
  campaign: PublishedCampaign | undefined,
): string | null {
  if (kind === 'cash') return amountMicro;
  return kind === 'bonus' ? (campaign?.document.reward.amountMicro ?? null) : null;
}

function rewardOf(
  good: KnownGood,
  { brand, languages, taken }: { brand: string; languages: readonly string[]; taken: number },
): Omit<PointReward, 'currency' | 'amountMicro'> {
  const text = chooseText(good.texts, languages);
  return {
    goodId: good.goodId,
    title: text?.title ?? '',
    description: text?.description ?? '',
    pictureRoot: good.picture === null ? null : bannerPictureRoot(brand, good.picture),
    kind: good.kind,
    pointsRequired: good.pointsRequired,
    campaignId: good.campaignId,
    amountRequiredMicro: good.depositedMicro === '0' ? null : good.depositedMicro,
    remaining: remainingOf(good, taken),
    perMember: good.perMember === 0 ? null : good.perMember,
    review: needsReview(good),
    tags: good.tags,
    endsAt: good.endsAt,
  };
}
