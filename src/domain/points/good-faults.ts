import type { PointGood } from '#contract/generated/types.ts';
import { type ScheduleFault, scheduleFaults } from '../schedule/schedule-faults.ts';
import {
  type LanguageFault,
  languageFaults,
  type OfferedLanguages,
} from '../text/language-faults.ts';

export interface GoodFault {
  /** Place in the list. */
  readonly index: number;
  /** JSON pointer into the goods. */
  readonly pointer: string;
  readonly code:
    | LanguageFault['code']
    | ScheduleFault['code']
    | 'AMOUNT_NEEDED'
    | 'CAMPAIGN_NEEDED'
    | 'DUPLICATE_GOOD';
  readonly params?: Readonly<Record<string, string>>;
}

/** As they are kept: nothing around their words, and nothing that their kind does not use. */
export function tidyGood(good: PointGood): PointGood {
  const { kind, startsAt, endsAt } = good;
  const follows = kind === 'bonus' || kind === 'freeRounds';
  return {
    ...good,
    amountMicro: kind === 'cash' ? good.amountMicro : '0',
    campaignId: follows ? good.campaignId : null,
    review: good.review || kind === 'voucher' || kind === 'physical',
    startsAt: utc(startsAt),
    endsAt: endsAt === null ? null : utc(endsAt),
    texts: good.texts.map(({ language, title, description }) => ({
      language,
      title: title.trim(),
      description: description.trim(),
    })),
  };
}

/** Faults of a normalised list of goods. */
export const goodFaults = (
  goods: readonly PointGood[],
  brand: OfferedLanguages,
): readonly GoodFault[] =>
  goods.flatMap((good, index) =>
    [
      ...kindFaults(good),
      ...scheduleFaults(good),
      ...languageFaults(good.texts, brand),
      ...(good.goodId !== null && goods.findIndex(({ goodId }) => goodId === good.goodId) < index
        ? [{ pointer: '/goodId', code: 'DUPLICATE_GOOD' as const }]
        : []),
    ].map((fault) => ({ index, ...fault })),
  );

function kindFaults({ kind, amountMicro, campaignId }: PointGood): Omit<GoodFault, 'index'>[] {
  if (kind === 'cash' && amountMicro === '0')
    return [{ pointer: '/amountMicro', code: 'AMOUNT_NEEDED' }];
  if ((kind === 'bonus' || kind === 'freeRounds') && campaignId === null)
    return [{ pointer: '/campaignId', code: 'CAMPAIGN_NEEDED' }];
  return [];
}

function utc(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : date.toISOString();
}
