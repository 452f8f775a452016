import { useState } from 'react';
import type { DepositLimits as Limits } from '#contract/generated/types.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { DepositLimitRow } from './DepositLimitRow.tsx';
import styles from './DepositLimits.module.css';

/** The player's own limits on deposits, one for each period. */
export function DepositLimits() {
  const say = useTexts('deposit-limit');
  const problemText = useProblemText();
  const { value, problem } = useQuery('getDepositLimits');
  const [changed, setChanged] = useState<Limits | null>(null);
  const limits = changed ?? value;
  return (
    <Card as="section" aria-labelledby="deposit-limits">
      <h2 id="deposit-limits" className={styles.heading}>
        {say('deposit-limit:title')}
      </h2>
      <p className={styles.text}>{say('deposit-limit:text')}</p>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {limits?.limits.map((limit) => (
        <DepositLimitRow
          key={limit.period}
          limit={limit}
          currency={limits.currency}
          onChanged={setChanged}
        />
      ))}
    </Card>
  );
}
