import { useState } from 'react';
import type { PointsConfigValue } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useSession } from '#ui/session/useSession.ts';
import styles from './BalanceCard.module.css';
import { ConvertDialog } from './ConvertDialog.tsx';
import { EarningDialog } from './EarningDialog.tsx';
import { OwnPoints } from './OwnPoints.tsx';
import { SignInInvitation } from './SignInInvitation.tsx';

export interface BalanceCardProps {
  config: PointsConfigValue;
  onConverted: () => void;
}

/** The player's points with what to do with them. Visitors see an invitation to sign in. */
export function BalanceCard({ config, onConverted }: BalanceCardProps) {
  const say = useTexts('points');
  const { hasWallet } = useSession();
  const [dialog, setDialog] = useState<'convert' | 'earning' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <Card as="section" surface="raised" className={styles.card} aria-labelledby="points-balance">
      <span className={styles.disc}>
        <Icon name="coins" size="large" />
      </span>
      <div className={styles.words}>{hasWallet ? <OwnPoints /> : <SignInInvitation />}</div>
      <div className={styles.actions}>
        {hasWallet ? (
          <Button onClick={() => setDialog('convert')}>{say('points:convert')}</Button>
        ) : null}
        <Button tone="quiet" onClick={() => setDialog('earning')}>
          {say('points:earning')}
        </Button>
      </div>
      {dialog === 'earning' ? <EarningDialog config={config} onClose={close} /> : null}
      {dialog === 'convert' && hasWallet ? (
        <ConvertDialog config={config} onConverted={onConverted} onClose={close} />
      ) : null}
    </Card>
  );
}
