import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { cx } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

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

/** A modal dialog of the staff's apps. It fills small screens. */
export function Dialog({ title, onClose, veiled, wide, finder, children, actions }: DialogProps) {
  const say = useTexts('ui');
  const titleId = useId();
  const { modal } = useModal({ onClose });
  return (
    <dialog
      {...modal}
      className={cx(
        styles.dialog,
        veiled === true && styles.veiled,
        wide === true && styles.wide,
        finder === true && styles.finder,
      )}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose?.();
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
