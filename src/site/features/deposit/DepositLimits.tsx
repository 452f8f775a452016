import { useState } from 'react';
import type { DepositLimits as Limits } from '#contract/generated/types.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { DepositLimitRow } from './DepositLimitRow.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';

/** The player's own limits on deposits, one for each period. */
export function DepositLimits() {
  const say = useTexts('deposit-limit');
  const problemText = useProblemText();
  const { value, problem } = useQuery('getDepositLimits');
  const [changed, setChanged] = useState<Limits | null>(null);
  const limits = changed ?? value;
  return (
    <AccountCard
      id="deposit-limits"
      title={say('deposit-limit:title')}
      text={say('deposit-limit:text')}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {limits?.limits.map((limit) => (
        <DepositLimitRow
          key={limit.period}
          limit={limit}
          currency={limits.currency}
          onChanged={setChanged}
        />
      ))}
    </AccountCard>
  );
}
