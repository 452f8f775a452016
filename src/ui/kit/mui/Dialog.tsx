import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../class-names.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /**
   * The close button and Escape. Clicking outside does nothing: typed words would be lost.
   * undefined: it stays until what it asks for is done.
   */
  onClose: (() => void) | undefined;
  /** plain: a card in the middle. split: with a picture beside it. sheet: from the side. */
  shape?: 'plain' | 'split' | 'sheet' | undefined;
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** What stands beside the content in the split shape. */
  aside?: ReactNode;
  /** Words under the title. */
  intro?: ReactNode;
  /** Money is on its way: the dialog cannot be closed until it has arrived. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A modal dialog: keeps focus, gives it back, fills small screens. */
export function Dialog({
  title,
  onClose,
  shape = 'plain',
  width = 'narrow',
  aside,
  intro,
  busy = false,
  children,
}: DialogProps) {
  const say = useTexts('ui');
  const id = useId();
  return (
    <MuiRoot>
      <MuiDialog
        open
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown' && !busy) onClose?.();
        }}
        aria-labelledby={id}
        maxWidth={false}
        classes={{ container: cx(shape === 'sheet' && styles.besides) }}
        slotProps={{ paper: { className: cx(styles.paper, styles[shape], styles[width]) } }}
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
          {children}
        </div>
      </MuiDialog>
    </MuiRoot>
  );
}
