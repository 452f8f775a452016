import type { RegistrationLink } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './RegisterCentre.module.css';

export interface CloseLinkDialogProps {
  link: RegistrationLink;
  onClosed: () => void;
  onClose: () => void;
}

/** Asks before a registration link is closed: that cannot be undone. */
export function CloseLinkDialog({ link, onClosed, onClose }: CloseLinkDialogProps) {
  const say = useTexts('agent', 'ui');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('closeRegistrationLink');
  const confirm = async (): Promise<void> => {
    const outcome = await run({ params: { linkId: link.linkId } });
    if (outcome.ok) onClosed();
  };
  return (
    <Dialog
      title={say('agent:links.close.title', { code: link.code })}
      intro={say('agent:links.close.text')}
      busy={pending}
      onClose={onClose}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className={styles.actions}>
        <Button tone="danger" pending={pending} onClick={() => void confirm()}>
          {say('agent:links.close')}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {say('ui:cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
