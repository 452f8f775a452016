import { useId } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { QrPopover } from '../QrPopover.tsx';
import styles from './HeaderIconLink.module.css';

/** Opens the QR code of the download page, which a phone scans. */
export function AppDownload({ label, href }: { label: string; href: string }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.link}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        <Icon name="download" />
      </button>
      <QrPopover id={id} label={label} href={href} at="header" />
    </>
  );
}
