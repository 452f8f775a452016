import styles from './Initial.module.css';

/** A person's first letter on the brand's colour. */
export function Initial({ name }: { name: string }) {
  const [letter = ''] = name;
  return (
    <span className={styles.initial} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
