import type { VipState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { LevelCard } from './LevelCard.tsx';
import styles from './Vip.module.css';

/** All levels, the lowest first. */
export function LevelList({ vip }: { vip: VipState }) {
  const say = useTexts('vip');
  return (
    <section className={styles.list} aria-labelledby="vip-levels">
      <h2 id="vip-levels" className={styles.heading}>
        {say('vip:levels')}
      </h2>
      <ol className={styles.grid}>
        {vip.levels.map((step) => (
          <LevelCard
            key={step.level}
            step={step}
            currency={vip.currency}
            isCurrent={step.level === vip.level}
          />
        ))}
      </ol>
    </section>
  );
}
