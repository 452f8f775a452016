import { useState } from 'react';
import type { AgentContract } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { formatDay } from '../../frame/format-day.ts';
import { Explanation } from '../../frame/Panel.tsx';
import styles from './Contracts.module.css';
import { EndContractDialog } from './EndContractDialog.tsx';
import { isEndAskedOfReader } from '../../frame/waiting-answer.ts';

export interface ContractEndProps {
  contract: AgentContract;
  onChanged: () => void;
}

/** The end of an active contract: a request for it, or the answer to the other side's request. */
export function ContractEnd({ contract, onChanged }: ContractEndProps) {
  const { account, endAskedBy, endsByItselfOn } = contract;
  const say = useTexts('agent');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  if (isEndAskedOfReader(contract)) return <EndAnswer contract={contract} onChanged={onChanged} />;
  if (endAskedBy !== null) {
    const day = endsByItselfOn === null ? '–' : formatDay(endsByItselfOn, locale);
    return <Explanation>{say('agent:contract.end.asked', { day })}</Explanation>;
  }
  return (
    <div className={styles.actions}>
      <Button tone="secondary" size="small" onClick={() => setAsking(true)}>
        {say('agent:contract.end')}
        <span className="visually-hidden">: {account}</span>
      </Button>
      {isAsking ? (
        <EndContractDialog
          contract={contract}
          onAsked={() => {
            setAsking(false);
            onChanged();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function EndAnswer({ contract, onChanged }: ContractEndProps) {
  const { contractId, side, account, endsByItselfOn } = contract;
  const say = useTexts('agent');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('answerContractEnd');
  const [isRefused, setRefused] = useState(false);
  const day = endsByItselfOn === null ? '–' : formatDay(endsByItselfOn, locale);
  const answer = async (agrees: boolean): Promise<void> => {
    const outcome = await run({ params: { contractId }, body: { agrees } });
    if (!outcome.ok) return;
    setRefused(!agrees);
    onChanged();
  };
  return (
    <div className={styles.part}>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {isRefused ? (
        <Notice tone="good">{say('agent:contract.end.refused', { day })}</Notice>
      ) : (
        <Notice tone="warning">
          {say('agent:contract.end.request', {
            account: side === 'brand' ? say('agent:contract.brand') : account,
            day,
          })}
        </Notice>
      )}
      <div className={styles.answers}>
        <Button tone="secondary" pending={pending} onClick={() => void answer(false)}>
          {say('agent:contract.end.refuse')}
        </Button>
        <Button tone="secondary" pending={pending} onClick={() => void answer(true)}>
          {say('agent:contract.end.agree')}
        </Button>
      </div>
    </div>
  );
}
