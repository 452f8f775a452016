import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { AccountFrame } from '../../../frame/AccountFrame.tsx';
import { SignInAction } from '../SignInAction.tsx';
import styles from './Missions.module.css';
import { MissionsView } from './MissionsView.tsx';

/** Missions with the player's progress, and the rankings that run. */
export function MissionsScreen() {
  // The texts of its parts too: all load in one request.
  const say = useTexts('mission', 'promotion', 'plan', 'ui');
  const { hasWallet } = useSession();
  return (
    <AccountFrame title={say('mission:title')}>
      <p className={styles.lead}>{say('mission:lead')}</p>
      {hasWallet ? (
        <MissionsView />
      ) : (
        <Card className={styles.invitation}>
          <SignInAction />
        </Card>
      )}
    </AccountFrame>
  );
}
