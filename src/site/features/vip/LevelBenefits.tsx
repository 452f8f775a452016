import type { ReactNode } from 'react';
import type { VipStep } from '#contract/generated/types.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { GiftLink } from './GiftLink.tsx';
import styles from './LevelBenefits.module.css';

const BASIS_POINTS = 10_000;
/** Every hundredth of a percent is shown. */
const RATE: Intl.NumberFormatOptions = {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
};

export interface LevelBenefitsProps {
  step: VipStep;
  currency: string;
}

/** Benefits of a level: extra rebate, withdrawals and gifts. */
export function LevelBenefits({ step, currency }: LevelBenefitsProps) {
  const say = useTexts('vip');
  const locale = useLocale();
  const money = useMoneyText(currency);
  const { rebateExtraBasisPoints: extra, withdrawalMaxMicro: most, isFeeFree, gifts } = step;
  const rate = numberFormat(locale, RATE).format(extra / BASIS_POINTS);
  const hasNone = extra === 0 && most === '0' && !isFeeFree && gifts.length === 0;
  return (
    <div className={styles.benefits}>
      <h4 className={styles.subheading}>{say('vip:gives')}</h4>
      {hasNone ? <p className={styles.none}>{say('vip:gives.none')}</p> : null}
      <ul className={styles.gives}>
        {extra === 0 ? null : <Benefit icon="percent">{say('vip:gives.rebate', { rate })}</Benefit>}
        {most === '0' ? null : (
          <Benefit icon="withdraw">{say('vip:gives.withdrawal', { amount: money(most) })}</Benefit>
        )}
        {isFeeFree ? <Benefit icon="check">{say('vip:gives.noFee')}</Benefit> : null}
        {gifts.map((gift) => (
          <Benefit key={gift.promotionId} icon="gift">
            <GiftLink gift={gift} />
          </Benefit>
        ))}
      </ul>
    </div>
  );
}

function Benefit({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className={styles.benefit}>
      <Icon name={icon} size="small" className={styles.mark} />
      <span>{children}</span>
    </li>
  );
}
