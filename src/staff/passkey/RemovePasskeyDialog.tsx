import type { StaffPasskeys } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useCommand } from '#ui/query/useCommand.ts';

export interface RemovePasskeyDialogProps {
  passkeyId: string;
  name: string;
  onClose: () => void;
  onRemoved: (next: StaffPasskeys) => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkeyId, name, onClose, onRemoved } = props;
  const say = useTexts('staff-passkey', 'ui');
  const { run, pending, problem } = useCommand('removeStaffPasskey');

  const remove = async (): Promise<void> => {
    const outcome = await run({ params: { passkeyId } });
    if (outcome.ok) onRemoved(outcome.value);
  };
  return (
    <Dialog
      title={say('staff-passkey:remove.title', { name })}
      onClose={pending ? undefined : onClose}
      actions={
        <>
          <Button
            tone="secondary"
            data-focus-first=""
            aria-disabled={pending}
            onClick={pending ? undefined : onClose}
          >
            {say('ui:cancel')}
          </Button>
          <Button tone="danger" pending={pending} onClick={() => void remove()}>
            {say('staff-passkey:remove.confirm')}
          </Button>
        </>
      }
    >
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p>{say('staff-passkey:remove.text')}</p>
    </Dialog>
  );
}
