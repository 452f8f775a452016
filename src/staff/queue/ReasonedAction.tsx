import { useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

interface ReasonedActionProps extends Pick<
  ReasonDialogProps,
  'label' | 'effect' | 'hint' | 'pending'
> {
  /** Of the button, and of the dialog that it opens. */
  title: string;
  problem: ProblemError | null;
  /** @returns whether it was done; if not, the dialog stays with the problem */
  onConfirm: (reason: string) => Promise<boolean>;
}

/** A button for what staff do with a reason. */
export function ReasonedAction({ title, problem, onConfirm, ...dialog }: ReasonedActionProps) {
  const [isAsked, setAsked] = useState(false);
  const confirm = async (reason: string): Promise<void> => {
    if (await onConfirm(reason)) setAsked(false);
  };
  return (
    <>
      <div>
        <Button tone="secondary" size="small" onClick={() => setAsked(true)}>
          {title}
        </Button>
      </div>
      {isAsked ? (
        <ReasonDialog
          {...dialog}
          title={title}
          problem={problem === null ? null : <ProblemPanel problem={problem} />}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
