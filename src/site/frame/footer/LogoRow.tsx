import { useRef } from 'react';
import type { FooterLogo } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { broughtPicture } from '#ui/picture/scheme-picture.ts';
import { useSeen } from '#ui/picture/useSeen.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import styles from './LogoRow.module.css';

export interface LogoRowProps {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences';
  logos: readonly FooterLogo[];
}

/**
 * Logos out of the registry: banks, game providers, ways to pay, licences. There are dozens, so they
 * are words until somebody gets there: a browser's own laziness fetches them with the first screen.
 */
export function LogoRow({ kind, logos }: LogoRowProps) {
  const say = useTexts('shell');
  const label = useLabel();
  const point = usePointer();
  const row = useRef<HTMLUListElement>(null);
  const seen = useSeen(row);
  if (logos.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{say(`shell:footer.${kind}`)}</h2>
      <ul ref={row} className={styles.row}>
        {logos.map((logo) => (
          <li key={logo.id} className={styles.logo} {...point(logo)}>
            {seen ? (
              <Picture picture={broughtPicture(logo.logo)} alt={label(logo.alt)} need="soon" />
            ) : (
              label(logo.alt)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
