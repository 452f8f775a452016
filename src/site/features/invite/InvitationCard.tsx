import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { QrCode } from '#ui/kit/QrCode.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './InviteFriendsScreen.module.css';

export interface InvitationCardProps {
  code: string;
  url: string;
}

/** Code and link to copy, to share and to scan. */
export function InvitationCard({ code, url }: InvitationCardProps) {
  const say = useTexts('invite');
  const { name: brand } = useSitePlan().identity;
  const canShare = useHydrated() && 'share' in navigator;
  const share = (): void => {
    const invitation = { title: brand, text: say('invite:share.text', { brand }), url };
    // Closing the share sheet rejects: nothing has to be said then.
    navigator.share(invitation).catch(() => undefined);
  };
  return (
    <Card as="section" className={styles.invitation} aria-labelledby="invite-link">
      <div className={styles.ways}>
        <h2 id="invite-link" className={styles.heading}>
          {say('invite:invitation')}
        </h2>
        <dl className={styles.lines}>
          <div className={styles.line}>
            <dt>{say('invite:code')}</dt>
            <dd>
              <span className={`tabular ${styles.code}`}>{code}</span>
              <CopyButton value={code} label={say('invite:code')} />
            </dd>
          </div>
          <div className={styles.line}>
            <dt>{say('invite:link')}</dt>
            <dd>
              <span className={styles.link}>{url}</span>
              <CopyButton value={url} label={say('invite:link')} />
            </dd>
          </div>
        </dl>
        {canShare ? (
          <div>
            <Button onClick={share}>
              <Icon name="paperPlane" />
              {say('invite:share')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={styles.qr}>
        <QrCode text={url} label={say('invite:qr')} />
        <p className={styles.quiet}>{say('invite:qr.text')}</p>
      </div>
    </Card>
  );
}
