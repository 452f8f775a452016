import { CopyButton } from '#ui/kit/CopyButton.tsx';
import styles from './Raffle.module.css';

export interface SeedRowProps {
  name: string;
  value: string;
}

/** A seed, a hash or a salt within a list of terms, ready to copy. */
export function SeedRow({ name, value }: SeedRowProps) {
  return (
    <div>
      <dt className={styles.quiet}>{name}</dt>
      <dd className={styles.seed}>
        <code>{value}</code>
        <CopyButton value={value} label={name} />
      </dd>
    </div>
  );
}
