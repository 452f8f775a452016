import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './FigureGrid.module.css';

export interface GridFigure {
  id: string;
  label: string;
  value: ReactNode;
  /** The records that the figure is made of. */
  href?: string | undefined;
}

/** Labelled figures side by side; one with an address is a link as a whole. */
export function FigureGrid({ figures }: { figures: readonly GridFigure[] }) {
  const { state } = useLocation();
  return (
    <dl className={styles.grid}>
      {figures.map(({ id, label, value, href }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>
            {href === undefined ? (
              label
            ) : (
              <Anchor className={styles.link} href={href} state={state}>
                {label}
                <Icon name="caretRight" size="small" className={styles.mark} />
              </Anchor>
            )}
          </dt>
          <dd className={`tabular ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
