import { useState } from 'react';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { AvailableFunds } from './AvailableFunds.tsx';
import { isOpenWithdrawal } from './withdrawal-steps.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { WithdrawalTracker } from './WithdrawalTracker.tsx';
import styles from './WithdrawalScreen.module.css';

/** Withdrawals in sight on one page: as many as may be under way, and some that have ended. */
const LATEST = 10;

/** Paying out: what is there and what is locked, requests under way, a new one, and those before. */
export function WithdrawalScreen() {
  // Its parts' texts too: all come in one request.
  const say = useTexts('withdrawal', 'bank-account');
  const problemText = useProblemText();
  const offer = useQuery('getWithdrawalOffer', {});
  const list = useQuery('listWithdrawals', { query: { limit: LATEST } });
  const [changes, setChanges] = useState(0);
  const refresh = (): void => {
    setChanges((count) => count + 1);
    void Promise.all([offer.refresh(), list.refresh()]);
  };
  useTopic('withdrawal', refresh);
  const problem = offer.problem ?? list.problem;
  const open = (list.value?.items ?? []).filter(isOpenWithdrawal);
  return (
    <AccountFrame title={say('withdrawal:title')}>
      {offer.value === undefined || list.value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={2} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <>
          <AvailableFunds offer={offer.value} />
          {open.length === 0 ? null : (
            <section aria-labelledby="withdrawals-open" className={styles.open}>
              <h2 id="withdrawals-open" className={styles.heading}>
                {say('withdrawal:open')}
              </h2>
              {open.map((withdrawal) => (
                <WithdrawalTracker
                  key={withdrawal.withdrawalId}
                  withdrawal={withdrawal}
                  onChanged={refresh}
                />
              ))}
            </section>
          )}
          <WithdrawalForm offer={offer.value} isFollowed={open.length > 0} onRequested={refresh} />
        </>
      )}
      <WithdrawalHistory key={changes} />
    </AccountFrame>
  );
}
