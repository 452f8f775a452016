import type { AgentTerms } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { percentText } from '#ui/i18n/percent-text.ts';
import styles from './UplineScreen.module.css';

export interface UplineCardProps {
  upline: string;
  terms: AgentTerms;
}

/** The agent an account belongs to, and the account's own terms. */
export function UplineCard({ upline, terms }: UplineCardProps) {
  const say = useTexts('upline');
  const locale = useLocale();
  const hasShare = terms.shareBasisPoints > 0;
  return (
    <Card as="section" className={styles.card} aria-labelledby="upline-account">
      <div className={styles.who}>
        <span className={styles.disc}>
          <Icon name="userCircle" size="large" />
        </span>
        <div className={styles.words}>
          <h2 id="upline-account" className={styles.label}>
            {say('upline:account')}
          </h2>
          <p className={styles.name}>{upline}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.line}>
          <dt>{say('upline:series')}</dt>
          <dd className="tabular">{terms.series}</dd>
        </div>
        {hasShare ? (
          <div className={styles.line}>
            <dt>{say('upline:share')}</dt>
            <dd className="tabular">{percentText(terms.shareBasisPoints, locale)}</dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.note}>
        {say('upline:series.text')}
        {hasShare ? ` ${say('upline:share.text')}` : null}
      </p>
    </Card>
  );
}
