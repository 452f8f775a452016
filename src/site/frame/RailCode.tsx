import { useId } from 'react';
import type { Label } from '#brand/site-plan.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { QrPopover } from './QrPopover.tsx';
import styles from './RailLink.module.css';

export interface RailCodeProps {
  href: string;
  icon: string;
  label: Label;
}

/** An entry of the rail that opens the QR code of its address. */
export function RailCode({ href, icon, label }: RailCodeProps) {
  const id = useId();
  const name = useLabel()(label);
  return (
    <>
      <button type="button" className={styles.link} popoverTarget={id}>
        <Icon name={icon} />
        <span>{name}</span>
      </button>
      <QrPopover id={id} label={name} href={href} at="rail" />
    </>
  );
}
