import { useState } from 'react';
import type { OfficeFeedback } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import styles from './HandleDialog.module.css';

/** The contract's bound of a note. */
const MAX_NOTE = 300;

export interface HandleDialogProps {
  /** As it was when the dialog was asked for: what somebody else did since is told, not undone. */
  feedback: OfficeFeedback;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** Says that it is done, or takes that back, with a note for colleagues. */
export function HandleDialog({ feedback, refresh, onClose }: HandleDialogProps) {
  const say = useTexts('feedback-desk', 'ui');
  const [note, setNote] = useState('');
  const { run, pending, problem } = useCommand('handleFeedback');
  const { id, brand, version, handled, content } = feedback;
  const action = handled ? 'reopen' : 'handle';

  const confirm = async (): Promise<void> => {
    const outcome = await run({
      params: { brand, feedbackId: id },
      body: { version, handled: !handled, note: note.trim() },
    });
    await refresh();
    if (outcome.ok) onClose();
  };
  return (
    <Dialog
      title={say(`feedback-desk:action.${action}`)}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {say('ui:cancel')}
          </Button>
          <Button pending={pending} onClick={() => void confirm()}>
            {say(`feedback-desk:action.${action}`)}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <blockquote className={styles.words} dir="auto">
        {content}
      </blockquote>
      <p>{say(`feedback-desk:effect.${action}`)}</p>
      <TextAreaField
        label={say('feedback-desk:note')}
        hint={say('feedback-desk:noteHint')}
        value={note}
        maxLength={MAX_NOTE}
        onChange={setNote}
      />
    </Dialog>
  );
}
