import styles from './Count.module.css';

export interface CountProps {
  value: number;
  /** Says what is counted. */
  label: string;
  /** On the corner of a picture, instead of beside a word. */
  corner?: boolean;
}

const MOST_SHOWN = 99;

/** How many wait for the reader; nothing at none. */
export function Count({ value, label, corner = false }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={styles.count} data-corner={corner || undefined}>
      <span aria-hidden="true">{value > MOST_SHOWN ? `${MOST_SHOWN}+` : value}</span>
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
