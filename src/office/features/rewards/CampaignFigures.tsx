import type { CampaignRecord } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { BudgetBar } from './BudgetBar.tsx';

const COUNTS = ['rewards', 'claimed', 'joined', 'waiting'] as const;

/** Cost and uptake now. */
export function CampaignFigures({ record }: { record: CampaignRecord }) {
  const say = useTexts('promotion-desk');
  const locale = useOfficeLocale();
  const count = new Intl.NumberFormat(locale);
  return (
    <Facts
      facts={[
        { id: 'spent', label: say('promotion-desk:spent'), value: <BudgetBar record={record} /> },
        ...COUNTS.map((id) => ({
          id,
          label: say(`promotion-desk:count.${id}`),
          value: <span className="tabular">{count.format(record[id])}</span>,
        })),
      ]}
    />
  );
}
