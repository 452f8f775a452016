import type { ReferralSignal } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './PromotionDesk.module.css';

/** Signs of one person behind several accounts. */
export function Signals({ signals }: { signals: readonly ReferralSignal[] }) {
  const say = useTexts('promotion-desk');
  if (signals.length === 0) return '–';
  return (
    <span className={styles.pills}>
      {signals.map((signal) => (
        <Pill key={signal} tone="loss">
          {say(`promotion-desk:signal.${signal}`)}
        </Pill>
      ))}
    </span>
  );
}
