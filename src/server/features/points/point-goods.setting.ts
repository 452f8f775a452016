import { type GoodList, isKnownGood } from '#domain/points/point-goods.setting.ts';
import { goodFaults, tidyGood } from '#domain/points/good-faults.ts';
import { loosensPointGoods } from '#domain/points/loosens-point-goods.ts';
import type { PointGood } from '#contract/generated/types.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { knownPictures } from '../../promotion/campaign/known-pictures.read.ts';
import type { Setting } from '../../settings/setting.ts';
import { goodCampaigns, takenOf } from './goods.read.ts';

/** The goods of the points mall of a brand, in the order players see them. */
export const pointGoodsSetting: Setting<'getPointGoods', 'setPointGoods', GoodList> = {
  kind: 'pointGoods',
  read: 'getPointGoods',
  write: 'setPointGoods',
  async view({ goods }, { id, site }, db) {
    const known = goods.filter(isKnownGood);
    const taken = await takenOf(
      db,
      id,
      known.map(({ goodId }) => goodId),
    );
    return {
      languages: [...site.languages],
      defaultLanguage: site.defaultLanguage,
      currency: site.currency,
      goods,
      taken: known.map(({ goodId }) => ({ goodId, taken: taken.get(goodId) ?? 0 })),
      campaigns: await goodCampaigns(db, id, site.defaultLanguage),
    };
  },
  async change({ goods: wanted }, held, brand, tx) {
    const goods = wanted.map(tidyGood);
    const fields = await faultFields(tx, goods, held, brand);
    if (Object.keys(fields).length > 0) throw new Problem('INVALID_GOODS', { fields });
    return { goods: goods.map((good) => ({ ...good, goodId: good.goodId ?? String(newId()) })) };
  },
  twoPersons: (before, after, brand) =>
    loosensPointGoods(before.goods, after.goods) ? secondPersonAboveMicro(brand) : null,
};

async function faultFields(
  tx: Tx,
  goods: readonly PointGood[],
  held: GoodList,
  brand: LiveBrand,
): Promise<Record<string, FieldProblem>> {
  const fields: Record<string, FieldProblem> = {};
  for (const { index, pointer, code, params } of goodFaults(goods, brand.site)) {
    fields[`/goods/${index}${pointer}`] ??= { code, ...(params === undefined ? {} : { params }) };
  }
  const pictures = await knownPictures(tx, brand.id);
  const campaigns = await goodCampaigns(tx, brand.id, brand.site.defaultLanguage);
  const isThere = ({ goodId, kind, campaignId, picture }: PointGood) => ({
    '/goodId': goodId === null || held.goods.some((one) => one.goodId === goodId),
    '/picture': picture === null || pictures.has(picture),
    '/campaignId':
      campaignId === null ||
      campaigns.some((one) => one.campaignId === campaignId && one.kind === kind),
  });
  for (const [index, good] of goods.entries()) {
    for (const [pointer, there] of Object.entries(isThere(good))) {
      if (!there) fields[`/goods/${index}${pointer}`] ??= { code: 'enum' };
    }
  }
  return fields;
}
