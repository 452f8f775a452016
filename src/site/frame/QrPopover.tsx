import { useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useArt } from '#ui/plan/useArt.ts';
import { lazyChunk } from './lazy-chunk.tsx';
import styles from './QrPopover.module.css';

const QrCode = lazyChunk(
  async () => (await import('#ui/kit/QrCode.tsx')).QrCode,
  <span className={styles.waiting} />,
);

export interface QrPopoverProps {
  id: string;
  /** Name of the button that opens it. */
  label: string;
  /** Address that the code leads to. */
  href: string;
  /** Place where it opens: below the header, or next to the rail at the end of the page. */
  at: 'header' | 'rail';
}

/** A QR code for a phone, with the site's icon, and the same address as a link. */
export function QrPopover({ id, label, href, at }: QrPopoverProps) {
  const say = useTexts('shell');
  const { icon } = useArt();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      id={id}
      className={styles.popover}
      data-at={at}
      popover="auto"
      role="group"
      aria-labelledby={heading}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <p id={heading} className={styles.title}>
        {label}
      </p>
      {/* Its address needs the browser's, and the code is of no use before it is opened. */}
      {isOpen ? (
        <div className={styles.code}>
          <QrCode
            text={new URL(href, location.origin).href}
            label={say('shell:qr.label')}
            margin={0}
            icon={icon}
          />
        </div>
      ) : null}
      <p className={styles.text}>{say('shell:qr.text')}</p>
      <ButtonLink tone="secondary" size="small" href={href}>
        {say('shell:qr.open')}
      </ButtonLink>
    </div>
  );
}
