import type { PointGood, PointGoodsSettings } from '#contract/generated/types.ts';
import { keyed, type Keyed } from '#staff/setting/keyed-list.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

/** The contract's bounds. */
export const MAX_GOODS = 200;
export const POINTS_BOUNDS = { minimum: 1, maximum: 999_999_999 } as const;
export const STOCK_BOUNDS = { minimum: 0, maximum: 999_999_999 } as const;
export const MEMBER_BOUNDS = { minimum: 0, maximum: 1_000_000 } as const;

export type DraftGood = Keyed<PointGood>;

/** A fault of the goods at a place in the list. */
export interface RowFault extends DraftFault {
  readonly index: number;
}

export interface GoodsDraft {
  readonly goods: readonly DraftGood[];
}

/** Empty goods: cash, from now on, without an end. */
export function newGood(language: string): DraftGood {
  const now = new Date();
  now.setSeconds(0, 0);
  return keyed({
    goodId: null,
    kind: 'cash',
    texts: [{ language, title: '', description: '' }],
    picture: null,
    pointsRequired: 1_000,
    amountMicro: '0',
    campaignId: null,
    depositedMicro: '0',
    stock: null,
    perMember: 0,
    tags: [],
    review: false,
    startsAt: now.toISOString(),
    endsAt: null,
    enabled: true,
  });
}

/** Everything in goods, the same in any order of their languages and tags. */
export const goodSentence = ({ texts, tags, ...good }: PointGood): string =>
  JSON.stringify([
    [good.goodId, good.kind, good.picture, good.pointsRequired, good.amountMicro, good.campaignId],
    [good.depositedMicro, good.stock, good.perMember, good.review, good.enabled],
    [good.startsAt, good.endsAt],
    tags.toSorted((one, other) => one.localeCompare(other)),
    texts
      .map(({ language, title, description }) => [language, title, description].join('\n'))
      .toSorted((one, other) => one.localeCompare(other)),
  ]);

/** Their title in the brand's own language, else in any. */
export const goodTitle = ({ texts }: PointGood, language: string): string =>
  (texts.find((text) => text.language === language) ?? texts[0])?.title ?? '';

/** Faults only the editor sees: unreadable figures, and a campaign that is no longer published. */
export const draftFaults = (
  goods: readonly PointGood[],
  { campaigns }: Pick<PointGoodsSettings, 'campaigns'>,
): readonly RowFault[] =>
  goods.flatMap((good, index) => {
    const { kind, campaignId } = good;
    const isUnread = {
      '/pointsRequired': Number.isNaN(good.pointsRequired),
      '/perMember': Number.isNaN(good.perMember),
      '/stock': good.stock !== null && Number.isNaN(good.stock),
      '/amountMicro': good.amountMicro === '',
      '/depositedMicro': good.depositedMicro === '',
    };
    const isGone =
      campaignId !== null &&
      !campaigns.some((one) => one.campaignId === campaignId && one.kind === kind);
    return [
      ...Object.entries(isUnread).flatMap(([pointer, unread]) =>
        unread ? [{ index, pointer, code: 'REQUIRED' }] : [],
      ),
      ...(isGone ? [{ index, pointer: '/campaignId', code: 'enum' }] : []),
    ];
  });
