import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './RegistrationForm.module.css';

export interface InvitationErrorDialogProps {
  code: string;
  onDrop: (goesOn: boolean) => void;
}

/** Nobody invites by the code: the person goes on without it, or looks at it again. */
export function InvitationErrorDialog({ code, onDrop }: InvitationErrorDialogProps) {
  const say = useTexts('registration');
  return (
    <Dialog title={say('registration:invitation.wrong')} onClose={() => onDrop(false)}>
      <p>{say('registration:invitation.text', { code })}</p>
      <div className={styles.actions}>
        <Button size="large" wide autoFocus onClick={() => onDrop(true)}>
          {say('registration:invitation.without')}
        </Button>
        <Button tone="quiet" size="large" onClick={() => onDrop(false)}>
          {say('registration:invitation.back')}
        </Button>
      </div>
    </Dialog>
  );
}
