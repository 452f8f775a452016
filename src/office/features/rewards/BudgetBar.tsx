import type { CampaignRecord } from '#contract/generated/types.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PromotionDesk.module.css';

const FULL = 100;

/** What it has spent of its budget. */
export function BudgetBar({ record }: { record: CampaignRecord }) {
  const say = useTexts('promotion-desk');
  const { spentMicro, currency, campaign } = record;
  const spent = BigInt(spentMicro);
  const budget = BigInt(campaign.budgetMicro);
  const share = budget === 0n ? null : Math.min(FULL, Number((spent * BigInt(FULL)) / budget));
  return (
    <span className={styles.budget}>
      <span>
        <Amount micro={spent} currency={currency} mutedZero />
        {share === null ? null : (
          <>
            {' / '}
            <Amount micro={budget} currency={currency} />
          </>
        )}
      </span>
      {share === null ? (
        <span className={styles.quiet}>{say('promotion-desk:noBudget')}</span>
      ) : (
        <meter
          className={styles.meter}
          min={0}
          max={FULL}
          value={share}
          aria-label={say('promotion-desk:budgetSpent')}
        >
          {share} %
        </meter>
      )}
    </span>
  );
}
