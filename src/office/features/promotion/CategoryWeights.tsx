import { gameCategorys } from '#contract/generated/enum-values.ts';
import type { CategoryWeight } from '#contract/generated/types.ts';
import grid from '#staff/setting/FieldGrid.module.css';
import { CATEGORY_TEXTS } from '#ui/i18n/category-texts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './PromotionDesk.module.css';
import { WholeField } from './WholeField.tsx';

const PERCENT = { minimum: 0, maximum: 100 } as const;

/** HOT only collects titles of the others. */
const WEIGHED = gameCategorys.filter((category) => category !== 'HOT');

export interface CategoryWeightsProps {
  weights: readonly CategoryWeight[];
  fault: string | undefined;
  onChange: (weights: CategoryWeight[]) => void;
}

/** How much of a stake counts in each category. None listed: all of it, everywhere. */
export function CategoryWeights({ weights, fault, onChange }: CategoryWeightsProps) {
  const say = useTexts('promotion-desk', 'plan');
  const differs = weights.length > 0;
  const percentOf = (category: string): number =>
    weights.find(({ gameCategory }) => gameCategory === category)?.percent ?? 0;
  return (
    <section className={styles.group} aria-label={say('promotion-desk:field.categoryWeights')}>
      <Switch
        label={say('promotion-desk:field.categoryWeights')}
        checked={differs}
        onChange={(on) =>
          onChange(on ? WEIGHED.map((gameCategory) => ({ gameCategory, percent: 100 })) : [])
        }
      >
        {say('promotion-desk:hint.categoryWeights')}
      </Switch>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      {differs ? (
        <div className={grid.fields}>
          {WEIGHED.map((category) => (
            <WholeField
              key={category}
              label={`${say(CATEGORY_TEXTS[category])} · ${category}`}
              value={percentOf(category)}
              after="%"
              bounds={PERCENT}
              onChange={(percent) =>
                onChange(
                  WEIGHED.map((gameCategory) => ({
                    gameCategory,
                    percent: gameCategory === category ? percent : percentOf(gameCategory),
                  })),
                )
              }
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
