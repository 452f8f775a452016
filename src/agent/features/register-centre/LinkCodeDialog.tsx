import type { RegistrationLink } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { QrCode } from '#ui/kit/QrCode.tsx';
import styles from './RegisterCentre.module.css';

export interface LinkCodeDialogProps {
  link: RegistrationLink;
  onClose: () => void;
}

/** A registration link to scan. */
export function LinkCodeDialog({ link, onClose }: LinkCodeDialogProps) {
  const say = useTexts('agent');
  return (
    <Dialog title={link.code} intro={say('agent:links.qr.text')} onClose={onClose}>
      <div className={styles.qr}>
        <QrCode text={link.url} label={say('agent:link.qr')} />
        <span>{link.url}</span>
        <CopyButton value={link.url} label={link.code} />
      </div>
    </Dialog>
  );
}
