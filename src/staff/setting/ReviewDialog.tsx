import { type ReactNode, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';
import { TextAreaField } from '../kit/TextAreaField.tsx';

/** The contract's bounds of a reason. */
const MIN_REASON = 3;
const MAX_REASON = 300;

export interface ReviewDialogProps {
  title: string;
  /** What the button does. */
  action: string;
  /** It takes something away from players. */
  grave?: boolean | undefined;
  pending: boolean;
  problem: ProblemError | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** What changes, from what to what. */
  children: ReactNode;
}

/** The last look before a change: what it does, and why it is made. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title, action, grave = false, pending, problem, onClose, onConfirm, children } = props;
  const say = useTexts('office', 'ui');
  const [reason, setReason] = useState('');
  const given = reason.trim().length >= MIN_REASON;
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
            tone={grave ? 'danger' : 'primary'}
            pending={pending}
            aria-disabled={!given}
            onClick={given ? () => onConfirm(reason.trim()) : undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {children}
      <TextAreaField
        label={say('office:desk.reason')}
        hint={say('office:desk.reasonHint')}
        value={reason}
        maxLength={MAX_REASON}
        onChange={setReason}
      />
    </Dialog>
  );
}
