import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from '@phosphor-icons/react/X';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from './IconAction.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  open: boolean;
  title: string;
  /** Left out: it can only be left by what is in it. */
  onClose?: (() => void) | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

/** A dialog; on small screens it fills them. Focus comes back to where it was. */
export function Sheet({ open, title, onClose, wide = false, children, actions }: SheetProps) {
  const say = useTexts('builder');
  const small = useMediaQuery('(max-width: 600px)');
  const titleId = useId();
  return (
    <Dialog
      open={open}
      {...(onClose === undefined ? {} : { onClose })}
      aria-labelledby={titleId}
      fullScreen={small}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose === undefined ? null : (
          <IconAction label={say('builder:close')} icon={<X size={18} />} onClick={onClose} />
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {actions === undefined ? null : <footer className={styles.foot}>{actions}</footer>}
    </Dialog>
  );
}
