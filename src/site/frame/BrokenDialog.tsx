import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { reloadKeepingTyped } from './typed-texts.ts';
import styles from './BrokenDialog.module.css';

export interface BrokenDialogProps {
  kind: 'missing' | 'broken';
  onClose: () => void;
}

/**
 * Stands where a dialog failed. The browser's own dialog: the kit's may be the very part that is
 * missing. Closing it leaves the page and what was typed there; loading again keeps that as well.
 */
export function BrokenDialog({ kind, onClose }: BrokenDialogProps) {
  const say = useTexts('shell', 'ui');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it goes, it gives focus back.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {say(`shell:error.${kind}.title`)}
        </h2>
        <IconButton icon="close" label={say('ui:close')} onClick={onClose} />
      </div>
      <p className={styles.words}>{say(`shell:error.${kind}.text`)}</p>
      <Button onClick={reloadKeepingTyped}>{say('shell:error.reload')}</Button>
    </dialog>
  );
}
