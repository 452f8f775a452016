import type { Passkeys } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './Passkey.module.css';

export interface RemovePasskeyDialogProps {
  passkeyId: string;
  name: string;
  onClose: () => void;
  onRemoved: (next: Passkeys) => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkeyId, name, onClose, onRemoved } = props;
  const say = useTexts('passkey');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('removePasskey');

  const remove = async (): Promise<void> => {
    const outcome = await run({ params: { passkeyId } });
    if (outcome.ok) onRemoved(outcome.value);
  };
  return (
    <Dialog title={say('passkey:remove.title', { name })} onClose={onClose} busy={pending}>
      <div className={styles.words}>
        <p>{say('passkey:remove.text')}</p>
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
        <div className={styles.actions}>
          <Button tone="danger" pending={pending} onClick={() => void remove()}>
            {say('passkey:remove.confirm')}
          </Button>
          <Button tone="secondary" aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {say('passkey:cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
