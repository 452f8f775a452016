import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { FriendList } from './FriendList.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import styles from './InviteFriendsScreen.module.css';
import { RewardSteps } from './RewardSteps.tsx';

/** How to invite friends, what it earns, and the progress of each friend. */
export function InviteFriendsScreen() {
  const say = useTexts('invite', 'records');
  const problemText = useProblemText();
  const { value, problem } = useQuery('getReferral', {});
  return (
    <AccountFrame title={say('invite:title')}>
      {problem?.code === 'REFERRAL_OFF' ? (
        <EmptyState icon="gift" title={say('invite:off.title')}>
          {say('invite:off.text')}
        </EmptyState>
      ) : value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={3} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <>
          <RewardSteps referral={value} />
          <InvitationCard code={value.code} url={value.url} />
          <Card as="section" className={styles.earned} aria-labelledby="invite-earned">
            <h2 id="invite-earned" className={styles.label}>
              {say('invite:earned')}
            </h2>
            <p className={`display ${styles.sum}`}>
              <Money micro={BigInt(value.earnedMicro)} currency={value.currency} />
            </p>
          </Card>
          <FriendList referral={value} />
        </>
      )}
    </AccountFrame>
  );
}
