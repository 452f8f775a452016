import type { AgentContract } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './Contracts.module.css';

export interface EndContractDialogProps {
  contract: AgentContract;
  onAsked: () => void;
  onClose: () => void;
}

/** A confirmation before the end of a contract is asked for. */
export function EndContractDialog({ contract, onAsked, onClose }: EndContractDialogProps) {
  const { contractId, side, account, terms } = contract;
  const say = useTexts('agent', 'ui');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('askContractEnd');
  const confirm = async (): Promise<void> => {
    const outcome = await run({ params: { contractId } });
    if (outcome.ok) onAsked();
  };
  return (
    <Dialog
      title={say('agent:contract.end.title')}
      intro={say('agent:contract.end.text', {
        account: side === 'brand' ? say('agent:contract.brand') : account,
        count: terms.noticeDays,
      })}
      busy={pending}
      onClose={onClose}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onClose}>
          {say('ui:cancel')}
        </Button>
        <Button tone="danger" pending={pending} onClick={() => void confirm()}>
          {say('agent:contract.end')}
        </Button>
      </div>
    </Dialog>
  );
}
