import type { GuessSide } from '../rules.ts';
import styles from './HiLoView.module.css';

/** Up for higher, down for lower. */
export function SideArrow({ side }: { side: GuessSide }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.arrow} aria-hidden="true">
      <path d={side === 'high' ? 'M12 4 21 14H16V20H8V14H3Z' : 'M12 20 3 10H8V4H16V10H21Z'} />
    </svg>
  );
}
