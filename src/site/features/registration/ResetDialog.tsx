import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './RegistrationForm.module.css';

export interface ResetDialogProps {
  onAnswer: (clears: boolean) => void;
}

/** Asks before everything that was typed is cleared. */
export function ResetDialog({ onAnswer }: ResetDialogProps) {
  const say = useTexts('registration');
  return (
    <Dialog title={say('registration:reset.title')} onClose={() => onAnswer(false)}>
      <p>{say('registration:reset.text')}</p>
      <div className={styles.actions}>
        <Button size="large" wide onClick={() => onAnswer(true)}>
          {say('registration:reset.clear')}
        </Button>
        <Button tone="quiet" size="large" autoFocus onClick={() => onAnswer(false)}>
          {say('registration:reset.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
