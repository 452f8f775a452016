import { type ReactNode, Suspense, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../class-names.ts';
import { IconButton } from '../IconButton.tsx';
import { useHydrated } from '../useHydrated.ts';
import { useModal } from '../useModal.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /**
   * The close button and Escape. Clicking outside does nothing: typed words would be lost.
   * undefined: it stays until what it asks for is done.
   */
  onClose: (() => void) | undefined;
  /** plain: a card in the middle. split: with a picture next to it. sheet: from the side. */
  shape?: 'plain' | 'split' | 'sheet' | undefined;
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** The picture of the split shape. */
  aside?: ReactNode;
  /** Words under the title. */
  intro?: ReactNode;
  /** Money is on its way: the dialog cannot be closed until it has arrived. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A modal dialog of a brand: keeps focus, gives it back, fills small screens. */
export function Dialog(props: DialogProps) {
  if (!useHydrated()) return null;
  // Within the element that carries the brand's shape, outside everything a page clips or hides.
  return createPortal(
    <OpenDialog {...props} />,
    document.getElementById('overlays') ?? document.body,
  );
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, shape = 'plain', width = 'narrow', aside, intro, busy = false } = props;
  const say = useTexts('ui');
  const id = useId();
  const { modal, isOpen } = useModal({ onClose: busy ? undefined : onClose, focusesItself: true });
  return (
    <dialog
      {...modal}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(styles.dialog, styles[shape], styles[width])}
    >
      {shape === 'split' && aside !== undefined ? (
        <div className={styles.aside}>{aside}</div>
      ) : null}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id} className={`display ${styles.title}`}>
            {title}
          </h2>
          {onClose === undefined ? null : (
            <IconButton
              icon="close"
              label={say('ui:close')}
              className={styles.close}
              disabled={busy}
              onClick={onClose}
            />
          )}
        </div>
        {intro === undefined ? null : <div className={styles.intro}>{intro}</div>}
        {/* What is on its way must not hide the dialog, which would close it and open it again. */}
        <Suspense fallback={null}>{isOpen ? props.children : null}</Suspense>
      </div>
    </dialog>
  );
}
