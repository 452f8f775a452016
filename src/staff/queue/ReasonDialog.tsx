import { type ReactNode, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { TextAreaField } from '../kit/TextAreaField.tsx';

/** The contract's bounds of a reason. */
const MIN_REASON = 3;
const MAX_REASON = 500;

export interface ReasonDialogProps {
  title: string;
  /** Of the button that does it. */
  label: string;
  effect: string;
  hint: string;
  pending: boolean;
  problem: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Says what an action does and asks why, for the trail. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, effect, hint, pending, problem, onConfirm, onClose } = props;
  const say = useTexts('office', 'ui');
  const [reason, setReason] = useState('');
  const isGiven = reason.trim().length >= MIN_REASON;
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
            aria-disabled={!isGiven}
            onClick={() => isGiven && onConfirm(reason.trim())}
          >
            {label}
          </Button>
        </>
      }
    >
      {problem}
      <p>{effect}</p>
      <TextAreaField
        label={say('office:queue.reason')}
        hint={hint}
        value={reason}
        maxLength={MAX_REASON}
        onChange={setReason}
      />
    </Dialog>
  );
}
