import type { RegistrationLink, RegistrationLinkState } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { TermsText } from '../../frame/TermsText.tsx';
import styles from './RegisterCentre.module.css';

export interface LinkCardProps {
  link: RegistrationLink;
  onShowCode: () => void;
  onClose: () => void;
}

const TONES: Readonly<Record<RegistrationLinkState, PillProps['tone']>> = {
  open: 'win',
  expired: 'plain',
  exhausted: 'accent',
  closed: 'loss',
};

const COUNTS = ['visits', 'registrations', 'firstDeposits'] as const;

/** One registration link: address, terms, limits, and what came of it. */
export function LinkCard({ link, onShowCode, onClose }: LinkCardProps) {
  const { code, url, state, accountType, terms, expiresAt, useLimit, note } = link;
  const say = useTexts('agent');
  const locale = useLocale();
  return (
    <Card as="li" className={styles.link}>
      <div className={styles.head}>
        <h2 className={`tabular ${styles.code}`}>{code}</h2>
        <Pill tone={TONES[state]}>{say(`agent:links.state.${state}`)}</Pill>
      </div>
      {note === '' ? null : <p>{note}</p>}
      <p className={styles.quiet}>
        {say(`agent:type.${accountType}`)} · <TermsText terms={terms} />
      </p>
      <div className={styles.address}>
        <span>{url}</span>
        <CopyButton value={url} label={code} />
      </div>
      <dl className={styles.counts}>
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{say(`agent:links.${count}`)}</dt>
            <dd className="tabular">{link[count].toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        {expiresAt === null
          ? say('agent:links.noExpiry')
          : say('agent:links.expires', { at: formatMoment(expiresAt, locale) })}{' '}
        {useLimit === null
          ? say('agent:links.noLimit')
          : say('agent:links.limited', { count: useLimit })}
      </p>
      <div className={styles.actions}>
        <Button tone="secondary" size="small" onClick={onShowCode}>
          <Icon name="qr" size="small" />
          {say('agent:links.qr')}
          <span className="visually-hidden">: {code}</span>
        </Button>
        {state === 'closed' ? null : (
          <Button tone="quiet" size="small" onClick={onClose}>
            {say('agent:links.close')}
            <span className="visually-hidden">: {code}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
