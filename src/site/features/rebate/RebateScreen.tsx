import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { CashBackCard } from './CashBackCard.tsx';
import { RebateHistory } from './RebateHistory.tsx';
import { TodayRebate } from './TodayRebate.tsx';

/** Bets count while the page is open. */
const REFRESH_MS = 15_000;

/** Today's rebate as it grows, the cash back of the period, and every line before. */
export function RebateScreen() {
  const say = useTexts('rebate', 'records');
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery('getRebate', undefined, { everyMs: REFRESH_MS });
  const [claims, setClaims] = useState(0);
  return (
    <AccountFrame title={say('rebate:title')}>
      {problem?.code === 'REBATE_OFF' ? (
        <EmptyState icon="percent" title={say('rebate:off.title')}>
          {say('rebate:off.text')}
        </EmptyState>
      ) : value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={3} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <>
          <TodayRebate
            rebate={value}
            onClaimed={() => {
              setClaims((count) => count + 1);
              void refresh();
            }}
          />
          {value.cashBack === null ? null : (
            <CashBackCard cashBack={value.cashBack} currency={value.currency} />
          )}
          {/* Read again after a claim. */}
          <RebateHistory key={claims} />
        </>
      )}
    </AccountFrame>
  );
}
