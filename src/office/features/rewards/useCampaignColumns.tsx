import { Link } from 'react-router-dom';
import type { CampaignRecord } from '#contract/generated/types.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { campaignAddress, titleOf } from './campaign-draft.ts';
import { CampaignStatePill } from './CampaignStatePill.tsx';
import styles from './PromotionDesk.module.css';

/** Title and type, state, schedule, budget and uptake. */
export function useCampaignColumns(brand: string): readonly Column<CampaignRecord>[] {
  const say = useTexts('promotion-desk', 'announcement-desk');
  const count = new Intl.NumberFormat(useOfficeLocale());
  const language = useQuery('getBanners', { params: { brand } }).value?.defaultLanguage;
  return [
    {
      id: 'title',
      label: say('promotion-desk:field.title'),
      lead: true,
      cell: ({ campaignId, campaign }) => (
        <span className={styles.named}>
          <Link to={campaignAddress(brand, campaignId)} className={styles.open}>
            {titleOf(campaign, language) || say('promotion-desk:untitled')}
          </Link>
          <span className={styles.quiet}>
            {say(`announcement-desk:promotions.${campaign.type}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: say('promotion-desk:state'),
      lead: true,
      cell: ({ state, hasChanges, liveVersion }) => (
        <span className={styles.pills}>
          <CampaignStatePill state={state} />
          {hasChanges && liveVersion !== null ? (
            <Pill tone="accent">{say('promotion-desk:hasChanges')}</Pill>
          ) : null}
        </span>
      ),
    },
    {
      id: 'schedule',
      label: say('promotion-desk:schedule'),
      cell: ({ campaign: { startsAt, endsAt } }) => (
        <span className={styles.named}>
          <Instant at={startsAt} />
          {endsAt === null ? say('promotion-desk:noEnd') : <Instant at={endsAt} />}
        </span>
      ),
    },
    {
      id: 'budget',
      label: say('promotion-desk:spent'),
      cell: (record) => <BudgetBar record={record} />,
    },
    {
      id: 'rewards',
      label: say('promotion-desk:rewardsClaimed'),
      align: 'end',
      cell: ({ rewards, claimed }) => (
        <span className="tabular">{`${count.format(rewards)} / ${count.format(claimed)}`}</span>
      ),
    },
    {
      id: 'joined',
      label: say('promotion-desk:count.joined'),
      align: 'end',
      cell: ({ joined }) => <span className="tabular">{count.format(joined)}</span>,
    },
    {
      id: 'waiting',
      label: say('promotion-desk:count.waiting'),
      align: 'end',
      cell: ({ waiting }) =>
        waiting === 0 ? '–' : <Pill tone="accent">{count.format(waiting)}</Pill>,
    },
  ];
}
