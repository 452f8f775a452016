import type { PointReward } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './Goods.module.css';

/** Kind and tags of goods. */
export function GoodTags({ good: { kind, tags } }: { good: PointReward }) {
  const say = useTexts('points');
  return (
    <div className={styles.tags}>
      <Pill>{say(`points:kind.${kind}`)}</Pill>
      {tags.map((tag) => (
        <Pill key={tag} tone="accent">
          {say(`points:tag.${tag}`)}
        </Pill>
      ))}
    </div>
  );
}
