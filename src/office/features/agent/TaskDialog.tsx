import { type ReactNode, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';

/** The contract's bounds of a reason. */
const MIN_REASON = 3;
const MAX_REASON = 300;

export interface TaskDialogProps {
  title: string;
  /** Of the button that does it. */
  label: string;
  effect: string;
  /** The fields are complete. */
  isReady: boolean;
  pending: boolean;
  problem: ProblemError | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Says what a task does and asks for its fields and the reason. */
export function TaskDialog(props: TaskDialogProps) {
  const { title, label, effect, isReady, pending, problem, onConfirm, onClose, children } = props;
  const say = useTexts('agent-desk', 'office', 'ui');
  const [reason, setReason] = useState('');
  const mayConfirm = isReady && reason.trim().length >= MIN_REASON;
  return (
    <Dialog
      title={title}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button tone="secondary" aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {say('ui:cancel')}
          </Button>
          <Button
            pending={pending}
            aria-disabled={!mayConfirm}
            onClick={() => mayConfirm && onConfirm(reason.trim())}
          >
            {label}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p>{effect}</p>
      {children}
      <TextAreaField
        label={say('office:queue.reason')}
        hint={say('agent-desk:reasonHint')}
        value={reason}
        maxLength={MAX_REASON}
        onChange={setReason}
      />
    </Dialog>
  );
}
