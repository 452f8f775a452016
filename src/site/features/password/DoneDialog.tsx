import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import styles from './PasswordForm.module.css';

export interface DoneDialogProps {
  title: string;
  text: string;
  action: string;
  onClose: () => void;
}

/** What has been done, in the place of the form that did it. */
export function DoneDialog({ title, text, action, onClose }: DoneDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        <p role="status">{text}</p>
        <Button size="large" wide autoFocus onClick={onClose}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
