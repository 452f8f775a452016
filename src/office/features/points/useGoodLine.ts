import type { PointGood, PointGoodsSettings } from '#contract/generated/types.ts';
import { inOneLine } from '#staff/setting/useListChanges.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Everything about goods in a line. */
export function useGoodLine({
  currency,
  campaigns,
}: Pick<PointGoodsSettings, 'currency' | 'campaigns'>): (good: PointGood) => string {
  const say = useTexts('point-goods-desk', 'office');
  const locale = useOfficeLocale();
  const field = (name: string, value: string): string =>
    `${say(`point-goods-desk:field.${name}`)}: ${value}`;
  const amount = (micro: string): string =>
    micro === '' ? '?' : `${formatAmount(BigInt(micro), currency, locale).figures} ${currency}`;
  return (good) => {
    const { campaignId, stock, perMember } = good;
    const campaign = campaigns.find((one) => one.campaignId === campaignId);
    return inOneLine([
      say(`point-goods-desk:kind.${good.kind}`),
      ...good.texts.map(({ language, title, description }) =>
        [`${language}: ${title}`, description].filter((part) => part !== '').join(', '),
      ),
      good.picture === null ? '' : say('point-goods-desk:uploaded'),
      say('point-goods-desk:price', { points: good.pointsRequired }),
      good.kind === 'cash' ? field('amountMicro', amount(good.amountMicro)) : '',
      campaignId === null
        ? ''
        : field('campaignId', campaign?.title ?? say('point-goods-desk:goneCampaign')),
      good.depositedMicro === '0' ? '' : field('depositedMicro', amount(good.depositedMicro)),
      stock === null ? '' : say('point-goods-desk:offered', { stock }),
      perMember === 0 ? '' : field('perMember', String(perMember)),
      ...good.tags.map((tag) => say(`point-goods-desk:tag.${tag}`)),
      good.review ? say('point-goods-desk:field.review') : '',
      [good.startsAt, good.endsAt ?? ''].join(' – '),
      good.enabled ? '' : say('office:off'),
    ]);
  };
}
