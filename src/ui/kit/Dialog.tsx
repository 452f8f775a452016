import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { cx } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Left out: it can only be left by what is in it. */
  onClose?: (() => void) | undefined;
  /** Hides what is behind it, for when it may be looked at by somebody else. */
  veiled?: boolean | undefined;
  /** For tables and comparisons. */
  wide?: boolean | undefined;
  /** At the top of the window, as wide as a line of text, without a heading of its own. */
  finder?: boolean | undefined;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

/**
 * The browser's own modal dialog: the page behind it is inert, and focus comes back to where it was.
 * It is open as long as it is rendered. What is marked `data-focus-first` has the focus at first, else
 * the first thing that can. On small screens it fills them.
 */
export function Dialog({ title, onClose, veiled, wide, finder, children, actions }: DialogProps) {
  const say = useTexts('ui');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    // Closed before it leaves the page, else the browser does not give the focus back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={cx(
        styles.dialog,
        veiled === true && styles.veiled,
        wide === true && styles.wide,
        finder === true && styles.finder,
      )}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React lets it bubble from a dialog inside this one.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      // A browser may close on a second Escape whatever the page says.
      onClose={(event) => {
        if (event.target !== dialog.current) return;
        if (onClose === undefined) dialog.current?.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className={styles.sheet}>
        <div className={finder === true ? 'visually-hidden' : styles.head}>
          <h2 id={titleId} className={`display ${styles.title}`}>
            {title}
          </h2>
          {onClose === undefined || finder === true ? null : (
            <IconButton icon="close" label={say('ui:close')} onClick={onClose} />
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {actions === undefined ? null : <div className={styles.foot}>{actions}</div>}
      </div>
    </dialog>
  );
}
